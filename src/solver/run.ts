import { nextTask } from './next-task.js';
import type { Search, Solution } from './solution.js';

/** The part of an `AbortSignal` that a search asks. */
export interface Signal {
  throwIfAborted(): void;
}

/**
 * How many positions are visited at a time: first few, since code that has not run yet is slow, then twice as
 * many each time, up to what takes less than a millisecond, and less than four on a slow machine.
 */
const FIRST_SLICE = 128;
const MOST_SLICE = 1024;

/**
 * Makes a search in small parts, between which everything else has its turn.
 * @param budget how many positions to visit at most
 * @throws the signal's reason when it is aborted
 */
export async function run(search: Search, budget: number, signal?: Signal): Promise<Solution> {
  for (let slice = FIRST_SLICE; ; slice = Math.min(2 * slice, MOST_SLICE)) {
    const solution = search.step(Math.min(slice, budget - search.visits));
    if (solution) return solution;
    if (search.visits >= budget) return { verdict: 'unknown' };
    await nextTask();
    signal?.throwIfAborted();
  }
}
