import { defineVariant } from '../engine/index.js';
import { alike, stockAt } from './families/groups.js';

/** Golf: seven columns of five go to the waste, by rank up or down. Rules after AisleRiot's Golf. */
export const golf = defineVariant({
  id: 'golf',
  name: 'Golf',
  options: {
    corner: { type: 'switch', label: 'Play on kings, and turn the corner', default: false },
  },
  setup: ({ corner }) => ({
    columns: 7,
    rows: 3.3,
    groups: {
      stock: stockAt(),
      waste: {
        role: 'waste',
        at: { x: 1, y: 0, count: 1 },
        fan: { right: 52, room: 5 },
        accept: {
          on: { by: 'any', step: 'either', ...(corner ? { wrap: true } : { notOn: [13] }) },
          cards: 'one',
          from: ['tableau'],
        },
      },
      tableau: { role: 'tableau', at: { x: 0, y: 1.1, count: 7 }, fan: 'down', take: 'top' },
    },
    deal: [{ to: 'tableau', faces: alike(7, 'UUUUU') }],
    stock: { turn: 1, to: 'waste', redeals: 0 },
    send: { from: ['tableau'], to: 'waste', on: 'click' },
    score: [{ per: 'gone', group: 'tableau', points: 1 }],
    won: { group: 'tableau', cards: 0 },
    stuck: 'no-move',
  }),
  rules: {
    setup: [
      'Seven columns of five cards, all face up. The other 17 cards are the stock.',
      'Turn the first card of the stock to begin.',
    ],
    goal: ['Bring all 35 cards of the columns to the waste.'],
    rules: [
      'The last card of a column goes to the waste if it is one rank above or below the card there, in any suit.',
      'Nothing goes on a king, and only a two goes on an ace.',
      'When nothing fits, turn the next card from the stock. There is no redeal.',
    ],
    options: ['Play on kings, and turn the corner: queen and ace go on a king, king and two on an ace.'],
    scoring: ['One point for each card taken from the columns. The most is 35.'],
    strategy: [
      'Look for long runs before you play the first card of one.',
      'A king ends a run: play it only as its last card.',
    ],
  },
});
