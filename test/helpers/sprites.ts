import { orderedDeck, type Card } from '../../src/engine.js';

const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const SUITS = { C: 'club', D: 'diamond', H: 'heart', S: 'spade' };

export const rankWord = ({ rank }: Card): string => RANKS[rank - 1]!;
export const suitWord = ({ suit }: Card): string => SUITS[suit];

/** The ways in which sprites name their cards. */
export const NAMINGS: Readonly<Record<string, (card: Card) => string>> = {
  queen_heart: (card) => `${rankWord(card)}_${suitWord(card)}`,
  heart_queen: (card) => `${suitWord(card)}_${rankWord(card)}`,
  'queen-of-hearts': (card) => `${rankWord(card).replace(/^1$/, 'ace')}-of-${suitWord(card)}s`,
  HEARTS_QUEEN: (card) => `${suitWord(card)}s_${rankWord(card)}`.toUpperCase(),
};

/** How a sprite is made; for each card a box of 50 by 70, and in it another whose width tells the cards apart. */
export interface SpriteInit {
  readonly name?: (card: Card) => string;
  readonly element?: 'symbol' | 'g';
  /** Ids of cards that are left out, and `back`. */
  readonly without?: readonly string[];
  /** What stands at the start of the sprite, and in each card. */
  readonly head?: string;
  readonly inCard?: string;
}

/** The width of the inner box of a card. */
export function widthOf(card: Card): number {
  return orderedDeck().findIndex(({ id }) => id === card.id) + 1;
}

/** The text of a sprite. */
export function sprite(init: SpriteInit = {}): string {
  const { name = NAMINGS.queen_heart!, element = 'symbol', without = [], head = '', inCard = '' } = init;
  const box = (id: string, width: number, x: number): string =>
    element === 'symbol'
      ? `<symbol id="${id}" viewBox="0 0 50 70"><rect width="50" height="70" fill="#123456"/>
          <rect width="${width / 2}" height="7" fill="#abcdef"/>${inCard}</symbol>`
      : `<g id="${id}" transform="translate(${x} 0)"><rect x="${x}" width="50" height="70" fill="#123456"/>
          <rect x="${x}" width="${width / 2}" height="7" fill="#abcdef"/>${inCard}</g>`;
  const cards = orderedDeck().filter(({ id }) => !without.includes(id));
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${head}
    ${cards.map((card, i) => box(name(card), widthOf(card), i * 60)).join('')}
    ${without.includes('back') ? '' : box('back', 53, 4000)}</svg>`;
}

/** An address that a sprite can be got from. */
export function addressOf(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}

/** A sprite as an element. */
export function parsed(text: string): SVGSVGElement {
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement as unknown as SVGSVGElement;
}
