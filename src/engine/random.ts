import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';
import type { Card } from './card.js';
import { orderedDeck } from './deck.js';
import { SolitaireError } from './errors.js';

export const FIRST_DEAL = 1;
export const LAST_DEAL = 2 ** 31;

/** The generator's first outputs follow the deal number too closely: neighbouring deals would look alike. */
const WARM_UP = 32;

/**
 * Checks a deal number.
 * @throws SolitaireError `bad-deal` unless it is a whole number from 1 to 2^31
 */
export function checkDealNumber(deal: number): number {
  if (Number.isInteger(deal) && deal >= FIRST_DEAL && deal <= LAST_DEAL) return deal;
  throw new SolitaireError('bad-deal', `A deal is a whole number from ${FIRST_DEAL} to ${LAST_DEAL}, not ${deal}.`);
}

/**
 * The shuffled deck of a deal number; the same one on every machine and in every later release.
 *
 * How: xoroshiro128+ of pure-rand, started from the number as a 32-bit integer, its first 32 outputs dropped;
 * then a Fisher-Yates shuffle of the ordered deck from the last place down to the second, each partner drawn
 * without bias by `uniformInt`.
 * @throws SolitaireError `bad-deal`
 */
export function shuffledDeck(deal: number): Card[] {
  const random = xoroshiro128plus(checkDealNumber(deal) | 0);
  skipN(random, WARM_UP);
  const deck = orderedDeck();
  for (let last = deck.length - 1; last > 0; last--) {
    const partner = uniformInt(random, 0, last);
    [deck[last], deck[partner]] = [deck[partner]!, deck[last]!];
  }
  return deck;
}
