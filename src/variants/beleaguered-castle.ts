import { defineVariant } from '../engine/index.js';
import { ACES_FIRST } from './families/aces-first.js';
import { DOWN_BY_RANK, UP_IN_SUIT } from './families/builds.js';
import { allButFirst, alike } from './families/groups.js';

/** Beleaguered Castle: aces up, eight rows of six, down in any suit. Rules after AisleRiot's Beleaguered Castle. */
export const beleagueredCastle = defineVariant({
  id: 'beleaguered-castle',
  name: 'Beleaguered Castle',
  options: {},
  setup: () => ({
    columns: 8,
    rows: 4,
    deck: ACES_FIRST,
    groups: {
      foundation: {
        role: 'foundation',
        at: { x: 2, y: 0, count: 4 },
        take: allButFirst,
        accept: { on: UP_IN_SUIT, cards: 'one' },
      },
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: 8 },
        fan: 'down',
        take: 'top',
        accept: { empty: 'any', on: DOWN_BY_RANK, cards: 'one' },
      },
    },
    deal: [
      { to: 'foundation', faces: alike(4, 'U') },
      { to: 'tableau', faces: alike(8, 'UUUUUU') },
    ],
    send: { from: ['tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'gone', group: 'tableau', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: ['The four aces begin the foundations. The other 48 cards lie open in eight piles of six.'],
    goal: ['Bring all cards to the foundations, each built up in one suit from ace to king.'],
    rules: [
      'Only the last card of a pile moves. Piles are built down in any suit: a nine takes any eight.',
      'An empty pile takes any card.',
      'The top card of a foundation may come back, but not its ace.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card that went up. The most is 48.'],
    strategy: [
      'Find the twos and threes, and choose the piles that hide them as the first to clear.',
      'An empty pile is all the room there is: fill it only to empty another.',
    ],
  },
});
