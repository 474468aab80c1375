import fc from 'fast-check';
import { Game, orderedDeck, SUITS, type Suit } from '../../src/engine.js';
import { prepared } from './engine-positions.js';

/** What makes a difference to a game of the Klondike family. */
export const FAMILY_OPTIONS = [1, 3].flatMap((draw) =>
  [0, 1, 2, 'unlimited'].flatMap((redeals) =>
    [true, false].map((kingsOnly) => ({ draw, redeals, 'kings-only': kingsOnly })),
  ),
);

export type FamilyOptions = (typeof FAMILY_OPTIONS)[number];

/** Where a card lies that is not on its foundation yet, and whether it may lie face down. */
const anyPlace = fc.record({
  pile: fc.integer({ min: -2, max: 6 }),
  faceDown: fc.boolean(),
});

/**
 * Games near their end: most cards are on the foundations, the others lie anywhere, some face down.
 * @param left how many cards are left, at most
 */
export function anyEnding(options: fc.Arbitrary<FamilyOptions>, left: number): fc.Arbitrary<Game> {
  return fc
    .record({
      options,
      heights: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 4, maxLength: 4 }),
      places: fc.array(anyPlace, { minLength: 52, maxLength: 52 }),
      order: fc.shuffledSubarray(
        orderedDeck().map(({ id }) => id),
        { minLength: 52 },
      ),
    })
    .map(({ options: given, heights, places, order }) => {
      const foundation = grown(heights, left);
      const piles = new Map<number, string[]>();
      for (const [i, id] of order.filter((id) => !isUp(foundation, id)).entries()) {
        const { pile, faceDown } = places[i]!;
        piles.set(pile, [...(piles.get(pile) ?? []), faceDown && pile >= 0 ? `${id}x` : id]);
      }
      const text = (pile: number): string => (piles.get(pile) ?? []).join(' ');
      const table = Array.from({ length: 7 }, (_, i) => text(i).replace(/x$/, ''));
      const game = prepared({ foundation, stock: text(-2), waste: text(-1), tableau: table }, given);
      return Object.defineProperty(game, fc.toStringMethod, {
        value: () => JSON.stringify({ options: given, foundation, stock: text(-2), waste: text(-1), table }),
      });
    });
}

type Heights = Partial<Record<Suit, number>>;

/** Foundations built higher, by turns, until no more cards are left than wanted. */
function grown(heights: readonly number[], left: number): Heights {
  const built = [...heights];
  for (let i = 0; built.reduce((sum, height) => sum + height) < 52 - left; i++) {
    built[i % 4] = Math.min(13, built[i % 4]! + 1);
  }
  return Object.fromEntries(SUITS.map((suit, i) => [suit, built[i]!]));
}

function isUp(heights: Heights, id: string): boolean {
  return 'A23456789TJQK'.indexOf(id[0]!) < heights[id[1] as Suit]!;
}
