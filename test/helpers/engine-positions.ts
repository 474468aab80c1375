import { cardFromText, defineVariant, Game, orderedDeck, SUITS, type Suit } from '../../src/engine.js';
import { klondikeOptions, klondikeSetup } from '../../src/variants/klondike-family.js';

/** A table of the Klondike family; cards as text, the bottom card first, `x` after a card: face down. */
export interface Table {
  /** How far each foundation is built: `{ S: 3 }` holds ace, two and three of spades. */
  readonly foundation?: Readonly<Partial<Record<Suit, number>>>;
  readonly waste?: string;
  readonly stock?: string;
  readonly tableau?: readonly string[];
  /** The number of a tableau pile: all cards named nowhere lie there, face down under its other cards. */
  readonly rest?: number;
}

/** A game of the Klondike family that starts from a prepared table, say with cards on the foundations. */
export function prepared(table: Table, options: Readonly<Record<string, unknown>> = {}): Game {
  const groups = {
    waste: [wordsOf(table.waste)],
    foundation: SUITS.map((suit) => suitUpTo(suit, table.foundation?.[suit] ?? 0)),
    tableau: Array.from({ length: 7 }, (_, i) => wordsOf(table.tableau?.[i])),
  };
  const stock = wordsOf(table.stock);
  if (table.rest)
    groups.tableau[table.rest - 1]!.unshift(...missingFrom([stock, ...Object.values(groups).flat()]));

  const variant = defineVariant({
    id: 'prepared',
    name: 'Prepared',
    options: klondikeOptions,
    setup: (settings) => ({
      ...klondikeSetup([], settings),
      deal: Object.entries(groups).map(([to, piles]) => ({ to, faces: piles.map(facesOf) })),
    }),
  });
  const dealt = [...Object.values(groups).flatMap(inRows), ...stock.reverse()];
  return Game.deal(variant, { deck: dealt.map(bare).join(' '), options });
}

function wordsOf(cards = ''): string[] {
  return cards.split(' ').filter(Boolean);
}

function suitUpTo(suit: Suit, rank: number): string[] {
  return orderedDeck()
    .filter((card) => card.suit === suit && card.rank <= rank)
    .map(({ id }) => id);
}

/** All cards that lie in none of some piles, face down. */
function missingFrom(piles: readonly string[][]): string[] {
  const named = new Set(piles.flat().map((word) => cardFromText(bare(word))));
  return orderedDeck()
    .filter((card) => !named.has(card))
    .map(({ id }) => `${id}x`);
}

function facesOf(pile: readonly string[]): string {
  return pile.map((word) => (word.endsWith('x') ? 'D' : 'U')).join('');
}

/** The order in which piles are dealt: the bottom cards, then those on them, and so on. */
function inRows(piles: readonly string[][]): string[] {
  const rows = Math.max(...piles.map((pile) => pile.length));
  return Array.from({ length: rows }, (_, row) => piles.flatMap((pile) => pile[row] ?? [])).flat();
}

function bare(word: string): string {
  return word.replace(/x$/, '');
}
