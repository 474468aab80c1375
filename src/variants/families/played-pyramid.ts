import type { Setup } from '../../engine/index.js';

const ROWS = 7;

/**
 * A game in which a pyramid of 28 cards is played to the waste, by rank up or down.
 * @param faces the face of each card, from the apex on
 */
export function playedPyramid(faces: readonly string[]): Setup {
  return {
    columns: ROWS,
    rows: 4,
    groups: {
      stock: { role: 'stock', at: { x: 0, y: 0, count: 1 } },
      waste: {
        role: 'waste',
        at: { x: 1, y: 0, count: 1 },
        accept: { on: { by: 'any', step: 'either', wrap: true }, cards: 'one', from: ['pyramid'] },
      },
      pyramid: {
        role: 'tableau',
        at: { pyramid: ROWS, x: 3, y: 0, rise: 0.5 },
        take: 'top',
        turnsUp: faces.includes('D'),
      },
    },
    deal: [{ to: 'pyramid', faces }],
    stock: { turn: 1, to: 'waste', redeals: 0 },
    send: { from: ['pyramid'], to: 'waste', on: 'click' },
    score: [{ per: 'gone', group: 'pyramid', points: 1 }],
    won: { group: 'pyramid', cards: 0 },
    stuck: 'no-move',
  };
}
