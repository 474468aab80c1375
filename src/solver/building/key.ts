import { countBits, suitOf } from './cards.js';
import {
  cardMoved,
  COUNT,
  FROM_STOCK,
  FROM_TABLEAU,
  KEY,
  LOCKED,
  PLACES,
  REDEALS,
  redealsFor,
  ROOTS,
  segmentsOf,
  sourceOf,
  targetOf,
  TO_EMPTY,
  TO_FOUNDATION,
  WASTE,
} from './frame.js';
import { SEGMENT_PLACES, type Model } from './model.js';

/** A key has so many integers at most; a short one has two. */
export const KEY_SIZE = 4;
/** So many bits of the second integer are the redeals used: of a short key, and of a long one. */
export const SHORT_REDEALS = 3;
export const LONG_REDEALS = 12;

/** Writes the key of the first frame, and completes the frame by it. */
export function writeFirstKey(model: Model, frames: Int32Array, keys: Int32Array): void {
  frames[KEY] = 1;
  for (let suit = 0; suit < 4; suit++) frames[KEY] += model.heightWeights[suit]! * model.heights[suit]!;
  for (let pile = 0; pile < model.piles; pile++) {
    frames[KEY] += Math.imul(model.weights[pile]!, segmentsOf(frames, 0, pile));
  }
  const places = frames[PLACES]!;
  writeKey(
    model,
    keys,
    0,
    frames[KEY],
    places,
    frames[WASTE]!,
    frames[COUNT]!,
    0,
    frames[ROOTS]!,
    frames[ROOTS + 1]!,
  );
}

/**
 * Writes the key of the position after a move, before the move is made.
 *
 * The first integer of a key has the segments left and the foundation heights, and is never 0; others have
 * which cards of the stock are left, the size of the waste, the redeals used; in the long key the roots too.
 */
export function writeNextKey(
  model: Model,
  frames: Int32Array,
  f: number,
  move: number,
  keys: Int32Array,
  at: number,
): void {
  const card = cardMoved(move);
  const bit = 1 << card;
  const height = model.heightWeights[suitOf(card)]!;
  let first = frames[f + KEY]!;
  let places = frames[f + PLACES]!;
  let count = frames[f + COUNT]!;
  let waste = frames[f + WASTE]!;
  let redeals = frames[f + REDEALS]!;
  let rootsLow = frames[f + ROOTS]!;
  let rootsHigh = frames[f + ROOTS + 1]!;
  switch (sourceOf(move)) {
    case FROM_TABLEAU:
      if (frames[f + LOCKED + (card >> 5)]! & bit) {
        const pile = model.pileOf[card]!;
        const segments = segmentsOf(frames, f, pile);
        const bottom = segments - 1 === model.freeBottoms[pile]!;
        first -= bottom ? Math.imul(model.weights[pile]!, segments) : model.weights[pile]!;
        if (bottom && model.anyCard) {
          const base = model.bases[pile * SEGMENT_PLACES + 1]!;
          if (base < 32) rootsLow |= 1 << base;
          else rootsHigh |= 1 << base;
        }
      } else if (model.anyCard) {
        if (card < 32) rootsLow &= ~bit;
        else rootsHigh &= ~bit;
      }
      break;
    case FROM_STOCK: {
      const place = 1 << model.placeOf[card]!;
      const position = countBits(places & (place - 1));
      redeals += redealsFor(model, frames, f, position);
      waste = position;
      count--;
      places ^= place;
      break;
    }
    default:
      first -= height;
  }
  if (targetOf(move) === TO_FOUNDATION) {
    first += height;
  } else if (targetOf(move) === TO_EMPTY) {
    if (card < 32) rootsLow |= bit;
    else rootsHigh |= bit;
  }
  writeKey(model, keys, at, first, places, waste, count, redeals, rootsLow, rootsHigh);
}

function writeKey(
  model: Model,
  keys: Int32Array,
  at: number,
  first: number,
  places: number,
  waste: number,
  count: number,
  redeals: number,
  rootsLow: number,
  rootsHigh: number,
): void {
  if (model.freeStock) waste = 0;
  // The waste's size makes no difference while each turn begins where it would after a redeal.
  else if (model.redeals === Infinity && waste % model.draw === 0) waste = count;
  const stock = places | (waste << 24);
  keys[at] = first;
  if (model.shortKey) {
    keys[at + 1] = stock | (redeals << (32 - SHORT_REDEALS));
  } else {
    keys[at + 1] = rootsHigh | (redeals << (32 - LONG_REDEALS));
    keys[at + 2] = stock;
    keys[at + 3] = rootsLow;
  }
}
