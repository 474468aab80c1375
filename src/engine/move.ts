import type { Card } from './card.js';
import { frozen } from './frozen.js';
import type { PileId } from './pile.js';

/** The top cards of one pile go to another. */
export interface Transfer {
  readonly type: 'transfer';
  readonly from: PileId;
  readonly to: PileId;
  readonly count: number;
}

/** Cards go out from the stock. */
export interface Deal {
  readonly type: 'deal';
}

/** The whole waste goes back to the stock, or the cards are dealt anew. */
export interface Redeal {
  readonly type: 'redeal';
}

/** A pile gives up a card by itself, or two that go together, where the game has that. */
export interface Remove {
  readonly type: 'remove';
  readonly pile: PileId;
}

export type SimpleMove = Transfer | Remove | Deal | Redeal;

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

/**
 * Reads a move that a host handed over, which may be anything: a frozen copy. A sequence of one is that one.
 * @returns undefined when it is no move
 */
export function moveFrom(given: unknown): Move | undefined {
  const { type, moves } = fieldsOf(given);
  if (type !== 'sequence') return simpleMoveFrom(given);
  if (!Array.isArray(moves) || !moves.length) return undefined;
  const read: SimpleMove[] = [];
  for (const single of moves) {
    const move = simpleMoveFrom(single);
    if (!move) return undefined;
    read.push(move);
  }
  return read.length === 1 ? read[0] : frozen({ type, moves: read });
}

function simpleMoveFrom(given: unknown): SimpleMove | undefined {
  const { type, from, to, count, pile } = fieldsOf(given);
  if (type === 'deal' || type === 'redeal') return frozen({ type });
  if (type === 'remove' && typeof pile === 'string') return frozen({ type, pile });
  if (type !== 'transfer' || typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return undefined;
  return frozen({ type, from, to, count });
}

function fieldsOf(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
}
