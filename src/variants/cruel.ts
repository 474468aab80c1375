import { defineVariant, withCards, type Plan, type Position, type Reason } from '../engine/index.js';
import { ACES_FIRST } from './families/aces-first.js';
import { DOWN_IN_SUIT, UP_IN_SUIT } from './families/builds.js';
import { cardsOf } from './families/counts.js';
import { alike, stockAt } from './families/groups.js';
import { timesOf } from './families/redeals.js';

const PILE = 4;

/** All piles are taken up in their order and dealt again, four cards to each; nothing where that changes nothing. */
function dealtAnew(position: Position, plan: Plan): Position | Reason {
  const cards = cardsOf(plan, position, 'tableau').flat();
  const changed = plan.byGroup
    .get('tableau')!
    .map(({ index }, i) => [index, cards.slice(i * PILE, (i + 1) * PILE)] as const)
    .filter(([index, pile]) => {
      const before = position.piles[index]!.cards;
      return before.length !== pile.length || pile.some((card, i) => card !== before[i]);
    });
  return changed.length ? withCards(position, new Map(changed)) : 'changes-nothing';
}

/** Cruel: twelve piles of four, dealt anew as often as one likes. Rules after AisleRiot's Cruel. */
export const cruel = defineVariant({
  id: 'cruel',
  name: 'Cruel',
  options: { redeals: { type: 'count', label: 'Redeals', suggested: [5, 10, 'unlimited'], default: 'unlimited' } },
  setup: ({ redeals }) => ({
    columns: 6,
    rows: 4.9,
    deck: ACES_FIRST,
    groups: {
      stock: stockAt(),
      foundation: {
        role: 'foundation',
        at: { x: 2, y: 0, count: 4 },
        low: { x: 7.3, y: 0, count: 4, across: 2, dy: 1.1 },
        accept: { on: UP_IN_SUIT, cards: 'one' },
      },
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: 12, across: 6, dy: 1.95 },
        low: { x: 1.15, y: 0, count: 12, across: 6, dy: 1.95 },
        fan: { down: 0.8 },
        take: 'top',
        accept: { on: DOWN_IN_SUIT, cards: 'one' },
      },
    },
    deal: [
      { to: 'foundation', faces: alike(4, 'U') },
      { to: 'tableau', faces: alike(12, 'UUUU') },
    ],
    stock: { as: 'redeal', redeals: timesOf(redeals), deals: dealtAnew },
    send: { from: ['tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'gone', group: 'tableau', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-move',
  }),
  rules: {
    setup: ['The four aces begin the foundations. The other 48 cards lie in twelve piles of four.'],
    goal: ['Bring all cards to the foundations, each built up in one suit from ace to king.'],
    rules: [
      'Only the last card of a pile moves. Piles are built down in suit. An empty pile stays empty.',
      'A click on the stock deals anew: the piles are taken up in their order, from the bottom of the first to the ' +
        'last card of the last, and laid out again by fours.',
      'What went up stays up.',
    ],
    options: ['Redeals: how often the piles may be dealt anew. Without limit at first.'],
    scoring: ['One point for each card that went up. The most is 48.'],
    strategy: [
      'A redeal shifts only the piles behind the first one that has changed: work from the last pile to the first.',
      'Deal anew while a move or two are left, so that the piles shift by as much as you need.',
    ],
  },
});
