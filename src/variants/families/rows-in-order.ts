import {
  shuffled,
  SUITS,
  topCard,
  type Card,
  type PilePlan,
  type Plan,
  type Position,
  type Reason,
} from '../../engine/index.js';
import { laidOut } from './grid.js';

/** How many places a row has, and a suit without its ace. */
export const ACROSS = 13;
const WHOLE = 12;

const LOWEST = 2;
const ROWS = [0, 1, 2, 3];
const FNV = 16_777_619;

/** The card of a place; the places are the first piles of the table, row by row. */
function cardAt({ piles }: Position, place: number): Card | undefined {
  return topCard(piles[place]!);
}

/** Whether a card may lie in a place: a two at the left end, elsewhere the card that follows its left neighbour. */
function belongs(position: Position, place: number, card: Card): boolean {
  if (place % ACROSS === 0) return card.rank === LOWEST;
  const left = cardAt(position, place - 1);
  return left?.suit === card.suit && card.rank === left.rank + 1;
}

/** A gap takes the card that belongs there. */
export function fillsGap(position: Position, { index }: PilePlan, [card]: readonly Card[]): boolean {
  return !cardAt(position, index) && belongs(position, index, card!);
}

/** A card can be taken unless it is in order, with all on its left. */
export function isLoose(position: Position, { index }: PilePlan): boolean {
  return index % ACROSS >= inOrder(position, Math.floor(index / ACROSS));
}

/** How many cards of all rows are in order from the left end on. */
export function allInOrder(position: Position): number {
  return ROWS.reduce((sum, row) => sum + inOrder(position, row), 0);
}

function inOrder(position: Position, row: number): number {
  const first = row * ACROSS;
  let count = 0;
  while (count < WHOLE) {
    const card = cardAt(position, first + count);
    if (!card || !belongs(position, first + count, card)) break;
    count++;
  }
  return count;
}

/**
 * The cards that are not in order are shuffled, once no gap can be filled: always in the same way from the same table.
 * @param anywhere whether the gaps are shuffled with them, or lie behind the cards in order
 */
export function redealt(position: Position, plan: Plan, anywhere: boolean): Position | Reason {
  const cells = plan.byGroup.get('grid')!;
  const rows = ROWS.map((row) => {
    const cards = cells.slice(row * ACROSS, (row + 1) * ACROSS).map(({ index }) => cardAt(position, index));
    const kept = cards.slice(0, inOrder(position, row));
    return { kept, loose: cards.slice(kept.length) };
  });
  const loose = rows.flatMap((row) => row.loose);
  const cards = loose.filter((card) => card !== undefined);
  const gaps = cells.filter(({ index }) => !cardAt(position, index));
  if (gaps.some((gap) => cards.some((card) => fillsGap(position, gap, [card])))) return 'changes-nothing';
  const start = cards.reduce((hash, { rank, suit }) => Math.imul(hash ^ (rank * 4 + SUITS.indexOf(suit)), FNV), 1);
  const places = shuffled(anywhere ? loose : cards, start);
  const laid = rows.flatMap(({ kept }) => {
    const begun = anywhere ? kept : [...kept, undefined];
    return [...begun, ...places.splice(0, ACROSS - begun.length)];
  });
  return laidOut(position, cells, laid);
}
