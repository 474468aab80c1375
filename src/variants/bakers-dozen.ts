import { defineVariant, withCards, type Card, type Plan, type Position } from '../engine/index.js';
import { DOWN_BY_RANK } from './families/builds.js';
import { alike, foundationsAt } from './families/groups.js';

const KING = 13;

/** Kings go to the bottom of their piles, each under those that went before. */
function kingsDown(position: Position, { byGroup }: Plan): Position {
  const sunk = (cards: readonly Card[]) => [
    ...cards.filter(({ rank }) => rank === KING).reverse(),
    ...cards.filter(({ rank }) => rank !== KING),
  ];
  return withCards(
    position,
    new Map(byGroup.get('tableau')!.map(({ index }) => [index, sunk(position.piles[index]!.cards)])),
  );
}

/** Baker's Dozen: 13 piles of four, kings at the bottom. Rules after AisleRiot's Baker's Dozen. */
export const bakersDozen = defineVariant({
  id: 'bakers-dozen',
  name: 'Baker’s Dozen',
  options: {},
  setup: () => ({
    columns: 7,
    rows: 5.5,
    groups: {
      foundation: {
        ...foundationsAt({ x: 1.5, y: 0, count: 4 }),
        low: { x: 7.15, y: 0, count: 4, across: 1, dy: 1.1 },
        take: 'top',
      },
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: 13, across: 7, dy: 2.25 },
        low: { x: 0, y: 0, count: 13, across: 7, dy: 2.25 },
        fan: { down: 1.15 },
        take: 'top',
        accept: { on: DOWN_BY_RANK, cards: 'one' },
      },
    },
    deal: [{ to: 'tableau', faces: alike(13, 'UUUU') }],
    dealt: kingsDown,
    send: { from: ['tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: ['All 52 cards lie open in 13 piles of four. Kings go to the bottom of their piles.'],
    goal: ['Bring all 52 cards to the four foundations, each built up in one suit from ace to king.'],
    rules: [
      'Only the last card of a pile moves. Piles are built down in any suit: a nine takes any eight.',
      'An empty pile stays empty.',
      'The top card of a foundation may come back.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card on a foundation, taken back when it leaves. The most is 52.'],
    strategy: [
      'Most deals can be won: look for the low cards and clear what lies on them.',
      'Build long runs on piles whose lower cards are not needed soon.',
      'A pile that is emptied helps nobody, so leave its last card where it still carries others.',
    ],
  },
});
