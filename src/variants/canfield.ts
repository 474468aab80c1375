import { defineVariant, type Build } from '../engine/index.js';
import { allButFirst, alike, stockAt } from './families/groups.js';
import { redealsOption, timesOf } from './families/redeals.js';
import { refilled } from './families/refilled.js';

const DOWN: Build = { by: 'alternate', step: -1, wrap: true };
const UP: Build = { by: 'suit', step: 1, wrap: true };

/** Canfield: a reserve of 13 fills four piles; the deal sets the base rank. Rules after AisleRiot's Canfield. */
export const canfield = defineVariant({
  id: 'canfield',
  name: 'Canfield',
  options: {
    draw: { type: 'choice', label: 'Cards turned at a time', choices: [1, 3], default: 3 },
    redeals: redealsOption('unlimited'),
  },
  setup: ({ draw, redeals }) => ({
    columns: 7,
    rows: 3.6,
    groups: {
      stock: stockAt(),
      waste: {
        role: 'waste',
        at: { x: 1, y: 0, count: 1 },
        take: 'top',
        ...(draw > 1 ? { fan: { right: draw } } : {}),
      },
      foundation: {
        role: 'foundation',
        at: { x: 3, y: 0, count: 4 },
        take: allButFirst,
        accept: { empty: 'base', on: UP, cards: 'one' },
      },
      reserve: { role: 'reserve', at: { x: 0, y: 1.1, count: 1 }, take: 'top', turnsUp: true },
      tableau: {
        role: 'tableau',
        at: { x: 3, y: 1.1, count: 4 },
        fan: 'down',
        take: { run: DOWN },
        accept: { empty: 'any', on: DOWN, cards: 'run' },
      },
    },
    deal: [
      { to: 'reserve', faces: ['DDDDDDDDDDDDU'] },
      { to: 'tableau', faces: alike(4, 'U') },
      { to: 'foundation', faces: ['U', '', '', ''] },
    ],
    base: 'foundation',
    stock: { turn: draw, to: 'waste', redeals: timesOf(redeals) },
    send: { from: ['waste', 'reserve', 'tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
    after: refilled('tableau', 'reserve'),
  }),
  rules: {
    setup: [
      'Thirteen cards are the reserve, the last face up. Four cards begin four piles, and one the first ' +
        'foundation: its rank is the base rank. The other 34 cards are the stock.',
    ],
    goal: ['Bring all 52 cards to the foundations, each built up in suit from the base rank, from king on to ace.'],
    rules: [
      'Piles are built down in alternating colours; a king goes on an ace. A run, or its last part, moves as one.',
      'An empty pile is filled from the reserve at once. When the reserve is used up, it takes any card or run.',
      'Turn the stock onto the waste. When it is empty, the waste turns back, its order kept.',
      'The top card of a foundation may come back, but not its first one.',
    ],
    options: [
      'Cards turned at a time: one or three.',
      'Redeals: how often the waste may turn back. Without limit at first.',
    ],
    scoring: ['One point for each card on a foundation. The first one is there from the start; the most is 52.'],
    strategy: [
      'Empty the reserve before all else.',
      'Do not send cards up evenly at any price: a card in a pile may carry others of the reserve.',
    ],
  },
});
