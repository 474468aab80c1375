import { defineVariant } from '../engine/index.js';
import { UP_IN_SUIT } from './families/builds.js';
import { columnsInSuit } from './families/cells.js';
import { alike } from './families/groups.js';

/** Seahaven: ten columns of five, two of four cells filled, down in suit. Rules after AisleRiot's Seahaven. */
export const seahaven = defineVariant({
  id: 'seahaven',
  name: 'Seahaven',
  options: { 'kings-only': { type: 'switch', label: 'Only kings in empty columns', default: true } },
  setup: (options) => ({
    columns: 10,
    rows: 4,
    groups: {
      foundation: {
        role: 'foundation',
        at: { points: [0, 1, 8, 9].map((x) => [x, 0] as const) },
        take: 'top',
        accept: { empty: [1], on: UP_IN_SUIT, cards: 'one-by-one' },
      },
      cell: { role: 'cell', at: { x: 3, y: 0, count: 4 }, take: 'top', accept: { empty: 'any', cards: 'one' } },
      tableau: columnsInSuit({ x: 0, y: 1.1, count: 10 }, options['kings-only']),
    },
    deal: [
      { to: 'tableau', faces: alike(10, 'UUUUU') },
      { to: 'cell', faces: ['', 'U', 'U', ''] },
    ],
    send: { from: ['cell', 'tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: ['Ten open columns of five cards. The last two cards lie in the middle two of four cells.'],
    goal: ['Bring all 52 cards to the four foundations, each built up in one suit from ace to king.'],
    rules: [
      'Columns are built down in one suit. An empty column takes a king, or a run that a king heads.',
      'A cell holds any one card.',
      'Of a run, one card more can move at once than there are empty cells. To its foundation it goes whole.',
      'The top card of a foundation may come back.',
    ],
    options: ['Only kings in empty columns: switched off, any card or run may go there.'],
    scoring: ['One point for each card on a foundation, taken back when it leaves. The most is 52.'],
    strategy: [
      'Before you move a card onto its neighbour, see what lies under both: what is buried below them stays buried.',
      'Clear a column only when a king is at hand.',
    ],
  },
});
