import { cardAt, countBits, lowestBit, suitOf } from './cards.js';
import { SEGMENT_PLACES, type Model } from './model.js';

/**
 * A position as a frame: so many integers in a row. The positions on the way to the present one lie one
 * behind the other, and a move makes the next frame, so nothing ever has to be taken back.
 */
export const FRAME = 23;

/** Cards of the tableau that lie face up in the top segment of a pile, or were freed: a set. */
export const VISIBLE = 0;
/** The lowest cards of top segments that are still where they were dealt: a set. */
export const LOCKED = 2;
/** Where any card may go to an empty pile: the cards at the bottom of piles that were empty: a set. */
export const ROOTS = 4;
/** Cards of the stock that come up by turning alone: a set. */
export const AT_HAND = 6;
/** The cards that come next on the foundations, and those of them that nothing can be wanted on: sets. */
export const NEXT_UP = 8;
export const SAFE = 10;
/** The first integer of the position's key. */
export const KEY = 12;
/** Which places of `Model.stock` still have their card, how many these are, and how many are in the waste. */
export const PLACES = 13;
export const COUNT = 14;
export const WASTE = 15;
/** How many redeals were used. */
export const REDEALS = 16;
/** The foundations' heights: 4 bits for each suit. */
export const HEIGHTS = 17;
/** How many segments each pile has left: 4 bits for each pile. */
export const SEGMENTS = 18;
/** How many piles have more than one segment. */
export const BURIED = 19;
/** The move that is being tried, and where this frame's moves that are still to be tried begin and end. */
export const MOVE = 20;
export const BEGIN = 21;
export const END = 22;

/** Where a move takes its card from and where it puts it; a move is `source | target | card`. */
export const FROM_TABLEAU = 0 << 8;
export const FROM_STOCK = 1 << 8;
export const FROM_FOUNDATION = 2 << 8;
/** To a card that it may lie on; a king, where none but kings may, to an empty pile. */
export const TO_SLOT = 0 << 6;
export const TO_FOUNDATION = 1 << 6;
/** Where any card may: to an empty pile. */
export const TO_EMPTY = 2 << 6;

export const sourceOf = (move: number): number => move & (3 << 8);
export const targetOf = (move: number): number => move & (3 << 6);
export const cardMoved = (move: number): number => move & 63;

/** Writes the position that a search starts from into the first frame. */
export function firstFrame(model: Model, frames: Int32Array): void {
  for (let suit = 0; suit < 4; suit++) frames[HEIGHTS]! |= model.heights[suit]! << (suit * 4);
  findNextUp(frames, 0);
  frames[PLACES] = 2 ** model.stock.length - 1;
  frames[COUNT] = model.stock.length;
  frames[WASTE] = model.waste;
  findAtHand(model, frames, 0);
  for (let pile = 0; pile < model.piles; pile++) {
    const segments = model.segments[pile]!;
    if (segments > 1) frames[BURIED]!++;
    showTop(model, frames, 0, pile, segments);
  }
}

/** Makes the frame behind one: the position after a move. */
export function makeMove(model: Model, frames: Int32Array, parent: number, move: number): void {
  const f = parent + FRAME;
  for (let i = 0; i <= BURIED; i++) frames[f + i] = frames[parent + i]!;
  const card = cardMoved(move);
  const half = f + (card >> 5);
  const bit = 1 << card;
  switch (sourceOf(move)) {
    case FROM_TABLEAU:
      if (frames[half + LOCKED]! & bit) {
        frames[half + LOCKED]! ^= bit;
        uncover(model, frames, f, model.pileOf[card]!);
      }
      frames[half + VISIBLE]! &= ~bit;
      frames[half + ROOTS]! &= ~bit;
      break;
    case FROM_STOCK:
      takeFromStock(model, frames, f, card);
      break;
    default:
      raise(frames, f, card, -1);
  }
  if (targetOf(move) === TO_FOUNDATION) {
    raise(frames, f, card, 1);
  } else {
    frames[half + VISIBLE]! |= bit;
    if (targetOf(move) === TO_EMPTY) frames[half + ROOTS]! |= bit;
  }
}

/** A card goes to its foundation, or comes back. */
function raise(frames: Int32Array, f: number, card: number, step: 1 | -1): void {
  frames[f + HEIGHTS]! += step << (suitOf(card) * 4);
  findNextUp(frames, f);
}

/** The top segment of a pile has left. */
function uncover(model: Model, frames: Int32Array, f: number, pile: number): void {
  const segments = segmentsOf(frames, f, pile);
  if (segments === 2) frames[f + BURIED]!--;
  frames[f + SEGMENTS]! &= ~(15 << (pile * 4));
  showTop(model, frames, f, pile, segments - 1);
}

/** Makes a pile that has none have so many segments, the top one of them visible. */
function showTop(model: Model, frames: Int32Array, f: number, pile: number, segments: number): void {
  const place = pile * SEGMENT_PLACES + segments;
  const base = model.bases[place]!;
  if (segments > 0) {
    frames[f + VISIBLE]! |= model.sets[place * 2]!;
    frames[f + VISIBLE + 1]! |= model.sets[place * 2 + 1]!;
  }
  if (segments > model.freeBottoms[pile]!) {
    frames[f + LOCKED + (base >> 5)]! |= 1 << base;
    frames[f + SEGMENTS]! |= segments << (pile * 4);
  } else if (segments > 0 && model.anyCard) {
    frames[f + ROOTS + (base >> 5)]! |= 1 << base;
  }
}

/** A card is taken from where it lies in waste or stock: the cards before it are the waste then. */
function takeFromStock(model: Model, frames: Int32Array, f: number, card: number): void {
  const bit = 1 << model.placeOf[card]!;
  const position = countBits(frames[f + PLACES]! & (bit - 1));
  frames[f + REDEALS]! += redealsFor(model, frames, f, position);
  frames[f + COUNT]!--;
  frames[f + PLACES]! ^= bit;
  frames[f + WASTE] = position;
  if (model.freeStock) frames[f + AT_HAND + (card >> 5)]! ^= 1 << card;
  else findAtHand(model, frames, f);
}

/** How many redeals it takes to take the card at a position of waste and stock. */
export function redealsFor(model: Model, frames: Int32Array, f: number, position: number): number {
  if (model.redeals === Infinity) return 0;
  const ahead = position - frames[f + WASTE]!;
  if (ahead < 0) return ahead === -1 ? 0 : 1;
  return (ahead + 1) % model.draw === 0 || position === frames[f + COUNT]! - 1 ? 0 : 1;
}

/** How many segments a pile has left. */
export function segmentsOf(frames: Int32Array, f: number, pile: number): number {
  return (frames[f + SEGMENTS]! >>> (pile * 4)) & 15;
}

/** Finds the cards that come next on the foundations. */
function findNextUp(frames: Int32Array, f: number): void {
  const heights = frames[f + HEIGHTS]!;
  frames[f + NEXT_UP] = frames[f + NEXT_UP + 1] = 0;
  frames[f + SAFE] = frames[f + SAFE + 1] = 0;
  for (let suit = 0; suit < 4; suit++) {
    const height = heightOf(heights, suit);
    if (height > 12) continue;
    const card = cardAt(height, suit);
    const half = f + (card >> 5);
    frames[half + NEXT_UP]! |= 1 << card;
    if (isSafe(heights, suit, height)) frames[half + SAFE]! |= 1 << card;
  }
}

/** Finds the cards of waste and stock that come up by turning, before or after the waste is turned back. */
function findAtHand(model: Model, frames: Int32Array, f: number): void {
  const { draw, stock } = model;
  frames[f + AT_HAND] = frames[f + AT_HAND + 1] = 0;
  const waste = frames[f + WASTE]!;
  let now = waste > 0 ? waste - 1 : draw - 1;
  let later = frames[f + REDEALS]! < model.redeals ? draw - 1 : -1;
  let position = 0;
  for (let places = frames[f + PLACES]!; places; places &= places - 1, position++) {
    const isLast = !(places & (places - 1));
    if (position !== now && position !== later && !isLast) continue;
    const card = stock[lowestBit(places)]!;
    frames[f + AT_HAND + (card >> 5)]! |= 1 << card;
    if (position === now) now += draw;
    if (position === later) later += draw;
  }
}

export function heightOf(heights: number, suit: number): number {
  return (heights >>> (suit * 4)) & 15;
}

/**
 * Whether a card of some rank, from 0, is safe on its foundation: whatever it could carry could be there too.
 */
export function isSafe(heights: number, suit: number, rank: number): boolean {
  const others = suit < 2 ? 2 : 0;
  const opposite = Math.min(heightOf(heights, others), heightOf(heights, others + 1));
  return rank <= opposite + 1 && rank <= heightOf(heights, suit ^ 1) + 2;
}
