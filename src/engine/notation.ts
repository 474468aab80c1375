import { simpleMoves, type Move, type SimpleMove } from './move.js';

const TRANSFER = /^([a-z]+(?:-\d+)?)>([a-z]+(?:-\d+)?)(?:\*([1-9]\d*))?$/;

/** Where a card goes that leaves by itself. */
const OUT = 'out';

/**
 * A move as text: `deal`, `redeal`, `tableau-3>tableau-5*4` for the top four cards (no `*`: one card), `waste>out` for
 * what a pile gives up by itself, and single moves joined by `+` for a sequence.
 */
export function formatMove(move: Move): string {
  return simpleMoves(move).map(formatSimple).join('+');
}

/**
 * Reads a move from its text.
 * @returns undefined when the text is no move
 */
export function parseMove(text: string): Move | undefined {
  const moves: SimpleMove[] = [];
  for (const word of text.split('+')) {
    const move = parseSimple(word.trim());
    if (!move) return undefined;
    moves.push(move);
  }
  return moves.length === 1 ? moves[0] : { type: 'sequence', moves };
}

function formatSimple(move: SimpleMove): string {
  if (move.type === 'remove') return `${move.pile}>${OUT}`;
  if (move.type !== 'transfer') return move.type;
  return `${move.from}>${move.to}${move.count === 1 ? '' : `*${move.count}`}`;
}

function parseSimple(text: string): SimpleMove | undefined {
  if (text === 'deal' || text === 'redeal') return { type: text };
  const [, from, to, count = '1'] = TRANSFER.exec(text) ?? [];
  if (from && to === OUT) return { type: 'remove', pile: from };
  return from && to ? { type: 'transfer', from, to, count: Number(count) } : undefined;
}
