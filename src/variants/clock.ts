import { defineVariant } from '../engine/index.js';
import { atTheirHour, belongsThere, CLOCK_FACE, HOURS, LOW_FACE, middleOnly, placed } from './families/clock-face.js';
import { alike } from './families/groups.js';
import { unless } from './families/unless.js';

/** Clock: every card has its place, and the fourth king stops the clock. Rules after AisleRiot's Clock. */
export const clock = defineVariant({
  id: 'clock',
  name: 'Clock',
  options: {},
  setup: () => ({
    columns: 7,
    rows: 5.4,
    groups: {
      clock: {
        role: 'tableau',
        at: CLOCK_FACE,
        low: LOW_FACE,
        take: middleOnly,
        accept: { on: 'any', cards: 'one', refuses: unless(belongsThere) },
      },
    },
    deal: [{ to: 'clock', faces: [...alike(HOURS, 'DDDD'), 'DDDU'] }],
    send: { from: ['clock'], to: 'clock', on: 'click' },
    score: atTheirHour,
    won: (position, plan) => atTheirHour(position, plan) === 48,
    stuck: 'no-move',
    drop: placed,
  }),
  rules: {
    setup: [
      'All 52 cards lie face down in 13 piles of four: twelve as the hours of a clock, one in the middle. ' +
        'The last card of the middle is turned up.',
    ],
    goal: ['Turn all cards up before the fourth king comes.'],
    rules: [
      'The card of the middle goes to the hour of its rank, and the lowest card of that pile comes to the middle: ' +
        'an ace to one o’clock, a queen to twelve.',
      'A king stays in the middle, and the lowest card there comes up.',
      'There is nothing to choose: a click plays the card.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card at its hour. The most is 48.'],
    strategy: ['None helps: one deal in thirteen comes out.'],
  },
});
