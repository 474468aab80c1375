import { withFace, type Card, type Rank } from './card.js';
import { frozen } from './frozen.js';

export const ROLES = ['stock', 'waste', 'foundation', 'tableau', 'reserve', 'cell', 'discard'] as const;
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
  /** The rank that foundations begin with, where the deal decides it. */
  readonly base?: Rank | undefined;
}

export function topCard(pile: Pile): Card | undefined {
  return pile.cards[pile.cards.length - 1];
}

/** A position with other cards in some piles, by index; the piles not named stay the same objects. */
export function withCards(position: Position, changed: ReadonlyMap<number, readonly Card[]>): Position {
  const piles = position.piles.map((pile, index) => {
    const cards = changed.get(index);
    return cards ? frozen({ id: pile.id, role: pile.role, cards }) : pile;
  });
  return Object.freeze({ ...position, piles: Object.freeze(piles) });
}

/** A position with the top cards of one pile on another, in their order, perhaps with another face. */
export function moved(
  position: Position,
  from: number,
  to: number,
  { count = 1, faceUp }: { readonly count?: number; readonly faceUp?: boolean } = {},
): Position {
  const { cards } = position.piles[from]!;
  const some = cards.slice(-count).map((card) => withFace(card, faceUp ?? card.faceUp));
  const changed = new Map([[from, cards.slice(0, -count)]]);
  changed.set(to, [...(changed.get(to) ?? position.piles[to]!.cards), ...some]);
  return withCards(position, changed);
}
