import { fits, type Build, type Card, type Plan, type Position } from '../../engine/index.js';

/** The cards of a whole suit. */
const SUIT = 13;

/** The piles of a group, each as its cards. */
export function cardsOf({ byGroup }: Plan, { piles }: Position, group: string): (readonly Card[])[] {
  return byGroup.get(group)!.map(({ index }) => piles[index]!.cards);
}

/** How many face-up cards lie on the face-up card that they belong on. */
export function joins(plan: Plan, position: Position, group: string, build: Build): number {
  let joined = 0;
  for (const cards of cardsOf(plan, position, group)) {
    for (let i = 1; i < cards.length; i++) {
      const [below, card] = [cards[i - 1]!, cards[i]!];
      if (below.faceUp && card.faceUp && fits(build, below, card)) joined++;
    }
  }
  return joined;
}

/** How many cards of a group lie face down. */
export function faceDown(plan: Plan, position: Position, group: string): number {
  return cardsOf(plan, position, group)
    .flat()
    .filter(({ faceUp }) => !faceUp).length;
}

/** How many piles of a group hold a whole suit and nothing else, built in one direction. */
export function wholeSuits(plan: Plan, position: Position, group: string, build: Build): number {
  return cardsOf(plan, position, group).filter(
    (cards) =>
      cards.length === SUIT &&
      cards.every((card, i) => card.faceUp && (i === 0 || fits(build, cards[i - 1]!, card))),
  ).length;
}
