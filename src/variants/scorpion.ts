import { defineVariant, type Plan, type Position } from '../engine/index.js';
import { DOWN_IN_SUIT } from './families/builds.js';
import { cardsOf, faceDown, joins, wholeSuits } from './families/counts.js';
import { alike, allFaceUp, stockAt } from './families/groups.js';
import { rounds } from './families/rounds.js';

/** What the table is worth before anything is joined, and what a face-down card and a whole suit are worth. */
const START = 36;
const HIDDEN = -3;
const WHOLE_SUIT = 4;

function score(position: Position, plan: Plan): number {
  return (
    START +
    HIDDEN * faceDown(plan, position, 'tableau') +
    joins(plan, position, 'tableau', DOWN_IN_SUIT) +
    WHOLE_SUIT * wholeSuits(plan, position, 'tableau', DOWN_IN_SUIT)
  );
}

/** Scorpion: whole suits are built within the tableau, and stay there. Rules after AisleRiot's Scorpion. */
export const scorpion = defineVariant({
  id: 'scorpion',
  name: 'Scorpion',
  options: {},
  setup: () => ({
    columns: 8,
    rows: 3.6,
    groups: {
      stock: stockAt(),
      tableau: {
        role: 'tableau',
        at: { x: 1, y: 0, count: 7 },
        fan: 'down',
        take: allFaceUp,
        accept: { empty: [13], on: DOWN_IN_SUIT, cards: 'run' },
        turnsUp: true,
      },
    },
    deal: [{ to: 'tableau', faces: [...alike(4, 'DDDUUUU'), ...alike(3, 'UUUUUUU')] }],
    stock: rounds('tableau'),
    score,
    won: (position, plan) =>
      wholeSuits(plan, position, 'tableau', DOWN_IN_SUIT) === 4 &&
      cardsOf(plan, position, 'stock').every(({ length }) => !length),
    stuck: 'no-progress',
  }),
  rules: {
    setup: [
      'Seven piles of seven cards. In the first four the three lowest are face down. Three cards are the stock.',
    ],
    goal: ['Build four whole suits in the piles, each from king down to ace.'],
    rules: [
      'Piles are built down in suit: the nine of hearts takes the eight of hearts alone.',
      'Any face-up card moves, with all that lie on it, in order or not.',
      'An empty pile takes a king, with all that lie on it.',
      'A face-down card that is uncovered turns up by itself.',
      'A click on the stock deals its three cards to the first three piles, once.',
    ],
    options: ['This game has no options.'],
    scoring: [
      'Three points for each card turned up, one for each card on the next higher one of its suit, ' +
        'four for each whole suit. The most is 100.',
    ],
    strategy: [
      'Turn up the face-down cards, and look for kings that can move.',
      'A card that lies under the one it should go on cannot be played: see these before you add to a pile.',
      'Keep the stock until nothing else is left.',
    ],
  },
});
