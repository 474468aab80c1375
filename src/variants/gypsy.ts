import { defineVariant, type Plan, type Position } from '../engine/index.js';
import { DOWN_ALTERNATING, UP_IN_SUIT } from './families/builds.js';
import { cardsOf, joins, wholeSuits } from './families/counts.js';
import { alike, foundationsAt, stockAt } from './families/groups.js';
import { packs } from './families/packs.js';
import { rounds } from './families/rounds.js';

const CARD = 5;
const WHOLE_SUIT = 60;
const JOIN = 2;

function score(position: Position, plan: Plan): number {
  return (
    CARD * cardsOf(plan, position, 'foundation').flat().length +
    WHOLE_SUIT * wholeSuits(plan, position, 'foundation', UP_IN_SUIT) +
    JOIN * joins(plan, position, 'tableau', DOWN_ALTERNATING)
  );
}

/** Gypsy: two packs, eight piles, a card to each from the stock. Rules after AisleRiot's Gypsy. */
export const gypsy = defineVariant({
  id: 'gypsy',
  name: 'Gypsy',
  options: {},
  setup: () => ({
    columns: 9,
    rows: 4.5,
    deck: packs(2),
    groups: {
      stock: stockAt(),
      foundation: { ...foundationsAt({ x: 1, y: 0, count: 8 }), take: 'top' },
      tableau: {
        role: 'tableau',
        at: { x: 1, y: 1.1, count: 8 },
        fan: 'down',
        take: { run: DOWN_ALTERNATING },
        accept: { empty: 'any', on: DOWN_ALTERNATING, cards: 'run' },
        turnsUp: true,
      },
    },
    deal: [{ to: 'tableau', faces: alike(8, 'DDU') }],
    stock: rounds('tableau'),
    send: { from: ['tableau'], to: 'foundation', on: 'double-click' },
    score,
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: [
      'Eight piles of three cards, from two packs. Only the last card of each is face up.',
      'The other 80 cards are the stock, good for ten rounds.',
    ],
    goal: ['Bring all 104 cards to the eight foundations, each built up in one suit from ace to king.'],
    rules: [
      'Tableau piles are built down in alternating colours. A face-up run, or its last part, moves as one.',
      'An empty pile takes any card or run.',
      'A face-down card that is uncovered turns up by itself.',
      'A click on the stock deals one card to each pile.',
      'The top card of a foundation may come back.',
    ],
    options: ['This game has no options.'],
    scoring: [
      'Five points for each card on a foundation, and 60 for each that is full. Two for each card of a pile that ' +
        'lies on one of the other colour and the next higher rank. A game that is won has 1000.',
    ],
    strategy: [
      'Turn up all 16 face-down cards early, while the piles are short.',
      'Empty a pile before you deal, and deal only when nothing else is left.',
    ],
  },
});
