import { defineVariant } from '../engine/index.js';
import { DOWN_ALTERNATING } from './families/builds.js';
import { allFaceUp, foundationsAt } from './families/groups.js';

/** One card in the first pile; in the others one to six face down, and five face up on them. */
const FACES = Array.from({ length: 7 }, (_, i) => (i ? 'D'.repeat(i) + 'UUUUU' : 'U'));

/** Yukon: Klondike without a stock, where any face-up card moves with all on it. Rules after AisleRiot's Yukon. */
export const yukon = defineVariant({
  id: 'yukon',
  name: 'Yukon',
  options: { 'kings-only': { type: 'switch', label: 'Only kings in empty piles', default: true } },
  setup: (options) => ({
    columns: 7,
    rows: 4.4,
    groups: {
      foundation: foundationsAt({ x: 3, y: 0, count: 4 }),
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: 7 },
        fan: 'down',
        take: allFaceUp,
        accept: { empty: options['kings-only'] ? [13] : 'any', on: DOWN_ALTERNATING, cards: 'run' },
        turnsUp: true,
      },
    },
    deal: [{ to: 'tableau', faces: FACES }],
    send: { from: ['tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: [
      'All 52 cards lie in seven piles. The first has one card; in each of the others the last five are face up, ' +
        'on one to six that are face down.',
    ],
    goal: ['Bring all 52 cards to the four foundations, each built up in one suit from ace to king.'],
    rules: [
      'Tableau piles are built down in alternating colours: a red nine takes a black eight.',
      'Any face-up card moves, with all that lie on it, in order or not.',
      'An empty pile takes a king, with all that lie on it.',
      'A face-down card that is uncovered turns up by itself. What went up stays up.',
    ],
    options: ['Only kings in empty piles: switched off, any card may go there.'],
    scoring: ['One point for each card on a foundation. The most is 52.'],
    strategy: [
      'Turn up face-down cards before anything else.',
      'Every card has two places to go: see first where both of them lie.',
    ],
  },
});
