import {
  defineVariant,
  takeable,
  topCard,
  type Card,
  type PilePlan,
  type Plan,
  type Position,
} from '../engine/index.js';
import { alike, stockAt } from './families/groups.js';
import { redealsOption, timesOf } from './families/redeals.js';
import { discardAt, out, pairOut, pairsWith } from './families/removal.js';

const KING = 13;
const isThirteen = (a: Card, b: Card) => a.rank + b.rank === KING;

/** A king goes out by itself, and so do the two top cards of the waste where they make thirteen. */
function kingOrTwo(position: Position, pile: PilePlan, plan: Plan): Position | undefined {
  const { cards } = position.piles[pile.index]!;
  if (!takeable(pile, position)) return undefined;
  if (topCard(position.piles[pile.index]!)!.rank === KING) return out(position, pile, plan);
  const [below, top] = cards.slice(-2);
  return top && isThirteen(below!, top) ? out(out(position, pile, plan), pile, plan) : undefined;
}

/** Thirteen: a pyramid is cleared by pairs that make thirteen. Rules after AisleRiot's Thirteen. */
export const thirteen = defineVariant({
  id: 'thirteen',
  name: 'Thirteen',
  options: { redeals: redealsOption(0) },
  setup: ({ redeals }) => ({
    columns: 7,
    rows: 4,
    groups: {
      stock: stockAt(),
      waste: {
        role: 'waste',
        at: { x: 1, y: 0, count: 1 },
        fan: { right: 2 },
        take: 'top',
        accept: pairsWith(isThirteen),
      },
      pyramid: {
        role: 'tableau',
        at: { pyramid: 7, x: 3, y: 0, rise: 0.5 },
        take: 'top',
        accept: pairsWith(isThirteen),
        turnsUp: true,
      },
      discard: discardAt({ x: 6, y: 0, count: 1 }),
    },
    deal: [{ to: 'pyramid', faces: [...alike(21, 'D'), ...alike(7, 'U')] }],
    stock: { turn: 1, to: 'waste', redeals: timesOf(redeals) },
    score: [{ per: 'card', group: 'discard', points: 1 }],
    won: { group: 'discard', cards: 52 },
    stuck: 'no-progress',
    drop: pairOut,
    remove: kingOrTwo,
  }),
  rules: {
    setup: [
      'A pyramid of 28 cards in rows of one to seven, each card half under two of the next row. Only the lowest row ' +
        'is face up. The other 24 cards are the stock.',
    ],
    goal: ['Remove all 52 cards.'],
    rules: [
      'Two open cards that make thirteen go out together: put one on the other. An ace counts one, a jack eleven, ' +
        'a queen twelve. A king goes out alone, by a click.',
      'Open are the cards of the pyramid on which no other lies, and the top card of the waste.',
      'The two top cards of the waste go out together by a click, where they make thirteen.',
      'Turn the stock onto the waste, one card at a time.',
    ],
    options: ['Redeals: how often the waste may turn back. None at first.'],
    scoring: ['One point for each card that is out. The most is 52.'],
    strategy: [
      'Where a card has several partners, take the one that frees more of the pyramid.',
      'Remember where the partners of buried cards are: when all four of them are gone, the card stays.',
    ],
  },
});
