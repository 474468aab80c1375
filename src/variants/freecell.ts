import { defineVariant } from '../engine/index.js';
import { DOWN_ALTERNATING } from './families/builds.js';
import { cellsSetup, isSafe } from './families/cells.js';
import { numberedDeck } from './families/numbered-deals.js';

/** FreeCell: four cells, eight open columns, alternating colours. Rules after AisleRiot's FreeCell. */
export const freecell = defineVariant({
  id: 'freecell',
  name: 'FreeCell',
  options: {},
  setup: () => ({ ...cellsSetup(DOWN_ALTERNATING, isSafe), deck: { shuffled: numberedDeck } }),
  rules: {
    setup: [
      'All 52 cards lie open in eight columns: four of seven cards and four of six. Four cells are empty.',
      'Deals 1 to 32000 are those that FreeCell players know by number.',
    ],
    goal: ['Bring all 52 cards to the four foundations, each built up in one suit from ace to king.'],
    rules: [
      'Columns are built down in alternating colours: a red nine takes a black eight.',
      'A cell holds any one card. An empty column takes any card or run.',
      'A run moves as one where its cards could go one by one: one card more than there are empty cells, ' +
        'and twice as many for each empty column.',
      'A card that no other can need any more goes up by itself. What went up stays up.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card on a foundation. The most is 52.'],
    strategy: [
      'Nearly every deal can be won: think first, and keep the cells empty.',
      'Dig for the aces and twos, and see what lies on them before you begin.',
      'An empty column is worth more than an empty cell.',
    ],
  },
});
