import { builds, cardOf, KING, suitOf } from './cards.js';
import type { BuildingProblem } from './problem.js';

/** Places for segments of a pile in the model's lists: a pile has 15 at most, the first place stays free. */
export const SEGMENT_PLACES = 16;
/** As many piles have their numbers of segments in one integer. */
export const MOST_PILES = 8;
/** As many cards of stock and waste have a bit in the key. */
export const MOST_STOCK = 24;
/** As many redeals have their number in the short key. */
const MOST_SHORT_REDEALS = 7;
/** Foundation heights in the key: four digits from 0 to 13. */
const HEIGHT_WEIGHTS = Int32Array.of(1, 14, 196, 2744);
const HEIGHTS = 14 ** 4;

/**
 * What does not change in the course of a search.
 *
 * A segment is a run that becomes visible at once. Each pile is a stack of them, and since a run that was
 * freed can go wherever a run of its kind can, it does not matter where it lies: how many segments each pile
 * has left, how high the foundations are, and stock and waste say all of a position. Only where any card may
 * go to an empty pile do the cards at the bottom of such piles count too: the roots.
 */
export interface Model {
  readonly piles: number;
  readonly draw: number;
  /** Redeals left; Infinity as well where there are as many as cards, for none takes more than one. */
  readonly redeals: number;
  readonly anyCard: boolean;
  /** Whether each card of the stock can be had at any time. */
  readonly freeStock: boolean;
  /** Whether the key of a position has two integers, or four. */
  readonly shortKey: boolean;
  /** How many segments each pile has at first. */
  readonly segments: Int32Array;
  /** By pile and number of segments: the lowest card of the top one. */
  readonly bases: Uint8Array;
  /** By pile and number of segments, two integers each: the cards of the top one. */
  readonly sets: Int32Array;
  /**
   * By pile: 1 when the lowest card at the very bottom counts as moved there, for it could go there again.
   */
  readonly freeBottoms: Uint8Array;
  /** By card: the pile where it lies at first. */
  readonly pileOf: Uint8Array;
  /** By pile: what a segment counts in the key. */
  readonly weights: Int32Array;
  /** By suit: what a card on the foundation counts in the key. */
  readonly heightWeights: Int32Array;
  /** How many cards lie on each foundation at first, by suit. */
  readonly heights: Int32Array;
  /** Waste and stock: the cards as they come up, from the bottom of the waste on. */
  readonly stock: Uint8Array;
  /** By card: its place in `stock`. */
  readonly placeOf: Uint8Array;
  /** How many of these cards are in the waste at first. */
  readonly waste: number;
}

/**
 * Makes the model of a problem.
 * @returns undefined when the position is too large for the key
 */
export function modelOf(problem: BuildingProblem): Model | undefined {
  const { tableau, foundations, draw, anyCard } = problem;
  const stock = Uint8Array.from([...problem.waste.cards, ...[...problem.stock.cards].reverse()].map(cardOf));
  const redeals = problem.redeals < stock.length ? problem.redeals : Infinity;
  const piles = tableau.length;
  const segments = new Int32Array(piles);
  const bases = new Uint8Array(piles * SEGMENT_PLACES);
  const sets = new Int32Array(piles * SEGMENT_PLACES * 2);
  const freeBottoms = new Uint8Array(piles);
  const pileOf = new Uint8Array(52);
  const weights = new Int32Array(piles);
  let weight = HEIGHTS;

  for (const [pile, { cards }] of tableau.entries()) {
    let place = pile * SEGMENT_PLACES;
    for (const [i, each] of cards.entries()) {
      const card = cardOf(each);
      const below = cards[i - 1];
      if (!below?.faceUp || !builds(cardOf(below), card)) bases[++place] = card;
      sets[place * 2 + (card >> 5)]! |= 1 << card;
      pileOf[card] = pile;
    }
    segments[pile] = place - pile * SEGMENT_PLACES;
    if (segments[pile] >= SEGMENT_PLACES) return undefined;
    freeBottoms[pile] = segments[pile] && (anyCard || bases[pile * SEGMENT_PLACES + 1]! >= KING) ? 1 : 0;
    weights[pile] = weight;
    weight *= segments[pile] + 1;
  }
  if (weight >= 2 ** 32 || piles > MOST_PILES || stock.length > MOST_STOCK) return undefined;

  const heights = new Int32Array(4);
  for (const { cards } of foundations) if (cards[0]) heights[suitOf(cardOf(cards[0]))] = cards.length;
  const placeOf = new Uint8Array(52);
  stock.forEach((card, place) => (placeOf[card] = place));
  return {
    piles,
    draw,
    redeals,
    anyCard,
    freeStock: draw === 1 && redeals === Infinity,
    shortKey: !anyCard && (redeals === Infinity || redeals <= MOST_SHORT_REDEALS),
    segments,
    bases,
    sets,
    freeBottoms,
    pileOf,
    weights,
    heightWeights: HEIGHT_WEIGHTS,
    heights,
    stock,
    placeOf,
    waste: problem.waste.cards.length,
  };
}
