import type { Pile } from '../../engine/index.js';

/**
 * A position of a game that builds from ace to king on four foundations, as plain data for a search.
 * Its tableau is built down in alternating colours, and any face-up run moves as a unit.
 */
export interface BuildingProblem {
  readonly type: 'building';
  readonly tableau: readonly Pile[];
  readonly foundations: readonly Pile[];
  readonly waste: Pile;
  readonly stock: Pile;
  /** How many cards are turned at a time. */
  readonly draw: number;
  /** How often the waste may still be turned back; Infinity: without limit. */
  readonly redeals: number;
  /** An empty tableau pile takes any card, not kings alone. */
  readonly anyCard: boolean;
}
