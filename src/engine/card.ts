/** Suits by their letter: clubs, diamonds, hearts, spades. */
export const SUITS = Object.freeze(['C', 'D', 'H', 'S'] as const);
export type Suit = (typeof SUITS)[number];

/** Ranks from ace (1) to king (13). */
export const RANKS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const);
export type Rank = (typeof RANKS)[number];

export type Color = 'red' | 'black';

/**
 * A card's text, rank letter then suit letter: `QH` is the queen of hearts, `TC` the ten of clubs. Where a deck has
 * several cards alike, each after the first has its number as well: `QH2`.
 */
export type CardId = string;

/** A card as it lies on the table. Frozen, and the same object for the same card and face. */
export interface Card {
  readonly id: CardId;
  readonly rank: Rank;
  readonly suit: Suit;
  readonly faceUp: boolean;
}

const RANK_LETTERS = 'A23456789TJQK';

interface Faces {
  readonly up: Card;
  readonly down: Card;
}

const faces = new Map<CardId, Faces>();

/**
 * The card that a text names, face down.
 * @param copy which one of several cards alike, from 1
 * @returns undefined when the text names no card
 */
export function cardFromText(text: string, copy = 1): Card | undefined {
  const id = copy > 1 ? `${text}${copy}` : text;
  if (!faces.has(id)) {
    if (!/^[A2-9TJQK][CDHS]$/.test(text)) return undefined;
    const card = { id, rank: (RANK_LETTERS.indexOf(text[0]!) + 1) as Rank, suit: text[1] as Suit };
    faces.set(id, {
      up: Object.freeze({ ...card, faceUp: true }),
      down: Object.freeze({ ...card, faceUp: false }),
    });
  }
  return faces.get(id)!.down;
}

/** What a card is called, without the number that tells it from others alike. */
export function wordOf({ id }: Card): string {
  return id.slice(0, 2);
}

/** The same card with the face asked for. */
export function withFace(card: Card, faceUp: boolean): Card {
  if (card.faceUp === faceUp) return card;
  const { up, down } = faces.get(card.id)!;
  return faceUp ? up : down;
}

export function colorOf(suit: Suit): Color {
  return suit === 'D' || suit === 'H' ? 'red' : 'black';
}
