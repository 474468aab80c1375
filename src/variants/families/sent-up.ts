import { accepts, moved, takeable, topCard, type Card, type Plan, type Position } from '../../engine/index.js';

/** Whether a card that can go up also should, in a position. */
export type Sending = (card: Card, position: Position, plan: Plan) => boolean;

/** Sends cards to the foundations by themselves, again and again the first of some groups that can and should go. */
export function sentUp(
  from: readonly string[],
  should: Sending = () => true,
): (position: Position, plan: Plan) => Position {
  return (start, plan) => {
    const sources = from.flatMap((group) => plan.byGroup.get(group)!);
    const goals = plan.byGroup.get('foundation')!;
    let position = start;
    for (let next: Position | undefined = start; next; next = firstSent()) position = next;
    return position;

    function firstSent(): Position | undefined {
      for (const source of sources) {
        const card = topCard(position.piles[source.index]!);
        if (!card || !takeable(source, position) || !should(card, position, plan)) continue;
        const goal = goals.find((pile) => accepts(plan, pile, position, source, [card]));
        if (goal) return moved(position, source.index, goal.index);
      }
      return undefined;
    }
  };
}
