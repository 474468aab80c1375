import type { Pile, PileId, PilePlan } from '../engine/index.js';

/** A place where the keyboard or a screen reader stops: a card, some face-down cards, or an empty pile. */
export interface Stop {
  readonly pile: PileId;
  /** The card's index from the bottom; undefined: the pile itself. */
  readonly index: number | undefined;
}

/**
 * The stops of a pile, from the bottom up. Squared piles have one; in a fan each face-up card is one, and face-down
 * cards that follow each other are one together (that of the last of them).
 */
export function stopsOf(plan: PilePlan, pile: Pile): Stop[] {
  const top = pile.cards.length - 1;
  if (pile.role === 'stock') return [{ pile: pile.id, index: undefined }];
  if (top < 0) return plan.accept?.empty ? [{ pile: pile.id, index: undefined }] : [];
  if (!isColumn(plan)) return [{ pile: pile.id, index: top }];
  return pile.cards
    .map((card, index) => ({ card, index }))
    .filter(({ card, index }) => card.faceUp || index === top || pile.cards[index + 1]!.faceUp)
    .map(({ index }) => ({ pile: pile.id, index }));
}

/** Whether the cards of a pile lie below each other, each to be seen. */
export function isColumn({ fan }: PilePlan): boolean {
  return fan === 'down' || (fan !== undefined && 'down' in fan);
}

/** How many face-down cards a stop stands for. */
export function faceDownAt(pile: Pile, index: number): number {
  let first = index + 1;
  while (first > 0 && !pile.cards[first - 1]!.faceUp) first--;
  return index + 1 - first;
}
