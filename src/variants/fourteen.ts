import { defineVariant, type Card } from '../engine/index.js';
import { alike } from './families/groups.js';
import { discardAt, pairOut, pairsWith } from './families/removal.js';

const isFourteen = (a: Card, b: Card) => a.rank + b.rank === 14;

/** Fourteen: pairs that make fourteen go out of twelve piles. Rules after AisleRiot's Fourteen. */
export const fourteen = defineVariant({
  id: 'fourteen',
  name: 'Fourteen',
  options: {},
  setup: () => ({
    columns: 7,
    rows: 4.2,
    groups: {
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 0, count: 12, across: 6, dy: 2.2 },
        fan: { down: 1 },
        take: 'top',
        accept: pairsWith(isFourteen),
      },
      discard: discardAt({ x: 6, y: 0, count: 1 }),
    },
    deal: [{ to: 'tableau', faces: [...alike(4, 'UUUUU'), ...alike(8, 'UUUU')] }],
    score: [{ per: 'card', group: 'discard', points: 1 }],
    won: { group: 'discard', cards: 52 },
    stuck: 'no-move',
    drop: pairOut,
  }),
  rules: {
    setup: ['All 52 cards lie open in twelve piles: five in the first four of them, four in the others.'],
    goal: ['Remove all 52 cards.'],
    rules: [
      'The last cards of two piles go out together where they make fourteen: put one on the other.',
      'An ace counts one and goes with a king, a two with a queen, a three with a jack.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card that is out. The most is 52.'],
    strategy: [
      'All is seen: look for piles in which a card lies on its own partner, and free these first.',
      'Sevens pair among themselves. Do not block two with the other two.',
    ],
  },
});
