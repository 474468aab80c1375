import {
  defineVariant,
  shuffled,
  SUITS,
  topCard,
  type Card,
  type PilePlan,
  type Plan,
  type Position,
} from '../engine/index.js';
import { cardsAt, laidOut } from './families/grid.js';
import { alike, stockAt } from './families/groups.js';

const ACE = 1;
const LOWEST = 2;
const ACROSS = 13;
const ROWS = [0, 1, 2, 3];
const FNV = 16_777_619;

const follows = (card: Card, left: Card | undefined) => left?.suit === card.suit && card.rank === left.rank + 1;

/** The cards of each row; the places are the first piles of the table. */
function rowsOf({ piles }: Position): (Card | undefined)[][] {
  return ROWS.map((row) => piles.slice(row * ACROSS, (row + 1) * ACROSS).map(topCard));
}

/** How many cards of a row are in order, from the two at its left end on: twelve at most. */
function inOrder(row: readonly (Card | undefined)[]): number {
  return row.findIndex((card, i) => !card || (i ? !follows(card, row[i - 1]) : card.rank !== LOWEST));
}

function fillsGap({ piles }: Position, to: PilePlan, [card]: readonly Card[]): boolean {
  if (piles[to.index]!.cards.length) return false;
  return to.index % ACROSS ? follows(card!, topCard(piles[to.index - 1]!)) : card!.rank === LOWEST;
}

const score = (position: Position) => rowsOf(position).reduce((sum, row) => sum + inOrder(row), 0);

/** What is not in order is shuffled, once no gap can be filled; a gap comes after what is, or anywhere. */
function redealt(position: Position, plan: Plan, anywhere: boolean): Position | undefined {
  const cells = plan.byGroup.get('grid')!;
  const rows = rowsOf(position);
  const loose = rows.flatMap((row) => row.slice(inOrder(row)));
  const cards = loose.filter((card) => card !== undefined);
  if (cells.some((to) => cards.some((card) => fillsGap(position, to, [card])))) return undefined;
  const start = cards.reduce((hash, { rank, suit }) => Math.imul(hash ^ (rank * 4 + SUITS.indexOf(suit)), FNV), 1);
  const places = shuffled(anywhere ? loose : cards, start);
  const laid = rows.flatMap((row) => {
    const kept = row.slice(0, inOrder(row));
    const begun = anywhere ? kept : [...kept, undefined];
    return [...begun, ...places.splice(0, ACROSS - begun.length)];
  });
  return laidOut(position, cells, laid);
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
        take: (position, { index }) =>
          index % ACROSS < inOrder(rowsOf(position)[Math.floor(index / ACROSS)]!) ? 0 : 1,
        accept: fillsGap,
      },
      stock: stockAt(6, 4.4),
    },
    deal: [{ to: 'grid', faces: alike(52, 'U') }],
    dealt: (position, plan) => {
      const cells = plan.byGroup.get('grid')!;
      return laidOut(position, cells, cardsAt(cells, position).map((card) => (card!.rank === ACE ? undefined : card)));
    },
    stock: {
      as: 'redeal',
      redeals: options.redeals === 'unlimited' ? Infinity : options.redeals,
      deals: (position, plan) => redealt(position, plan, options['gaps-anywhere']),
    },
    score,
    won: (position) => score(position) === 48,
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
