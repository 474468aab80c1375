import { defineVariant, type Build, type Refusing } from '../engine/index.js';
import { alike, stockAt, wasteAt } from './families/groups.js';
import { redealsOption, timesOf } from './families/redeals.js';
import { refilled } from './families/refilled.js';

const DOWN: Build = { by: 'suit', step: -1, wrap: true };
const UP: Build = { by: 'suit', step: 1, wrap: true };

/** The two wings, four piles each, and the body between them. */
const WINGS = [1.3, 1.2, 1.1, 1.2, 1.2, 1.1, 1.2, 1.3].map((y, i) => [i < 4 ? i : i + 1, y] as const);
const BODY = { x: 4, y: 1.45, count: 1 };

const MOST = 3;
const whenFull: Refusing = ({ piles }, { index }) => (piles[index]!.cards.length < MOST ? undefined : 'no-room');

/** Eagle Wing: a hidden reserve fills eight piles of three cards at most. Rules after AisleRiot's Eagle Wing. */
export const eagleWing = defineVariant({
  id: 'eagle-wing',
  name: 'Eagle Wing',
  options: { redeals: redealsOption(2) },
  setup: ({ redeals }) => ({
    columns: 9,
    rows: 3.2,
    groups: {
      stock: stockAt(),
      waste: wasteAt(),
      foundation: {
        role: 'foundation',
        at: { x: 3, y: 0, count: 4 },
        accept: { empty: 'base', on: UP, cards: 'one-by-one' },
      },
      reserve: { role: 'reserve', at: BODY, take: 'top' },
      tableau: {
        role: 'tableau',
        at: { points: WINGS },
        fan: 'down',
        take: { run: DOWN },
        accept: { empty: 'any', on: DOWN, cards: 'one', refuses: whenFull },
      },
    },
    deal: [
      { to: 'reserve', faces: ['UDDDDDDDDDDDD'] },
      { to: 'tableau', faces: alike(8, 'U') },
      { to: 'foundation', faces: ['U', '', '', ''] },
    ],
    base: 'foundation',
    stock: { turn: 1, to: 'waste', redeals: timesOf(redeals) },
    send: { from: ['waste', 'reserve', 'tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
    after: refilled('tableau', 'reserve'),
  }),
  rules: {
    setup: [
      'Thirteen cards between the wings are the reserve, face down but for the lowest. Eight piles of one card are ' +
        'the wings. One card begins the first foundation: its rank is the base rank. The other 30 cards are the stock.',
    ],
    goal: ['Bring all 52 cards to the foundations, each built up in suit from the base rank, from king on to ace.'],
    rules: [
      'Piles are built down in suit, card by card, a king on an ace. No pile has more than three cards.',
      'An empty pile is filled from the reserve at once. When the reserve is used up, it takes any card.',
      'The last card of the reserve can be played like any other.',
      'Turn the stock onto the waste, one card at a time; the waste may turn back.',
      'A run goes up whole. What went up stays up.',
    ],
    options: ['Redeals: how often the waste may turn back. Two at first.'],
    scoring: ['One point for each card on a foundation. The first one is there from the start; the most is 52.'],
    strategy: [
      'Empty piles as fast as you can while the reserve lasts.',
      'Three cards fill a pile: do not close one on a card that you need soon.',
    ],
  },
});
