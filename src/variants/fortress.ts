import { defineVariant } from '../engine/index.js';
import { alike, foundationsAt } from './families/groups.js';

/** Fortress: ten piles built up or down in suit. Rules after AisleRiot's Fortress. */
export const fortress = defineVariant({
  id: 'fortress',
  name: 'Fortress',
  options: { corner: { type: 'switch', label: 'Turn the corner', default: false } },
  setup: ({ corner }) => ({
    columns: 10,
    rows: 4,
    groups: {
      foundation: foundationsAt({ x: 3, y: 0, count: 4 }),
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: 10 },
        fan: 'down',
        take: 'top',
        accept: { empty: 'any', on: { by: 'suit', step: 'either', wrap: corner }, cards: 'one' },
      },
    },
    deal: [{ to: 'tableau', faces: ['UUUUUU', ...alike(4, 'UUUUU'), 'UUUUUU', ...alike(4, 'UUUUU')] }],
    send: { from: ['tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: ['All 52 cards lie open in ten piles: six in the first and the sixth, five in the others.'],
    goal: ['Bring all 52 cards to the four foundations, each built up in one suit from ace to king.'],
    rules: [
      'Only the last card of a pile moves. Piles are built up or down in suit, as you like, and may turn.',
      'An empty pile takes any card.',
      'What went up stays up.',
    ],
    options: ['Turn the corner: ace and king are neighbours in the piles.'],
    scoring: ['One point for each card on a foundation. The most is 52.'],
    strategy: [
      'A run that is turned over card by card changes its direction: use that to bring low cards to the end.',
      'Empty one pile early and keep it empty.',
    ],
  },
});
