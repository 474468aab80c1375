import type { Card } from './card.js';
import { frozen } from './frozen.js';

export const ROLES = ['stock', 'waste', 'foundation', 'tableau', 'reserve', 'cell'] as const;
export type Role = (typeof ROLES)[number];

/** The role, and a number where there may be several: `stock`, `waste`, `foundation-2`, `tableau-7`. */
export type PileId = string;

/** A pile of cards, the bottom card first. Never changed: a move makes new piles. */
export interface Pile {
  readonly id: PileId;
  readonly role: Role;
  readonly cards: readonly Card[];
}

/** All that changes while a game is played, as plain data. */
export interface Position {
  readonly piles: readonly Pile[];
  /** How often the waste was turned back so far. */
  readonly redeals: number;
}

export function topCard(pile: Pile): Card | undefined {
  return pile.cards[pile.cards.length - 1];
}

/** A position with other cards in some piles; the piles not named stay the same objects. */
export function withCards(
  piles: readonly Pile[],
  changed: ReadonlyMap<number, readonly Card[]>,
): readonly Pile[] {
  return frozen(
    piles.map((pile, index) => {
      const cards = changed.get(index);
      return cards ? { id: pile.id, role: pile.role, cards } : pile;
    }),
  );
}
