import { moved, type Plan, type Position } from '../../engine/index.js';

/** Fills the empty piles of a group from a reserve, card by card and face up, as far as it lasts. */
export function refilled(group: string, reserve: string): (position: Position, plan: Plan) => Position {
  return (start, { byGroup }) => {
    const from = byGroup.get(reserve)![0]!.index;
    return byGroup.get(group)!.reduce((position, { index }) => {
      const isDue = !position.piles[index]!.cards.length && position.piles[from]!.cards.length;
      return isDue ? moved(position, from, index, { faceUp: true }) : position;
    }, start);
  };
}
