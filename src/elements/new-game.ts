import type { DealInit, Variant } from '../engine/index.js';

/**
 * How a page deals a new game. What is left out stays as it is, but for the deal: that is today's where the page asks
 * for the daily deal and another one is on the table, else a random one.
 */
export interface NewGameInit extends DealInit {
  /** The id of a registered variant. */
  readonly variant?: string | undefined;
}

/** What is known of a new game before it is dealt. */
export interface Settings {
  readonly variant: Variant;
  readonly options: DealInit['options'];
  /** The number to deal from, by how many were tried before; undefined when there is no other. */
  readonly numberAt: (tries: number) => number | undefined;
}
