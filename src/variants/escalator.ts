import { defineVariant } from '../engine/index.js';

const ROWS = 7;
const CARDS = (ROWS * (ROWS + 1)) / 2;

/** Escalator: a pyramid of 28 is cleared by rank, up or down. Rules after AisleRiot's Escalator. */
export const escalator = defineVariant({
  id: 'escalator',
  name: 'Escalator',
  options: {},
  setup: () => ({
    columns: ROWS,
    rows: 4,
    groups: {
      stock: { role: 'stock', at: { x: 0, y: 0, count: 1 } },
      waste: {
        role: 'waste',
        at: { x: 1, y: 0, count: 1 },
        accept: { on: { by: 'any', step: 'either', wrap: true }, cards: 'one', from: ['pyramid'] },
      },
      pyramid: { role: 'tableau', at: { pyramid: ROWS, x: 3, y: 0, rise: 0.5 }, take: 'top' },
    },
    deal: [{ to: 'pyramid', faces: Array<string>(CARDS).fill('U') }],
    stock: { turn: 1, to: 'waste', redeals: 0 },
    send: { from: ['pyramid'], to: 'waste', on: 'click' },
    score: [{ per: 'gone', group: 'pyramid', points: 1 }],
    won: { group: 'pyramid', cards: 0 },
    stuck: 'no-move',
  }),
});
