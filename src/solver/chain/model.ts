import type { PileId } from '../../engine/index.js';
import type { ChainProblem } from './problem.js';

/** As many cards have a bit in a set. */
const MOST_CARDS = 30;
/** As many sets of cards can be told apart. */
const MOST_SETS = 1 << 14;
/** As many cards of the stock can be counted. */
const MOST_STOCK = 31;
export const RANKS = 13;
/** So many integers of a set say which card can be taken. */
export const STEP = 3;

/** What does not change in the course of a search. Ranks count from 0, the ace. */
export interface Model {
  /** How many cards are to be cleared, and the pile of each. */
  readonly cards: number;
  readonly piles: readonly PileId[];
  /**
   * Each set of cards that may be left, the present one first: three integers for each card that can be taken
   * from it, the card, its rank, and the number of the set that is left then. None: all is cleared.
   */
  readonly sets: readonly Int32Array[];
  /** The ranks of the stock's cards, the first one to be turned first. */
  readonly stock: readonly number[];
  /** The rank on the waste, undefined while it is empty. */
  readonly waste: number | undefined;
  /** By difference of two ranks, from -12 on: whether the cards may lie on each other. */
  readonly fits: Uint8Array;
}

interface Place {
  readonly rank: number;
  readonly pile: PileId;
  /** The cards that lie on this one. */
  readonly under: number;
}

/**
 * Makes the model of a problem.
 * @returns undefined when the game is too large to be searched through
 */
export function modelOf(problem: ChainProblem): Model | undefined {
  const places = placesOf(problem);
  const stock = problem.stock.cards.map(({ rank }) => rank - 1).reverse();
  const sets = places.length > MOST_CARDS || stock.length > MOST_STOCK ? undefined : setsOf(places);
  const top = problem.waste.cards.at(-1);
  const fits = new Uint8Array(2 * RANKS - 1);
  for (const apart of problem.wrap ? [1, RANKS - 1] : [1])
    fits[RANKS - 1 - apart] = fits[RANKS - 1 + apart] = 1;
  return (
    sets && {
      cards: places.length,
      piles: places.map(({ pile }) => pile),
      sets,
      stock,
      waste: top && top.rank - 1,
      fits,
    }
  );
}

function placesOf({ piles, coveredBy }: ChainProblem): Place[] {
  let bit = 0;
  const bits = piles.map(({ cards }) => cards.map(() => 1 << bit++));
  const sum = (cards: readonly number[]): number => cards.reduce((set, card) => set | card, 0);
  return piles.flatMap(({ id, cards }, pile) => {
    const covers = sum(coveredBy[pile]!.flatMap((index) => bits[index]!));
    return cards.map(({ rank }, i) => ({
      rank: rank - 1,
      pile: id,
      under: covers | sum(bits[pile]!.slice(i + 1)),
    }));
  });
}

function setsOf(places: readonly Place[]): Int32Array[] | undefined {
  const all = places.reduce((set, _, i) => set | (1 << i), 0);
  const numbers = new Map([[all, 0]]);
  const sets: Int32Array[] = [];
  for (const set of numbers.keys()) {
    if (numbers.size > MOST_SETS) return undefined;
    const steps: number[] = [];
    for (const [i, { rank, under }] of places.entries()) {
      if (!(set & (1 << i)) || set & under) continue;
      const left = set & ~(1 << i);
      if (!numbers.has(left)) numbers.set(left, numbers.size);
      steps.push(i, rank, numbers.get(left)!);
    }
    sets.push(Int32Array.from(steps));
  }
  return sets;
}
