import type { SimpleMove } from '../engine/index.js';

/** What is known of a position: it can be won, it cannot, or the search ended before that was known. */
export type Verdict = 'won' | 'lost' | 'unknown';

/** The answer to whether a game can still be won. */
export type Solution =
  /** The moves lead from the present position to a won game; none when it is won already. */
  | { readonly verdict: 'won'; readonly moves: readonly SimpleMove[] }
  /** No moves at all lead to a win: the search was complete. */
  | { readonly verdict: 'lost' }
  /** The budget ran out before that. */
  | { readonly verdict: 'unknown' };

/** A search that is made in parts, so that a page stays alive, or a worker hears that it is to stop. */
export interface Search {
  /** How many positions were visited so far: each time that a move led to one, be it new or not. */
  readonly visits: number;
  /** How many different positions were found so far. */
  readonly positions: number;
  /** How much memory the table of these positions takes. */
  readonly bytes: number;
  /**
   * Goes on with the search.
   * @param visits how many positions to visit, at most
   * @returns the answer, `won` or `lost`, from then on at each call; undefined when it is not known yet
   */
  step(visits: number): Solution | undefined;
}
