import { apply } from './apply.js';
import type { Card } from './card.js';
import { changesBetween } from './changes.js';
import { legalRemovals, tableMoves } from './legal-moves.js';
import type { SimpleMove, Transfer } from './move.js';
import { topCard, type Position } from './pile.js';
import type { Plan } from './plan.js';
import { accepts, isFree } from './rules.js';
import { scoreOf } from './scoring.js';
import { stockPass } from './stock-pass.js';

export type Status = 'playing' | 'won' | 'stuck';

/** More positions than this between table and foundations, and the game counts as undecided. */
const MOST_POSITIONS = 64;

/** @param moves the legal moves of the position */
export function statusOf(plan: Plan, position: Position, moves: readonly SimpleMove[]): Status {
  if (isWon(plan, position)) return 'won';
  return isStuck(plan, position, moves) ? 'stuck' : 'playing';
}

export function isWon(plan: Plan, position: Position): boolean {
  const { won } = plan.setup;
  if (typeof won === 'function') return won(position, plan);
  return plan.byGroup.get(won.group)!.every(({ index }) => position.piles[index]!.cards.length === won.cards);
}

function isStuck(plan: Plan, position: Position, moves: readonly SimpleMove[]): boolean {
  switch (plan.setup.stuck) {
    case 'no-move':
      return !moves.length;
    case 'no-progress':
      return !mayProgress(plan, position, moves);
  }
}

/**
 * Whether anything new may be reached. False is certain: from here on only the stock can be turned, and cards
 * go back and forth between foundations and table, without a score above the present one or another card
 * freed.
 */
function mayProgress(plan: Plan, start: Position, legal: readonly SimpleMove[]): boolean {
  const isStock = ({ type }: SimpleMove) => type === 'deal' || type === 'redeal';
  if (!plan.waste && legal.some(isStock)) return true;
  const most = scoreOf(plan, start);
  let dealt: readonly Card[] | undefined;
  const seen = new Set([keyOf(start)]);
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    for (const move of position === start ? legal : tableMoves(plan, position)) {
      if (isStock(move) || isIdle(plan, position, move)) continue;
      if (!isExchange(plan, move)) return true;
      const after = apply(plan, position, move);
      if (scoreOf(plan, after) > most || freesCard(position, after, move)) return true;
      const key = keyOf(after);
      if (seen.has(key)) continue;
      if (seen.size >= MOST_POSITIONS) return true;
      seen.add(key);
      open.push(after);
    }
    dealt ??= wasteTops(plan, start, most);
    if (!dealt || dealt.some((card) => canPlayFromWaste(plan, position, card))) return true;
  }
  return false;
}

/** A whole pile that goes to an empty pile of the same kind changes nothing but the place. */
export function isIdle(plan: Plan, { piles }: Position, move: SimpleMove): boolean {
  if (move.type !== 'transfer') return false;
  const { from, to, count } = move;
  const source = plan.byId.get(from)!;
  const target = plan.byId.get(to)!;
  return (
    source.group === target.group &&
    !isFree(target.accept!) &&
    !('pyramid' in plan.setup.groups[source.group]!.at) &&
    piles[source.index]!.cards.length === count &&
    !piles[target.index]!.cards.length
  );
}

/** Between a foundation and a tableau pile. */
function isExchange(plan: Plan, move: SimpleMove): move is Transfer {
  if (move.type !== 'transfer') return false;
  const roles = [plan.byId.get(move.from)!.role, plan.byId.get(move.to)!.role];
  return roles.includes('foundation') && roles.includes('tableau');
}

/** Whether a card turned, or others moved than those that were taken. */
function freesCard(before: Position, after: Position, move: Transfer): boolean {
  return changesBetween(before, after).some(({ turned, from }) => turned || from.pile !== move.from);
}

/**
 * The cards that come to the top of the waste while the stock is turned through, the present one too; undefined where
 * turning it brings a higher score by itself, or a card that can go out.
 */
function wasteTops(plan: Plan, start: Position, most: number): Card[] | undefined {
  const { waste } = plan;
  if (!waste) return [];
  const tops = new Set([topCard(start.piles[waste.index]!)]);
  for (const { position } of stockPass(plan, start)) {
    if (scoreOf(plan, position) > most || legalRemovals(plan, position).length) return undefined;
    tops.add(topCard(position.piles[waste.index]!));
  }
  return [...tops].filter((card) => card !== undefined);
}

function canPlayFromWaste(plan: Plan, position: Position, card: Card): boolean {
  return plan.piles.some((pile) => accepts(plan, pile, position, plan.waste!, [card]));
}

function keyOf({ piles }: Position): string {
  return piles.map(({ cards }) => cards.map((card) => card.id).join('')).join(' ');
}
