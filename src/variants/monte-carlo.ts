import {
  defineVariant,
  moved,
  type Card,
  type PilePlan,
  type Plan,
  type Position,
  type Reason,
} from '../engine/index.js';
import { cardsAt, laidOut } from './families/grid.js';
import { alike, stockAt } from './families/groups.js';
import { discardAt, pairOut, pairsWith } from './families/removal.js';

const SIDE = 5;
const ROW = 1.1;
const sameRank = (a: Card, b: Card) => a.rank === b.rank;

/** Side by side or corner to corner. */
function touch(a: PilePlan, b: PilePlan): boolean {
  return Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) < 2 * ROW - 0.5;
}

/** The cards close up in reading order, and the stock fills the places that are left. */
function closedUp(position: Position, plan: Plan): Position | Reason {
  const cells = plan.byGroup.get('square')!;
  const cards = cardsAt(cells, position);
  const left = cards.filter((card) => card !== undefined);
  if (left.length === cards.length) return 'changes-nothing';
  let next = laidOut(position, cells, left);
  for (const { index } of cells.slice(left.length)) {
    if (next.piles[plan.stock!.index]!.cards.length) next = moved(next, plan.stock!.index, index, { faceUp: true });
  }
  return next.piles.every((pile, i) => pile === position.piles[i]) ? 'changes-nothing' : next;
}

/** Monte Carlo: neighbours of one rank go out of a square of 25. Rules after AisleRiot's Monte Carlo. */
export const monteCarlo = defineVariant({
  id: 'monte-carlo',
  name: 'Monte Carlo',
  options: {},
  setup: () => ({
    columns: 7,
    rows: 5.4,
    groups: {
      stock: stockAt(),
      square: {
        role: 'tableau',
        at: { x: 1, y: 0, count: SIDE * SIDE, across: SIDE, dy: ROW },
        take: 'top',
        accept: pairsWith(sameRank, touch),
      },
      discard: discardAt({ x: 6, y: 0, count: 1 }),
    },
    deal: [{ to: 'square', faces: alike(SIDE * SIDE, 'U') }],
    stock: { as: 'deal', redeals: 0, deals: closedUp },
    score: [{ per: 'card', group: 'discard', points: 1 }],
    won: { group: 'discard', cards: 52 },
    stuck: 'no-move',
    drop: pairOut,
  }),
  rules: {
    setup: ['A square of 25 open cards. The other 27 cards are the stock.'],
    goal: ['Remove all 52 cards.'],
    rules: [
      'Two cards of one rank that touch, side by side or corner to corner, go out together: put one on the other.',
      'A click on the stock closes the gaps: the cards move up in reading order, and the stock fills what is left.',
      'Do this as often as there are gaps.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card that is out. The most is 52.'],
    strategy: [
      'Look ahead at which cards will touch when the gaps close, and choose your pairs by that.',
      'Pairs near the end of the square move the others least.',
    ],
  },
});
