import { defineVariant, type Plan, type Position } from '../engine/index.js';
import { DOWN_IN_SUIT, UP_IN_SUIT } from './families/builds.js';
import { cardsOf, wholeSuits } from './families/counts.js';
import { alike, foundationsAt, stockAt, wasteAt } from './families/groups.js';
import { packs } from './families/packs.js';
import { redealsOption, timesOf } from './families/redeals.js';
import { onlyWithRoom } from './families/room.js';

const CARD = 5;
const WHOLE_SUIT = 60;

function score(position: Position, plan: Plan): number {
  const cards = cardsOf(plan, position, 'foundation').flat().length;
  return CARD * cards + WHOLE_SUIT * wholeSuits(plan, position, 'foundation', UP_IN_SUIT);
}

/** Forty Thieves: two packs, ten piles of four, down in suit. Rules after AisleRiot's Forty Thieves. */
export const fortyThieves = defineVariant({
  id: 'forty-thieves',
  name: 'Forty Thieves',
  options: {
    redeals: redealsOption(0),
  },
  setup: ({ redeals }) => ({
    columns: 10,
    rows: 4.5,
    deck: packs(2),
    groups: {
      stock: stockAt(),
      foundation: {
        ...foundationsAt({ x: 2, y: 0, count: 8 }),
        accept: { empty: [1], on: UP_IN_SUIT, cards: 'one-by-one' },
      },
      waste: wasteAt(0, 1.1, { right: 104, room: 9 }),
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 2.2, count: 10 },
        fan: 'down',
        take: { run: DOWN_IN_SUIT },
        accept: { empty: 'any', on: DOWN_IN_SUIT, cards: 'run', refuses: onlyWithRoom(undefined, 'tableau') },
      },
    },
    deal: [{ to: 'tableau', faces: alike(10, 'UUUU') }],
    stock: { turn: 1, to: 'waste', redeals: timesOf(redeals) },
    send: { from: ['waste', 'tableau'], to: 'foundation', on: 'double-click' },
    score,
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  }),
  rules: {
    setup: ['Ten open piles of four cards, from two packs. The other 64 cards are the stock.'],
    goal: ['Bring all 104 cards to the eight foundations, each built up in one suit from ace to king.'],
    rules: [
      'Tableau piles are built down in suit. An empty pile takes any card.',
      'A run moves as one where its cards could go one by one: two cards with one empty pile, four with two.',
      'Turn the stock onto the waste, one card at a time. The top card of the waste can be played.',
      'A run goes up whole. What went up stays up.',
    ],
    options: ['Redeals: how often the waste may turn back. None at first.'],
    scoring: ['Five points for each card on a foundation, and 60 for each that is full. The most is 1000.'],
    strategy: [
      'Empty a pile before you turn many cards: it is the only place for what does not fit.',
      'Do not build on a card that you will soon need elsewhere.',
      'The waste is seen whole: play so that what lies in it can come out again.',
    ],
  },
});
