/** Suits by their letter: clubs, diamonds, hearts, spades. */
export const SUITS = Object.freeze(['C', 'D', 'H', 'S'] as const);
export type Suit = (typeof SUITS)[number];

/** Ranks from ace (1) to king (13). */
export const RANKS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const);
export type Rank = (typeof RANKS)[number];

export type Color = 'red' | 'black';

/** A card's text, rank letter then suit letter: `QH` is the queen of hearts, `TC` the ten of clubs. */
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
for (const suit of SUITS) {
  for (const rank of RANKS) {
    const id = RANK_LETTERS[rank - 1]! + suit;
    faces.set(id, {
      up: Object.freeze({ id, rank, suit, faceUp: true }),
      down: Object.freeze({ id, rank, suit, faceUp: false }),
    });
  }
}

/**
 * The card that a text names, face down.
 * @returns undefined when the text names no card
 */
export function cardFromText(text: string): Card | undefined {
  return faces.get(text)?.down;
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
