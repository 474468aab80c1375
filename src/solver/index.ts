/**
 * Finds out whether a game can still be won, and how. Runs in browsers, workers and Node, without a DOM.
 */
export { UnsupportedVariantError } from './errors.js';
export { canSolve, problemOf, searchOf, type Problem } from './problem.js';
export { run } from './run.js';
export { serve, type Answer, type Question } from './serve.js';
export type { Search, Solution, Verdict } from './solution.js';
export {
  createSearch,
  DEFAULT_BUDGET,
  judgeMoves,
  solve,
  type JudgedMove,
  type SolveOptions,
} from './solve.js';
