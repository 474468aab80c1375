import { readdirSync, readFileSync } from 'node:fs';
import type { Game, SimpleMove } from '../../src/engine.js';
import { createSearch, type Solution, type Verdict } from '../../src/solver/index.js';

const folder = new URL('../fixtures/verdicts/', import.meta.url);

/** Deals of one variant with one setting of its options, and whether they can be won. */
export interface VerdictFile {
  readonly name: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals: readonly { readonly deck: string; readonly verdict: Verdict }[];
}

/** All files of deals with verdicts. */
export function verdictFiles(): VerdictFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((file) => {
      const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<VerdictFile, 'name'>;
      return { name: file.replace('.json', ''), ...content };
    });
}

/** What the solver finds, at once; a line that is said to win is played to see that it does. */
export function solved(game: Game, budget: number): Solution {
  const solution = createSearch(game).step(budget) ?? { verdict: 'unknown' };
  if (solution.verdict === 'won') playLine(game, solution.moves);
  return solution;
}

/**
 * Plays the moves of a solution with the rules of the engine, and takes them back.
 * @throws Error when a move is not legal, or the game is not won at the end
 */
export function playLine(game: Game, moves: readonly SimpleMove[]): void {
  const { moveCount } = game;
  for (const move of moves) game.play(move);
  if (game.status !== 'won') throw new Error(`Not won after ${moves.length} moves of a line that wins`);
  while (game.moveCount > moveCount) game.undo();
}

/** Whether two verdicts cannot both be true. */
export function disagree(a: Verdict, b: Verdict): boolean {
  return a !== b && a !== 'unknown' && b !== 'unknown';
}
