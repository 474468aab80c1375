import { cardAt, countBits, KINGS, lowestBit } from './cards.js';
import {
  AT_HAND,
  COUNT,
  FROM_FOUNDATION,
  FROM_STOCK,
  FROM_TABLEAU,
  heightOf,
  HEIGHTS,
  isSafe,
  LOCKED,
  NEXT_UP,
  PLACES,
  ROOTS,
  SAFE,
  TO_EMPTY,
  TO_FOUNDATION,
  TO_SLOT,
  VISIBLE,
  WASTE,
} from './frame.js';
import { KEY_SIZE, writeNextKey } from './key.js';
import type { Model } from './model.js';

/** No position has more moves than this. */
const MOST_MOVES = 128;
/** A record has so many integers: a key, then the move. */
export const RECORD = KEY_SIZE + 1;

const EVEN = 0x55555555;

/**
 * Of each pair, how many cards are `parents`, and how many of the pair that lies on them hang on some card:
 * both cards of a pair are in the answer when one of them has nothing on it, or could have, for what lies on
 * one may go to the other.
 */
function open(parents: number, hanging: number): number {
  const a = parents & EVEN;
  const b = (parents >>> 1) & EVEN;
  const c = hanging & EVEN;
  const d = (hanging >>> 1) & EVEN;
  const more = ((a | b) & ~(c | d)) | (a & b & ~(c & d));
  return more | (more << 1);
}

/**
 * The moves that are to be tried, those of one position behind those of another. Each is written down as a
 * record: the key of the position that it leads to, then the move.
 */
export class MoveList {
  readonly #model: Model;
  #records = new Int32Array(RECORD * MOST_MOVES * 16);
  #end = 0;
  #frames: Int32Array = this.#records;
  #f = 0;

  constructor(model: Model) {
    this.#model = model;
  }

  get records(): Int32Array {
    return this.#records;
  }

  /**
   * Writes the moves of a position.
   * @param f where its frame begins
   * @param start where its records begin
   * @returns where they end
   */
  write(frames: Int32Array, f: number, start: number): number {
    if (start + RECORD * MOST_MOVES > this.#records.length) {
      const longer = new Int32Array(this.#records.length * 2);
      longer.set(this.#records);
      this.#records = longer;
    }
    this.#end = start;
    this.#frames = frames;
    this.#f = f;
    const { anyCard, piles } = this.#model;
    const visibleLow = frames[f + VISIBLE]!;
    const visibleHigh = frames[f + VISIBLE + 1]!;
    const lockedLow = frames[f + LOCKED]!;
    const lockedHigh = frames[f + LOCKED + 1]!;
    const rootsLow = frames[f + ROOTS]!;
    const rootsHigh = frames[f + ROOTS + 1]!;
    const atLow = frames[f + AT_HAND]!;
    const atHigh = frames[f + AT_HAND + 1]!;
    const nextLow = frames[f + NEXT_UP]!;
    const nextHigh = frames[f + NEXT_UP + 1]!;
    const safeLow = frames[f + SAFE]!;
    const safeHigh = frames[f + SAFE + 1]!;

    const freeLow = visibleLow & ~(lockedLow | rootsLow);
    const freeHigh = visibleHigh & ~(lockedHigh | rootsHigh);
    const openLow = open(visibleLow, freeLow << 4);
    const openHigh = open(visibleHigh, (freeHigh << 4) | (freeLow >>> 28));
    const upLow = openLow & visibleLow & nextLow;
    const upHigh = openHigh & visibleHigh & nextHigh;
    if (this.#writeOne(FROM_TABLEAU, upLow & safeLow, upHigh & safeHigh)) return this.#end;

    if (this.#writeForced(frames, f)) return this.#end;

    const bottoms = anyCard ? rootsHigh : visibleHigh & KINGS;
    const taken =
      countBits(lockedLow) + countBits(lockedHigh | bottoms) + (anyCard ? countBits(rootsLow) : 0);
    const empty = taken < piles;
    const slotsLow = (openLow >>> 4) | (openHigh << 28);
    const slotsHigh = (openHigh >>> 4) | (empty && !anyCard ? KINGS : 0);
    this.#write(FROM_TABLEAU | TO_SLOT, lockedLow & slotsLow, lockedHigh & slotsHigh);
    if (anyCard && empty) this.#write(FROM_TABLEAU | TO_EMPTY, lockedLow, lockedHigh);
    this.#write(FROM_TABLEAU | TO_FOUNDATION, upLow, upHigh);
    this.#write(FROM_STOCK | TO_SLOT, atLow & slotsLow, atHigh & slotsHigh);
    this.#write(FROM_STOCK | TO_FOUNDATION, atLow & nextLow, atHigh & nextHigh);
    this.#writeReturns(frames[f + HEIGHTS]!, slotsLow, slotsHigh, anyCard && empty);
    if (anyCard && empty) {
      this.#write(FROM_STOCK | TO_EMPTY, atLow, atHigh);
      this.#write(FROM_TABLEAU | TO_EMPTY, freeLow, freeHigh);
    }
    if (anyCard) this.#write(FROM_TABLEAU | TO_SLOT, rootsLow & slotsLow, rootsHigh & slotsHigh);
    return this.#end;
  }

  #write(way: number, low: number, high: number): void {
    for (let bits = low; bits; bits &= bits - 1) this.#add(way | lowestBit(bits));
    for (let bits = high; bits; bits &= bits - 1) this.#add(way | (lowestBit(bits) + 32));
  }

  #add(move: number): void {
    const records = this.#records;
    const end = this.#end;
    writeNextKey(this.#model, this.#frames, this.#f, move, records, end);
    records[end + KEY_SIZE] = move;
    this.#end = end + RECORD;
  }

  /** Writes one move to the foundation for some cards, if there are any: the others need not be tried. */
  #writeOne(source: number, low: number, high: number): boolean {
    if (!(low | high)) return false;
    this.#write(source | TO_FOUNDATION, low & -low, low ? 0 : high & -high);
    return true;
  }

  /** Writes the one move that takes a safe card from the stock where that can spoil nothing. */
  #writeForced(frames: Int32Array, f: number): boolean {
    const { freeStock, draw, redeals, stock } = this.#model;
    const places = frames[f + PLACES]!;
    if (!places) return false;
    if (freeStock) {
      return this.#writeOne(
        FROM_STOCK,
        frames[f + AT_HAND]! & frames[f + SAFE]!,
        frames[f + AT_HAND + 1]! & frames[f + SAFE + 1]!,
      );
    }
    const waste = frames[f + WASTE]!;
    let place = -1;
    if (redeals === Infinity) {
      // The last card, where the others come up by the same steps without it.
      if (waste % draw === 0 || waste === frames[f + COUNT]!) place = 31 - Math.clz32(places);
    } else if (draw === 1 && waste > 0) {
      place = nthBit(places, waste - 1);
    }
    if (place < 0) return false;
    const card = stock[place]!;
    if (!(frames[f + SAFE + (card >> 5)]! & (1 << card))) return false;
    this.#add(FROM_STOCK | TO_FOUNDATION | card);
    return true;
  }

  /** Writes the moves from the foundations, but for cards that it would be safe to put straight back. */
  #writeReturns(heights: number, slotsLow: number, slotsHigh: number, toEmpty: boolean): void {
    for (let suit = 0; suit < 4; suit++) {
      const height = heightOf(heights, suit) - 1;
      if (height < 1 || isSafe(heights, suit, height)) continue;
      const card = cardAt(height, suit);
      if ((card < 32 ? slotsLow : slotsHigh) & (1 << card)) this.#add(FROM_FOUNDATION | card);
      if (toEmpty) this.#add(FROM_FOUNDATION | TO_EMPTY | card);
    }
  }
}

function nthBit(bits: number, n: number): number {
  for (let i = 0; i < n; i++) bits &= bits - 1;
  return lowestBit(bits);
}
