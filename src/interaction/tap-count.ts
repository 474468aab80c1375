import type { Point } from '../table/hit-test.js';
import type { TablePlace } from './table-view.js';

/** Taps further apart, in milliseconds or in CSS pixels, are not of one series. */
const LONGEST_PAUSE = 500;
const FARTHEST = 24;

interface Tap {
  readonly pile: TablePlace['pile'] | undefined;
  readonly at: Point;
  readonly time: number;
  readonly count: number;
}

/** Counts quick taps on the same pile. */
export class TapCount {
  #last: Tap | undefined;

  /** Takes in a tap: 1 where it stands alone, 2 for the second of a quick pair, and so on. */
  add(place: TablePlace | undefined, at: Point, time: number): number {
    const last = this.#last;
    const pile = place?.pile;
    const follows =
      last !== undefined &&
      last.pile === pile &&
      time - last.time <= LONGEST_PAUSE &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) <= FARTHEST;
    const count = follows ? last.count + 1 : 1;
    this.#last = { pile, at, time, count };
    return count;
  }

  /** The next tap stands alone. */
  reset(): void {
    this.#last = undefined;
  }
}
