import {
  defineVariant,
  topCard,
  type Card,
  type PilePlan,
  type Plan,
  type Position,
  type Transfer,
} from '../engine/index.js';
import { cardsAt, laidOut } from './families/grid.js';
import { alike } from './families/groups.js';
import { discardAt, out } from './families/removal.js';
import { unless } from './families/unless.js';

const CARDS = 52;
const ACROSS = 9;
const LOW_ACROSS = 13;
const ROW = 1.1;
const OFFSETS = [1, 3];

/** A card covers the next one before it, or the third one, where rank or suit is the same. */
function covers({ piles }: Position, to: PilePlan, [card]: readonly Card[], from: PilePlan): boolean {
  const other = topCard(piles[to.index]!);
  if (!other || !OFFSETS.includes(from.index - to.index)) return false;
  return other.rank === card!.rank || other.suit === card!.suit;
}

/** The card that is covered goes out, and the row closes up. */
function covered(position: Position, move: Transfer, plan: Plan): Position {
  const [from, to] = [plan.byId.get(move.from)!, plan.byId.get(move.to)!];
  const cells = plan.byGroup.get('row')!;
  const next = out(position, to, plan);
  const cards = cardsAt(cells, next);
  cards[to.index] = cards.splice(from.index, 1)[0];
  return laidOut(next, cells, cards);
}

/** Accordion: a row of 52 cards is pressed together. Rules after AisleRiot's Accordion. */
export const accordion = defineVariant({
  id: 'accordion',
  name: 'Accordion',
  options: {},
  setup: () => ({
    columns: ACROSS,
    rows: 5 * ROW + 1,
    groups: {
      row: {
        role: 'tableau',
        at: { x: 0, y: 0, count: CARDS, across: ACROSS, dy: ROW },
        low: { x: 0, y: 0, count: CARDS, across: LOW_ACROSS, dy: ROW },
        take: 'top',
        accept: { on: 'any', cards: 'one', refuses: unless(covers) },
      },
      discard: {
        ...discardAt({ x: ACROSS - 1, y: 5 * ROW, count: 1 }),
        low: { x: LOW_ACROSS + 0.15, y: 3 * ROW, count: 1 },
      },
    },
    deal: [{ to: 'row', faces: alike(CARDS, 'U') }],
    score: [{ per: 'card', group: 'discard', points: 1 }],
    won: { group: 'discard', cards: CARDS - 1 },
    stuck: 'no-move',
    drop: covered,
  }),
  rules: {
    setup: ['All 52 cards lie open in one long row, which goes on from line to line.'],
    goal: ['Press the row together to a single card.'],
    rules: [
      'A card covers the one before it, or the third one before it, where rank or suit is the same.',
      'The card that is covered is out, and the row closes up.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card that is out. The most is 51.'],
    strategy: [
      'Few deals are won: a row of five or six cards is a good end.',
      'Prefer moves that bring cards of one rank or suit within reach of each other.',
      'Keep the four cards of one rank towards the end of the row, to cover with them at last.',
    ],
  },
});
