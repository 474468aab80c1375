import { apply } from './apply.js';
import type { Card } from './card.js';
import { changesBetween } from './changes.js';
import { someRemoval, someTableMove } from './legal-moves.js';
import type { SimpleMove, Transfer } from './move.js';
import { topCard, type Position } from './pile.js';
import type { Plan } from './plan.js';
import { accepts, areAlike, stockMove } from './rules.js';
import { scoreOf } from './scoring.js';
import { stockPass } from './stock-pass.js';

export type Status = 'playing' | 'won' | 'stuck';

/** More positions than this between table and foundations, and the game counts as undecided. */
const MOST_POSITIONS = 64;

export function statusOf(plan: Plan, position: Position): Status {
  if (isWon(plan, position)) return 'won';
  return isStuck(plan, position) ? 'stuck' : 'playing';
}

export function isWon(plan: Plan, position: Position): boolean {
  const { won } = plan.setup;
  if (typeof won === 'function') return won(position, plan);
  return plan.byGroup.get(won.group)!.every(({ index }) => position.piles[index]!.cards.length === won.cards);
}

function isStuck(plan: Plan, position: Position): boolean {
  switch (plan.setup.stuck) {
    case 'no-move':
      return !someTableMove(plan, position, () => true) && !stockMove(plan, position);
    case 'no-progress':
      return !mayProgress(plan, position);
  }
}

/**
 * Whether anything new may be reached. False is certain: from here on only the stock can be turned, and cards
 * go back and forth between foundations and table, without a score above the present one or another card
 * freed.
 */
function mayProgress(plan: Plan, start: Position): boolean {
  const most = scoreOf(plan, start);
  let dealt: readonly Card[] | undefined;
  const seen = new Set<string>();
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    const before = position;
    const isNew = (move: SimpleMove) => {
      if (isIdle(plan, before, move)) return false;
      if (!isExchange(plan, move)) return true;
      const after = apply(plan, before, move);
      if (scoreOf(plan, after) > most || freesCard(before, after, move)) return true;
      const key = keyOf(after);
      if (!seen.size) seen.add(keyOf(start));
      if (seen.has(key)) return false;
      if (seen.size >= MOST_POSITIONS) return true;
      seen.add(key);
      open.push(after);
      return false;
    };
    if (someTableMove(plan, before, isNew)) return true;
    if (before === start && !plan.waste && stockMove(plan, start)) return true;
    dealt ??= wasteTops(plan, start, most);
    if (!dealt || dealt.some((card) => canPlayFromWaste(plan, before, card))) return true;
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
    areAlike(plan, target) &&
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
 * one of them can be played at once, or turning it brings a higher score by itself, or a card that can go out.
 */
function wasteTops(plan: Plan, start: Position, most: number): Card[] | undefined {
  const { waste } = plan;
  if (!waste) return [];
  const tops = new Set<Card>();
  const isPlayed = ({ piles }: Position) => {
    const top = topCard(piles[waste.index]!);
    if (top) tops.add(top);
    return top !== undefined && canPlayFromWaste(plan, start, top);
  };
  if (isPlayed(start)) return undefined;
  for (const { position } of stockPass(plan, start)) {
    if (isPlayed(position) || scoreOf(plan, position) > most) return undefined;
    if (someRemoval(plan, position, () => true)) return undefined;
  }
  return [...tops];
}

function canPlayFromWaste(plan: Plan, position: Position, card: Card): boolean {
  return plan.piles.some((pile) => accepts(plan, pile, position, plan.waste!, [card]));
}

function keyOf({ piles }: Position): string {
  return piles.map(({ cards }) => cards.map((card) => card.id).join('')).join(' ');
}
