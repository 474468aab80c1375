import type { Card } from './card.js';
import type { PileId } from './pile.js';

/** The top cards of one pile go to another. */
export interface Transfer {
  readonly type: 'transfer';
  readonly from: PileId;
  readonly to: PileId;
  readonly count: number;
}

/** Cards are turned from the stock. */
export interface Deal {
  readonly type: 'deal';
}

/** The whole waste goes back to the stock. */
export interface Redeal {
  readonly type: 'redeal';
}

export type SimpleMove = Transfer | Deal | Redeal;

/** Several moves that the player makes, and takes back, as one. */
export interface Sequence {
  readonly type: 'sequence';
  readonly moves: readonly SimpleMove[];
}

export type Move = SimpleMove | Sequence;

/** Where a card lies: the pile, and how many cards lie under it. */
export interface Spot {
  readonly pile: PileId;
  readonly index: number;
}

/** What a move did to one card. */
export interface CardChange {
  /** The card as it lies after the move. */
  readonly card: Card;
  readonly from: Spot;
  readonly to: Spot;
  /** Whether it shows its other side now. */
  readonly turned: boolean;
}

/** The single moves of a move, in their order. */
export function simpleMoves(move: Move): readonly SimpleMove[] {
  return move.type === 'sequence' ? move.moves : [move];
}
