import { cardFromText, orderedDeck, wordOf, type DeckRule, type Suit } from '../../engine/index.js';

/** A deck of several packs, perhaps of some suits alone. */
export function packs(count: number, suits: readonly Suit[] = ['C', 'D', 'H', 'S']): DeckRule {
  const pack = orderedDeck().filter(({ suit }) => suits.includes(suit));
  const copies = Array.from({ length: count }, (_, i) => i + 1);
  return { cards: copies.flatMap((copy) => pack.map((card) => cardFromText(wordOf(card), copy)!)) };
}
