import { defineVariant, moved, type Card, type Plan, type Position, type Transfer } from '../engine/index.js';
import { alike, stockAt } from './families/groups.js';
import { discardAt, pairOut, pairsWith } from './families/removal.js';

const TEN = 10;
const goTogether = (a: Card, b: Card) => a.rank + b.rank === TEN || (a.rank > TEN && a.rank === b.rank);

/** Both places of a pair are filled from the stock, that of the card that was moved first. */
function pairReplaced(position: Position, move: Transfer, plan: Plan): Position {
  const stock = plan.stock!.index;
  return [move.from, move.to].reduce(
    (next, id) =>
      next.piles[stock]!.cards.length ? moved(next, stock, plan.byId.get(id)!.index, { faceUp: true }) : next,
    pairOut(position, move, plan),
  );
}

/** Block Ten: nine cards, pairs that make ten. Rules after AisleRiot's Block Ten. */
export const blockTen = defineVariant({
  id: 'block-ten',
  name: 'Block Ten',
  options: {},
  setup: () => ({
    columns: 5,
    rows: 3.2,
    groups: {
      stock: stockAt(),
      block: {
        role: 'tableau',
        at: { x: 1, y: 0, count: 9, across: 3, dy: 1.1 },
        take: 'top',
        accept: pairsWith(goTogether),
      },
      discard: discardAt({ x: 4, y: 0, count: 1 }),
    },
    deal: [{ to: 'block', faces: alike(9, 'U') }],
    score: [{ per: 'card', group: 'discard', points: 1 }],
    won: { group: 'discard', cards: 48 },
    stuck: 'no-move',
    drop: pairReplaced,
  }),
  rules: {
    setup: ['Nine cards lie open in a square. The other 43 cards are the stock.'],
    goal: ['Remove all cards but the four tens.'],
    rules: [
      'Two cards that make ten go out together: put one on the other. An ace counts one.',
      'Two jacks, two queens or two kings go out together as well. Tens stay.',
      'Both places are filled from the stock at once.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card that is out. The most is 48.'],
    strategy: [
      'Tens only take room: four of them leave five places.',
      'Of two pairs take the one whose cards have fewer partners left.',
    ],
  },
});
