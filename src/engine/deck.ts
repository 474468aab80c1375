import { cardFromText, RANKS, SUITS, wordOf, type Card, type Suit } from './card.js';
import { shown, SolitaireError } from './errors.js';

/** What cards a game is played with, where that is not one pack of 52. */
export interface DeckRule {
  /** How many cards there are of each kind. One when left out. */
  readonly packs?: number;
  /** All four when left out. */
  readonly suits?: readonly Suit[];
  /** Brings a shuffled deck into the order in which it is dealt. */
  readonly arranged?: (deck: readonly Card[]) => readonly Card[];
  /** The deck of a deal number, where the variant has numbers of its own. */
  readonly shuffled?: (deal: number) => readonly Card[];
}

/** How many cards a deck has. */
export function deckSize({ packs = 1, suits = SUITS }: DeckRule = {}): number {
  return packs * suits.length * RANKS.length;
}

/** The cards in order: clubs, diamonds, hearts, spades, each from ace to king; pack after pack. */
export function orderedDeck({ packs = 1, suits = SUITS }: DeckRule = {}): Card[] {
  return Array.from({ length: packs }, (_, pack) =>
    suits.flatMap((suit) => [...'A23456789TJQK'].map((rank) => cardFromText(rank + suit, pack + 1)!)),
  ).flat();
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
export function parseDeck(text: string, rule: DeckRule = {}): Card[] {
  const { packs = 1, suits = SUITS } = rule;
  const size = deckSize(rule);
  if (typeof text !== 'string') throw badDeck(`a text of ${size} words is needed, not ${shown(text)}`);
  const copies = new Map<string, number>();
  const deck = text
    .trim()
    .toUpperCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index) => {
      const copy = (copies.get(word) ?? 0) + 1;
      copies.set(word, copy);
      const card = cardFromText(word, copy);
      if (!card)
        throw badDeck(`word ${index + 1}, "${word}", is no card; write a rank A23456789TJQK and a suit CDHS`);
      if (!suits.includes(card.suit)) throw badDeck(`${word} is not played with here`);
      if (copy > packs)
        throw badDeck(`${word} is there ${packs === 1 ? 'twice' : 'too often'}, again at word ${index + 1}`);
      return card;
    });
  if (deck.length !== size) throw badDeck(`${deck.length} cards where ${size} are needed`);
  return deck;
}

function badDeck(fault: string): SolitaireError {
  return new SolitaireError('bad-deck', `The deck is not complete: ${fault}.`);
}
