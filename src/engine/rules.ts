import { fits, wantedOn } from './build.js';
import { RANKS, SUITS, type Card } from './card.js';
import type { Reason, Refusal, Wanted } from './errors.js';
import type { SimpleMove, Transfer } from './move.js';
import { topCard, type Position } from './pile.js';
import type { PilePlan, Plan } from './plan.js';

/** How many cards may be picked up from a pile, at most. */
export function takeable(plan: PilePlan, { piles }: Position): number {
  const { cards } = piles[plan.index]!;
  const { take } = plan;
  const top = cards.length - 1;
  if (!take || top < 0 || !cards[top]!.faceUp || isCovered(plan, piles)) return 0;
  if (take === 'top') return 1;
  let first = top;
  while (first > 0 && cards[first - 1]!.faceUp && fits(take.run, cards[first - 1]!, cards[first]!)) first--;
  return cards.length - first;
}

/** Whether some cards, the lowest of which is given, may be put on a pile. */
export function accepts(
  plan: PilePlan,
  { piles }: Position,
  from: PilePlan,
  lowest: Card,
  count: number,
): boolean {
  const { accept } = plan;
  if (!accept || plan === from) return false;
  if (count > 1 && accept.cards === 'one') return false;
  if (accept.from && !accept.from.includes(from.group)) return false;
  const below = topCard(piles[plan.index]!);
  if (below) return accept.on !== undefined && fits(accept.on, below, lowest);
  return accept.empty === 'any' || accept.empty?.includes(lowest.rank) === true;
}

/** The cards that a pile would take next, wherever they come from. */
export function wantedBy({ accept, index }: PilePlan, { piles }: Position): Wanted {
  const below = topCard(piles[index]!);
  if (!accept) return { ranks: [], suits: [] };
  if (below) return accept.on ? wantedOn(accept.on, below) : { ranks: [], suits: [] };
  return { ranks: accept.empty === 'any' ? RANKS : (accept.empty ?? []), suits: SUITS };
}

/** Whether the stock can be turned, or the waste turned back; the move for it. */
export function stockMove(plan: Plan, position: Position): SimpleMove | undefined {
  if (!stockRefusal(plan, position, 'deal')) return { type: 'deal' };
  if (!stockRefusal(plan, position, 'redeal')) return { type: 'redeal' };
  return undefined;
}

/** Why a move is not allowed; undefined when it is. */
export function refusal(plan: Plan, position: Position, move: SimpleMove): Refusal | undefined {
  if (move.type === 'transfer') return transferRefusal(plan, position, move);
  const reason = stockRefusal(plan, position, move.type);
  return reason && { reason };
}

function isCovered(plan: PilePlan, piles: Position['piles']): boolean {
  return plan.coveredBy.some((index) => piles[index]!.cards.length > 0);
}

function stockRefusal(plan: Plan, { piles, redeals }: Position, type: 'deal' | 'redeal'): Reason | undefined {
  const { stock, waste, setup } = plan;
  if (!stock || !waste || !setup.stock) return 'not-a-move';
  const stockCards = piles[stock.index]!.cards.length;
  if (type === 'deal') return stockCards ? undefined : 'stock-empty';
  if (stockCards) return 'stock-not-empty';
  if (!piles[waste.index]!.cards.length) return 'waste-empty';
  return redeals < setup.stock.redeals ? undefined : 'no-redeal-left';
}

function transferRefusal(plan: Plan, position: Position, move: Transfer): Refusal | undefined {
  const from = plan.byId.get(move.from);
  const to = plan.byId.get(move.to);
  if (!from || !to) return { reason: 'unknown-pile' };
  const { cards } = position.piles[from.index]!;
  if (move.count > takeable(from, position)) return { reason: takeReason(from, position, move.count) };
  if (from === to) return { reason: 'same-pile' };
  const lowest = cards[cards.length - move.count]!;
  if (accepts(to, position, from, lowest, move.count)) return undefined;
  if (!to.accept || (to.accept.from && !to.accept.from.includes(from.group)))
    return { reason: 'accepts-none' };
  if (move.count > 1 && to.accept.cards === 'one') return { reason: 'one-card-only' };
  return { reason: 'wrong-card', wanted: wantedBy(to, position) };
}

function takeReason(from: PilePlan, { piles }: Position, count: number): Reason {
  const { cards } = piles[from.index]!;
  if (!from.take) return 'takes-none-from-here';
  if (count > cards.length) return 'too-few-cards';
  if (isCovered(from, piles)) return 'covered';
  if (!cards[cards.length - count]!.faceUp) return 'face-down';
  return from.take === 'top' ? 'top-card-only' : 'not-a-run';
}
