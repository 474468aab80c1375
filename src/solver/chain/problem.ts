import type { Pile } from '../../engine/index.js';

/**
 * A position of a game whose piles are cleared card by card onto the waste, each a rank above or below the
 * one before, as plain data for a search.
 */
export interface ChainProblem {
  readonly type: 'chain';
  /** The piles to clear. */
  readonly piles: readonly Pile[];
  /** By pile: the numbers of those that must be empty before its cards can be taken. */
  readonly coveredBy: readonly (readonly number[])[];
  readonly waste: Pile;
  readonly stock: Pile;
  /** Ace and king are neighbours. */
  readonly wrap: boolean;
}
