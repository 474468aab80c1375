import { cardFromText, RANKS, SUITS, type Card } from './card.js';
import { shown, SolitaireError } from './errors.js';

export const DECK_SIZE = SUITS.length * RANKS.length;

/** What to say of a word that names no card. */
export const CARD_HELP = 'is no card; write a rank A23456789TJQK and a suit CDHS';

/** The 52 cards in order: clubs, diamonds, hearts, spades, each from ace to king. */
export function orderedDeck(): Card[] {
  return SUITS.flatMap((suit) => [...'A23456789TJQK'].map((rank) => cardFromText(rank + suit)!));
}

/** A deck as text: 52 words such as `QH`, the card that is dealt first comes first. */
export function formatDeck(deck: readonly Card[]): string {
  return deck.map((card) => card.id).join(' ');
}

/**
 * Reads a deck from its text. Case and white space do not matter.
 * @throws SolitaireError `bad-deck`, naming the first fault
 */
export function parseDeck(text: string): Card[] {
  if (typeof text !== 'string') throw badDeck(`a text of ${DECK_SIZE} words is needed, not ${shown(text)}`);
  const words = text.trim().toUpperCase().split(/\s+/).filter(Boolean);
  const seen = new Set<Card>();
  for (const [index, word] of words.entries()) {
    const card = cardFromText(word);
    if (!card) throw badDeck(`word ${index + 1}, "${word}", ${CARD_HELP}`);
    if (seen.has(card)) throw badDeck(`${word} is there twice, again at word ${index + 1}`);
    seen.add(card);
  }
  if (seen.size !== DECK_SIZE) throw badDeck(`${seen.size} cards where ${DECK_SIZE} are needed`);
  return [...seen];
}

function badDeck(fault: string): SolitaireError {
  return new SolitaireError('bad-deck', `The deck is not complete: ${fault}.`);
}
