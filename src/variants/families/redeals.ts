import type { Count, CountOption } from '../../engine/index.js';

/** The option that says how often the stock may be used up. */
export function redealsOption(count: Count): CountOption {
  return { type: 'count', label: 'Redeals', suggested: [0, 1, 2, 'unlimited'], default: count };
}

/** A count as the number that the engine takes. */
export function timesOf(count: Count): number {
  return count === 'unlimited' ? Infinity : count;
}
