import type { Rank } from '../engine/card.js';
import { drawn } from './path-transform.js';

export type NumberRank = Exclude<Rank, 1 | 11 | 12 | 13>;

/** Heights of the pips in the two outer columns (always the same in both) and in the middle column. */
interface PipColumns {
  readonly outer: readonly number[];
  readonly middle: readonly number[];
}

const columns: Readonly<Record<NumberRank, PipColumns>> = {
  2: { outer: [], middle: [27, 113] },
  3: { outer: [], middle: [27, 70, 113] },
  4: { outer: [27, 113], middle: [] },
  5: { outer: [27, 113], middle: [70] },
  6: { outer: [27, 70, 113], middle: [] },
  7: { outer: [27, 70, 113], middle: [48.5] },
  8: { outer: [27, 70, 113], middle: [48.5, 91.5] },
  9: { outer: [25, 55, 85, 115], middle: [70] },
  10: { outer: [25, 55, 85, 115], middle: [40, 100] },
};

const SCALE = 0.88;

/** All pips of a number card as one path. Those in the lower half stand on their heads. */
export function pipsPath(shape: string, rank: NumberRank): string {
  const { outer, middle } = columns[rank];
  const pip = (x: number) => (y: number) => drawn(shape, y > 70 ? -SCALE : SCALE, x, y);
  return [...outer.map(pip(30.5)), ...outer.map(pip(69.5)), ...middle.map(pip(50))].join('');
}
