import type { Card } from './card.js';
import { orderedDeck, type DeckRule } from './deck.js';
import { shown, SolitaireError } from './errors.js';
import { xoroshiro128plus } from './xoroshiro.js';

export const FIRST_DEAL = 1;
export const LAST_DEAL = 2 ** 31;

/** The generator's first outputs follow its start too closely. */
const WARM_UP = 32;

/**
 * Checks a deal number.
 * @throws SolitaireError `bad-deal` unless it is a whole number from 1 to 2^31
 */
export function checkDealNumber(deal: unknown): number {
  if (typeof deal === 'number' && Number.isInteger(deal) && deal >= FIRST_DEAL && deal <= LAST_DEAL)
    return deal;
  throw new SolitaireError(
    'bad-deal',
    `A deal is a whole number from ${FIRST_DEAL} to ${LAST_DEAL}, not ${shown(deal)}.`,
  );
}

/**
 * The shuffled deck of a deal number; the same one on every machine and in every later release.
 *
 * How: the number as a 32-bit integer goes through the last step of MurmurHash3 and starts
 * xoroshiro128+, whose first 32 outputs are dropped; then a Fisher-Yates shuffle of the ordered deck from the
 * last place down to the second, each partner drawn without bias.
 * @param rule the deck of the game: one pack when left out
 * @throws SolitaireError `bad-deal`
 */
export function shuffledDeck(deal: number, rule: DeckRule = {}): readonly Card[] {
  checkDealNumber(deal);
  return rule.shuffled ? rule.shuffled(deal) : shuffled(orderedDeck(rule), deal);
}

/** The same things in another order, always the same one for the same 32-bit integer. */
export function shuffled<T>(cards: readonly T[], start: number): T[] {
  const next = xoroshiro128plus(scattered(start));
  for (let i = 0; i < WARM_UP; i++) next();
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const partner = drawBelow(next, last + 1);
    [deck[last], deck[partner]] = [deck[partner]!, deck[last]!];
  }
  return deck;
}

/** A number below `size`, each as likely as any other: outputs beyond its last whole multiple are drawn again. */
function drawBelow(next: () => number, size: number): number {
  const fair = 2 ** 32 - (2 ** 32 % size);
  for (;;) {
    const output = next() + 2 ** 31;
    if (output < fair) return output % size;
  }
}

/** A start of its own for each deal number, far from those of its neighbours: near ones give decks alike. */
function scattered(deal: number): number {
  const high = Math.imul(deal ^ (deal >>> 16), 0x85ebca6b);
  const low = Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return low ^ (low >>> 16);
}
