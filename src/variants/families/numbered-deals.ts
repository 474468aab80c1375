import { cardFromText, RANKS, SUITS, type Card } from '../../engine/index.js';

/**
 * The deck of a deal number as computer games of free cells have numbered them since 1991: a linear congruential
 * generator draws the next card from an ordered deck, whose last card takes its place.
 */
export function numberedDeck(deal: number): readonly Card[] {
  const left = RANKS.flatMap((rank) => SUITS.map((suit) => cardFromText('A23456789TJQK'.charAt(rank - 1) + suit)!));
  let state = deal;
  const deck: Card[] = [];
  while (left.length) {
    state = (state * 214_013 + 2_531_011) % 2 ** 31;
    const drawn = Math.floor(state / 2 ** 16) % left.length;
    deck.push(left[drawn]!);
    left[drawn] = left.at(-1)!;
    left.pop();
  }
  return deck;
}
