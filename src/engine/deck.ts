import { cardFromText, SUITS, wordOf, type Card } from './card.js';
import { faultsOf, shown } from './errors.js';

const badDeck = faultsOf('bad-deck', 'The deck is not complete');

/** What cards a game is played with, where that is not one pack of 52, and how they are dealt. */
export interface DeckRule {
  /** All its cards. */
  readonly cards?: readonly Card[];
  /** The deck of a deal number, where the variant has numbers of its own. */
  readonly shuffled?: (deal: number) => readonly Card[];
  /** Brings a shuffled deck into the order in which it is dealt. */
  readonly arranged?: (deck: readonly Card[]) => readonly Card[];
}

/** What to say of a word that names no card. */
export const CARD_HELP = 'is no card; write a rank A23456789TJQK and a suit CDHS';

/** The cards of a deck in order, by default 52: clubs, diamonds, hearts, spades, each from ace to king. */
export function orderedDeck({ cards }: DeckRule = {}): Card[] {
  if (cards) return [...cards];
  return SUITS.flatMap((suit) => [...'A23456789TJQK'].map((rank) => cardFromText(rank + suit)!));
}

/** A deck as text: 52 words such as `QH`, or as many as it has; the card that is dealt first comes first. */
export function formatDeck(deck: readonly Card[]): string {
  return deck.map(wordOf).join(' ');
}

/**
 * Reads a deck from its text. Case and white space do not matter.
 * @param rule the deck of the game: one pack when left out
 * @throws SolitaireError `bad-deck`, naming the first fault
 */
export function parseDeck(text: string, rule?: DeckRule): Card[] {
  const left = orderedDeck(rule);
  const size = left.length;
  if (typeof text !== 'string') throw badDeck(`a text of ${size} words is needed, not ${shown(text)}`);
  const words = text.trim().toUpperCase().split(/\s+/).filter(Boolean);
  const deck = words.map((word, index) => {
    const card = takeFrom(left, word);
    if (card) return card;
    if (words.indexOf(word) < index) throw badDeck(`${word} is there twice, again at word ${index + 1}`);
    throw badDeck(`word ${index + 1}, "${word}", ${CARD_HELP}`);
  });
  if (left.length) throw badDeck(`${deck.length} cards where ${size} are needed`);
  return deck;
}

/** Takes a card that a word names out of those that are left; undefined where there is none. */
export function takeFrom(left: Card[], word: string): Card | undefined {
  const at = left.findIndex((card) => wordOf(card) === word);
  return at < 0 ? undefined : left.splice(at, 1)[0];
}
