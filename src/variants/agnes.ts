import { defineVariant, fits, type Build, type PilePlan, type Position } from '../engine/index.js';
import { stockAt } from './families/groups.js';
import { rounds } from './families/rounds.js';
import { growingPiles } from './klondike-family.js';

const DOWN: Build = { by: 'color', step: -1, wrap: true };
const UP: Build = { by: 'suit', step: 1, wrap: true };

/** A run goes no further down than to a card of the base rank. */
function runToBase({ piles, base }: Position, { index }: PilePlan): number {
  const { cards } = piles[index]!;
  let first = cards.length - 1;
  for (; first > 0; first--) {
    const below = cards[first - 1]!;
    if (!below.faceUp || below.rank === base || !fits(DOWN, below, cards[first]!)) break;
  }
  return cards.length - first;
}

/** Agnes: piles in one colour, a stock for all of them, a base rank from the deal. Rules after AisleRiot's Agnes. */
export const agnes = defineVariant({
  id: 'agnes',
  name: 'Agnes',
  options: {},
  setup: () => ({
    columns: 7,
    rows: 3.6,
    groups: {
      stock: stockAt(),
      foundation: {
        role: 'foundation',
        at: { x: 3, y: 0, count: 4 },
        take: 'top',
        accept: { empty: 'base', on: UP, cards: 'one' },
      },
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: 7 },
        fan: 'down',
        take: runToBase,
        accept: { on: DOWN, cards: 'run' },
        turnsUp: true,
      },
    },
    deal: [
      { to: 'tableau', faces: growingPiles('D', 'U') },
      { to: 'foundation', faces: ['U', '', '', ''] },
    ],
    base: 'foundation',
    stock: rounds('tableau'),
    send: { from: ['tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: [
      'Seven piles of one to seven cards; only the last card of each is face up.',
      'One card begins the first foundation: its rank is the base rank. The other 23 cards are the stock.',
    ],
    goal: ['Bring all 52 cards to the foundations, each built up in suit from the base rank, from king on to ace.'],
    rules: [
      'Piles are built down in one colour: a red nine takes a red eight, an ace takes a king.',
      'A face-up run moves as one; it ends at a card of the base rank.',
      'An empty pile is filled by the stock alone.',
      'A click on the stock deals one card to each pile; two are left for the last round.',
      'The top card of a foundation may come back.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card on a foundation, taken back when it leaves. The most is 52.'],
    strategy: [
      'Dig for the cards of the base rank first.',
      'The four rounds of the stock bury what you have sorted: make every move that turns a card up before each.',
    ],
  },
});
