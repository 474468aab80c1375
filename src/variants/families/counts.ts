import { fits, type Build, type Card, type Plan, type Position } from '../../engine/index.js';

/** The cards of a whole suit. */
const SUIT = 13;

/** The piles of a group, each as its cards. */
export function cardsOf({ byGroup }: Plan, { piles }: Position, group: string): (readonly Card[])[] {
  return byGroup.get(group)!.map(({ index }) => piles[index]!.cards);
}

/** How many face-up cards lie on the face-up card that they belong on. */
export function joins(plan: Plan, position: Position, group: string, build: Build): number {
  const joined = (cards: readonly Card[]) =>
    cards.filter((card, i) => card.faceUp && cards[i - 1]?.faceUp && fits(build, cards[i - 1]!, card)).length;
  return cardsOf(plan, position, group).reduce((sum, cards) => sum + joined(cards), 0);
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
