import type { Card } from '../../engine/index.js';

/**
 * Cards as numbers from 0 to 51, four to a rank, and sets of cards as 52 bits in two integers.
 *
 * Two cards of one rank and colour are a pair, on neighbouring numbers. The cards that a pair may lie on are
 * the pair four numbers up: the colour's place changes with each rank.
 */

/** Suits by number: two black ones, two red ones. */
const SUITS = 'CSDH';

/** The first king. */
export const KING = 48;

/** The kings in the upper half of a set. */
export const KINGS = 0xf0000;

/** @param rank from 0, the ace */
export function cardAt(rank: number, suit: number): number {
  return (rank << 2) | (((suit >> 1) ^ (rank & 1)) << 1) | (suit & 1);
}

export function cardOf({ rank, suit }: Card): number {
  return cardAt(rank - 1, SUITS.indexOf(suit));
}

/** From 0, the ace. */
export function rankOf(card: number): number {
  return card >> 2;
}

export function suitOf(card: number): number {
  return ((((card >> 1) ^ (card >> 2)) & 1) << 1) | (card & 1);
}

/** Whether a card may lie on another in the tableau. */
export function builds(below: number, card: number): boolean {
  return below >> 1 === (card >> 1) + 2;
}

/** How many bits of an integer are set. */
export function countBits(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest bit that is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
