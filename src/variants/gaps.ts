import { defineVariant, type Plan, type Position } from '../engine/index.js';
import { cardsAt, laidOut } from './families/grid.js';
import { alike, stockAt } from './families/groups.js';
import { timesOf } from './families/redeals.js';
import { ACROSS, allInOrder, fillsGap, isLoose, redealt } from './families/rows-in-order.js';
import { unless } from './families/unless.js';

/** The aces leave the game, and four gaps where they lay. */
function withoutAces(position: Position, { byGroup }: Plan): Position {
  const cells = byGroup.get('grid')!;
  const cards = cardsAt(cells, position);
  return laidOut(position, cells, cards.map((card) => (card!.rank === 1 ? undefined : card)));
}

/** Gaps: four rows from two to king, by filling gaps. Rules after AisleRiot's Gaps. */
export const gaps = defineVariant({
  id: 'gaps',
  name: 'Gaps',
  options: {
    redeals: { type: 'count', label: 'Redeals', suggested: [0, 1, 2, 3], default: 2 },
    'gaps-anywhere': { type: 'switch', label: 'A redeal puts the gaps anywhere', default: false },
  },
  setup: (options) => ({
    columns: ACROSS,
    rows: 5.4,
    groups: {
      grid: {
        role: 'tableau',
        at: { x: 0, y: 0, count: 52, across: ACROSS, dy: 1.1 },
        take: (position, pile) => (isLoose(position, pile) ? 1 : 0),
        accept: { empty: 'any', cards: 'one', refuses: unless(fillsGap) },
      },
      stock: { ...stockAt(6, 4.4), low: { x: ACROSS + 0.15, y: 0, count: 1 } },
    },
    deal: [{ to: 'grid', faces: alike(52, 'U') }],
    dealt: withoutAces,
    stock: {
      as: 'redeal',
      redeals: timesOf(options.redeals),
      deals: (position, plan) => redealt(position, plan, options['gaps-anywhere']),
    },
    score: allInOrder,
    won: (position) => allInOrder(position) === 48,
    stuck: 'no-move',
  }),
  rules: {
    setup: ['All 52 cards lie open in four rows of 13. Then the aces are taken away and leave four gaps.'],
    goal: ['Bring each row into order: one suit from two to king, from left to right.'],
    rules: [
      'A gap takes the card that follows its left neighbour in suit. At the left end it takes any two.',
      'Nothing goes into a gap behind a king, or behind another gap.',
      'Cards in order from the left end stay where they are.',
      'When no gap can be filled, a click on the stock deals anew: all cards that are not in order are shuffled, ' +
        'and each row has its gap behind those that are.',
    ],
    options: [
      'Redeals: how often the cards may be dealt anew. Two at first.',
      'A redeal puts the gaps anywhere: switched on, they do not wait behind the cards in order.',
    ],
    scoring: ['One point for each card in order from the left end of its row. The most is 48.'],
    strategy: [
      'Follow each gap through: every move leaves another gap, until one ends behind a king.',
      'Clear the left ends first, for each two that gets there starts a row.',
    ],
  },
});
