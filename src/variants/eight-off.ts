import { defineVariant } from '../engine/index.js';
import { columnsInSuit } from './families/cells.js';
import { alike, foundationsAt } from './families/groups.js';

/** Eight Off: eight cells, four of them filled, columns down in suit. Rules after AisleRiot's Eight Off. */
export const eightOff = defineVariant({
  id: 'eight-off',
  name: 'Eight Off',
  options: { 'kings-only': { type: 'switch', label: 'Only kings in empty columns', default: true } },
  setup: (options) => ({
    columns: 8,
    rows: 5,
    groups: {
      cell: { role: 'cell', at: { x: 0, y: 1.1, count: 8 }, take: 'top', accept: { empty: 'any', cards: 'one' } },
      foundation: { ...foundationsAt({ x: 2, y: 0, count: 4 }), take: 'top' },
      tableau: columnsInSuit({ x: 0, y: 2.2, count: 8 }, options['kings-only']),
    },
    deal: [
      { to: 'tableau', faces: alike(8, 'UUUUUU') },
      { to: 'cell', faces: [...alike(4, 'U'), ...alike(4, '')] },
    ],
    send: { from: ['cell', 'tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: ['Eight open columns of six cards. The last four cards lie in the first four of eight cells.'],
    goal: ['Bring all 52 cards to the four foundations, each built up in one suit from ace to king.'],
    rules: [
      'Columns are built down in one suit. An empty column takes a king, or a run that a king heads.',
      'A cell holds any one card.',
      'Of a run, one card more can move at once than there are empty cells.',
      'The top card of a foundation may come back.',
    ],
    options: ['Only kings in empty columns: switched off, any card or run may go there.'],
    scoring: ['One point for each card on a foundation, taken back when it leaves. The most is 52.'],
    strategy: [
      'Half of the cells are free at first: use them to bring kings to empty columns.',
      'Keep two cells empty as long as you can.',
    ],
  },
});
