import type { Game, SimpleMove } from '../../src/engine.js';
import { positionKey } from './engine-search.js';

/** How a game ended that was played at random. */
export type End = 'won' | 'stuck' | 'nowhere new' | 'nothing gained';

/** How moves are chosen: any of them, or one that gains something before all others. */
export type Choice = 'any' | 'gains first';

/** So many moves in a row that gain nothing, and the walk ends: more than a pass through the stock of one pack. */
const MOST_IDLE = 32;

/** What can be gained without end nowhere: the highest score so far, and the most open cards on the table. */
interface Best {
  score: number;
  open: number;
}

/**
 * Plays a game to its end by legal moves chosen at random, of which none leads to a position that was there before.
 * A game that is neither won nor stuck, because cards may go to and fro for ever, ends where every move leads back to
 * a position that was there, or where the last moves gained nothing.
 */
export function walkToEnd(game: Game, random: () => number, choice: Choice): End {
  const seen = new Set([positionKey(game)]);
  const best: Best = { score: game.score, open: openCards(game) };
  for (let idle = 0; idle < MOST_IDLE; idle++) {
    if (game.status !== 'playing') return game.status;
    const moves = inAnyOrder(game.legalMoves(), random);
    const gain = choice === 'gains first' && moves.some((move) => tried(game, move, () => gains(game, best)));
    if (!gain && !moves.some((move) => tried(game, move, () => !seen.has(positionKey(game))))) return 'nowhere new';
    seen.add(positionKey(game));
    if (!gains(game, best)) continue;
    idle = 0;
    best.score = Math.max(best.score, game.score);
    best.open = Math.max(best.open, openCards(game));
  }
  return game.status === 'playing' ? 'nothing gained' : game.status;
}

/** Numbers from 0 to 2^24 at random, the same ones for the same start. */
export function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
}

/** Plays a move, and takes it back where it does not do. */
function tried(game: Game, move: SimpleMove, does: () => boolean): boolean {
  game.play(move);
  if (does()) return true;
  game.undo();
  return false;
}

function gains(game: Game, { score, open }: Best): boolean {
  return game.score > score || openCards(game) > open;
}

function inAnyOrder(moves: readonly SimpleMove[], random: () => number): SimpleMove[] {
  const left = [...moves];
  return moves.map(() => left.splice(random() % left.length, 1)[0]!);
}

function openCards({ piles }: Game): number {
  const onTable = piles.filter(({ role }) => role !== 'stock' && role !== 'waste');
  return onTable.reduce((sum, { cards }) => sum + cards.filter(({ faceUp }) => faceUp).length, 0);
}
