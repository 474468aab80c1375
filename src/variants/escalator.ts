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
  rules: {
    setup: [
      'A pyramid of 28 cards, all face up, in rows of one to seven. ' +
        'Each card lies half under two cards of the next row.',
      'The other 24 cards are the stock. Turn the first to begin.',
    ],
    goal: ['Clear the whole pyramid.'],
    rules: [
      'A card of the pyramid that no other covers goes to the waste if it is one rank above or below ' +
        'the card there. Suits do not matter.',
      'Ace and king are neighbours: each goes on the other.',
      'When nothing fits, turn the next card from the stock. There is no redeal.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card taken from the pyramid. The most is 28.'],
    strategy: [
      'Where two cards fit, take the one that leads to the longer run.',
      'Uncover evenly: a card comes free only when both cards on it are gone.',
      'Look for a run that turns back before you turn the stock.',
    ],
  },
});
