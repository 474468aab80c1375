import type { Game, SimpleMove } from '../engine/index.js';
import { chainSearchOf, problemOf, searchOf } from './problem.js';
import { run, type Signal } from './run.js';
import type { Search, Solution, Verdict } from './solution.js';

/** Decides nearly all deals, most of them with far less; to the end it takes a second or two. */
export const DEFAULT_BUDGET = 5_000_000;

export interface SolveOptions {
  /** How many positions to visit at most: it decides alone when the answer is `unknown`. */
  readonly budget?: number | undefined;
  /** An `AbortSignal` by which to give up. */
  readonly signal?: Signal | undefined;
}

/**
 * Finds out whether a game can still be won, from the position that it is in now. Works in small parts,
 * between which everything else has its turn. The same game and budget have the same answer.
 * @param game a game, perhaps under way; it is not changed, and moves played meanwhile do not matter
 * @returns `won` with the moves that lead there, `lost`, or `unknown` when the budget ran out
 * @throws UnsupportedVariantError for a game of a kind that cannot be searched; the signal's reason when it
 *   is aborted
 */
export async function solve(
  game: Game,
  { budget = DEFAULT_BUDGET, signal }: SolveOptions = {},
): Promise<Solution> {
  signal?.throwIfAborted();
  return run(createSearch(game), budget, signal);
}

/**
 * Begins the search of a game, which is then made step by step.
 * @throws UnsupportedVariantError for a game of a kind that cannot be searched
 */
export function createSearch(game: Game): Search {
  return searchOf(problemOf(game));
}

/** A legal move, and whether the game can be won after it. */
export interface JudgedMove {
  readonly move: SimpleMove;
  readonly verdict: Exclude<Verdict, 'unknown'>;
}

/**
 * The exact verdict of every legal move, for games in which no move can be taken back: these are searched to
 * the end within milliseconds.
 * @returns undefined for other games, where that would take too long
 * @throws UnsupportedVariantError for a game of a kind that cannot be searched
 */
export function judgeMoves(game: Game): JudgedMove[] | undefined {
  const problem = problemOf(game);
  if (problem.type !== 'chain') return undefined;
  const search = chainSearchOf(problem);
  return game.legalMoves().map((move) => ({ move, verdict: search.winsAfter(move) ? 'won' : 'lost' }));
}
