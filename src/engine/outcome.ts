import { apply } from './apply.js';
import type { Card } from './card.js';
import { legalMoves, legalTransfers } from './legal-moves.js';
import type { Transfer } from './move.js';
import { topCard, type Position } from './pile.js';
import type { Plan } from './plan.js';
import { accepts } from './rules.js';
import { scoreOf } from './scoring.js';
import { stockPass } from './stock-pass.js';

export type Status = 'playing' | 'won' | 'stuck';

/** More positions than this between table and foundations, and the game counts as undecided. */
const MOST_POSITIONS = 64;

export function statusOf(plan: Plan, position: Position): Status {
  if (isWon(plan, position)) return 'won';
  return isStuck(plan, position) ? 'stuck' : 'playing';
}

export function isWon({ setup, byGroup }: Plan, { piles }: Position): boolean {
  return byGroup.get(setup.won.group)!.every(({ index }) => piles[index]!.cards.length === setup.won.cards);
}

function isStuck(plan: Plan, position: Position): boolean {
  switch (plan.setup.stuck) {
    case 'no-move':
      return !legalMoves(plan, position).length;
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
  const seen = new Set([keyOf(start)]);
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    for (const move of legalTransfers(plan, position)) {
      if (isIdle(plan, position, move)) continue;
      if (!isExchange(plan, move)) return true;
      const after = apply(plan, position, move);
      if (after.changes.some((change) => change.turned) || scoreOf(plan, after.position) > most) return true;
      const key = keyOf(after.position);
      if (seen.has(key)) continue;
      if (seen.size >= MOST_POSITIONS) return true;
      seen.add(key);
      open.push(after.position);
    }
    dealt ??= wasteTops(plan, start);
    if (dealt.some((card) => canPlayFromWaste(plan, position, card))) return true;
  }
  return false;
}

/** A whole pile that goes to an empty pile of the same kind changes nothing but the place. */
export function isIdle(plan: Plan, { piles }: Position, { from, to, count }: Transfer): boolean {
  const source = plan.byId.get(from)!;
  const target = plan.byId.get(to)!;
  return (
    source.group === target.group &&
    !('pyramid' in plan.setup.groups[source.group]!.at) &&
    piles[source.index]!.cards.length === count &&
    !piles[target.index]!.cards.length
  );
}

/** Between a foundation and a tableau pile. */
function isExchange(plan: Plan, { from, to }: Transfer): boolean {
  const roles = [plan.byId.get(from)!.role, plan.byId.get(to)!.role];
  return roles.includes('foundation') && roles.includes('tableau');
}

/** The cards that come to the top of the waste while the stock is turned through, the present one too. */
function wasteTops(plan: Plan, start: Position): Card[] {
  const { waste } = plan;
  if (!waste) return [];
  const tops = new Set([topCard(start.piles[waste.index]!)]);
  for (const { position } of stockPass(plan, start)) tops.add(topCard(position.piles[waste.index]!));
  return [...tops].filter((card) => card !== undefined);
}

function canPlayFromWaste(plan: Plan, position: Position, card: Card): boolean {
  return plan.piles.some((pile) => accepts(pile, position, plan.waste!, card, 1));
}

function keyOf({ piles }: Position): string {
  return piles.map(({ cards }) => cards.map((card) => card.id).join('')).join(' ');
}
