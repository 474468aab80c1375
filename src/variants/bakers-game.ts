import { defineVariant } from '../engine/index.js';
import { DOWN_IN_SUIT } from './families/builds.js';
import { cellsSetup } from './families/cells.js';

/** Baker's Game: FreeCell built down in suit. Rules after AisleRiot's Baker's Game. */
export const bakersGame = defineVariant({
  id: 'bakers-game',
  name: 'Baker’s Game',
  options: {},
  setup: () => cellsSetup(DOWN_IN_SUIT),
  rules: {
    setup: ['All 52 cards lie open in eight columns: four of seven cards and four of six. Four cells are empty.'],
    goal: ['Bring all 52 cards to the four foundations, each built up in one suit from ace to king.'],
    rules: [
      'Columns are built down in one suit: the nine of hearts takes the eight of hearts alone.',
      'A cell holds any one card. An empty column takes any card or run.',
      'A run moves as one where its cards could go one by one: one card more than there are empty cells, ' +
        'and twice as many for each empty column.',
      'Every card that can go up goes by itself, and stays up.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card on a foundation. The most is 52.'],
    strategy: [
      'Each card has one place alone in the columns: find out what lies on it before you move anything there.',
      'Fill a cell only when you know how it will be emptied.',
      'Clear a whole column early, or the cells will not last.',
    ],
  },
});
