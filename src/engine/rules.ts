import { fits, wantedOn, type Build } from './build.js';
import { RANKS, SUITS, type Card, type Rank } from './card.js';
import type { Reason, Refusal, Wanted } from './errors.js';
import type { SimpleMove, Transfer } from './move.js';
import { topCard, type Position } from './pile.js';
import type { PilePlan, Plan } from './plan.js';
import type { Accept } from './variant.js';

const NOTHING: Wanted = { ranks: [], suits: [] };

/** How many cards may be picked up from a pile, at most. */
export function takeable(pile: PilePlan, position: Position): number {
  const { cards } = position.piles[pile.index]!;
  const { take } = pile;
  const top = cards.length - 1;
  if (!take || top < 0 || !cards[top]!.faceUp || isCovered(pile, position)) return 0;
  if (take === 'top') return 1;
  if (typeof take === 'function') return take(position, pile);
  let first = top;
  for (; first > 0; first--) {
    const below = cards[first - 1]!;
    if (!below.faceUp || !fits(take.run, below, cards[first]!)) break;
  }
  return cards.length - first;
}

/** Whether some cards, the bottom one first, may be put on a pile. */
export function accepts(
  plan: Plan,
  to: PilePlan,
  position: Position,
  from: PilePlan,
  cards: readonly Card[],
): boolean {
  return !dropReason(plan, to, position, from, cards);
}

/** The cards that a pile would take next, wherever they come from; none where a function alone decides it. */
export function wantedBy({ accept, index }: PilePlan, { piles, base }: Position): Wanted {
  if (!accept || isFree(accept)) return NOTHING;
  const below = topCard(piles[index]!);
  if (below) return accept.on ? wantedOn(accept.on as Build, below) : NOTHING;
  return { ranks: RANKS.filter((rank) => takesFirst(accept, rank, base)), suits: SUITS };
}

/** Whether a function alone decides what a pile takes. */
export function isFree({ on, refuses }: Accept): boolean {
  return refuses !== undefined && typeof on !== 'object';
}

/** Whether the piles of a group are alike but for where they lie: then it is all one which empty one a card goes to. */
export function areAlike({ setup }: Plan, { accept, group }: PilePlan): boolean {
  return accept !== undefined && !isFree(accept) && !('pyramid' in setup.groups[group]!.at);
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
  const reason =
    move.type === 'remove' ? removeRefusal(plan, position, move.pile) : stockRefusal(plan, position, move.type);
  return reason && { reason };
}

/** Whether cards of other piles lie on a pile. */
export function isCovered({ coveredBy }: PilePlan, { piles }: Position): boolean {
  return coveredBy.some((index) => piles[index]!.cards.length > 0);
}

function dropReason(
  plan: Plan,
  to: PilePlan,
  position: Position,
  from: PilePlan,
  cards: readonly Card[],
): Reason | undefined {
  const { accept } = to;
  if (to === from && accept?.on !== 'any') return 'same-pile';
  if (!accept || (accept.from && !accept.from.includes(from.group))) return 'accepts-none';
  if (cards.length > 1 && accept.cards === 'one') return 'one-card-only';
  const next = cards[accept.cards === 'one-by-one' ? cards.length - 1 : 0]!;
  return takesNext(accept, to, position, next) ? accept.refuses?.(position, to, cards, from, plan) : 'wrong-card';
}

function takesNext(accept: Accept, to: PilePlan, { piles, base }: Position, next: Card): boolean {
  const { on } = accept;
  const below = topCard(piles[to.index]!);
  if (!below) return takesFirst(accept, next.rank, base);
  return on === 'any' || (on !== undefined && fits(on, below, next));
}

function takesFirst({ empty = [] }: Accept, rank: Rank, base: Rank | undefined): boolean {
  return empty === 'any' || (empty === 'base' ? rank === base : empty.includes(rank));
}

function stockRefusal(plan: Plan, position: Position, type: 'deal' | 'redeal'): Reason | undefined {
  const { stock, waste, setup } = plan;
  const { piles, redeals } = position;
  const action = setup.stock;
  if (!stock || !action) return 'not-a-move';
  if ('deals' in action) {
    if (type !== action.as) return 'not-a-move';
    const dealt = action.deals(position, plan);
    if (typeof dealt === 'string') return dealt;
  } else {
    const stockCards = piles[stock.index]!.cards.length;
    if (type === 'deal') return stockCards ? undefined : 'stock-empty';
    if (stockCards) return 'stock-not-empty';
    if (!piles[waste!.index]!.cards.length) return 'waste-empty';
  }
  return type === 'redeal' && redeals >= action.redeals ? 'no-redeal-left' : undefined;
}

function removeRefusal(plan: Plan, position: Position, id: string): Reason | undefined {
  const pile = plan.byId.get(id);
  if (!pile) return 'unknown-pile';
  return plan.setup.remove?.(position, pile, plan) ? undefined : 'takes-none-from-here';
}

function transferRefusal(plan: Plan, position: Position, move: Transfer): Refusal | undefined {
  const from = plan.byId.get(move.from);
  const to = plan.byId.get(move.to);
  if (!from || !to) return { reason: 'unknown-pile' };
  if (move.count > takeable(from, position)) return { reason: takeReason(from, position, move.count) };
  const cards = position.piles[from.index]!.cards.slice(-move.count);
  const reason = dropReason(plan, to, position, from, cards);
  return reason && { reason, ...(reason === 'wrong-card' ? { wanted: wantedBy(to, position) } : {}) };
}

function takeReason(from: PilePlan, position: Position, count: number): Reason {
  const { cards } = position.piles[from.index]!;
  if (!from.take) return 'takes-none-from-here';
  if (count > cards.length) return 'too-few-cards';
  if (isCovered(from, position)) return 'covered';
  if (!cards[cards.length - count]!.faceUp) return 'face-down';
  if (typeof from.take === 'function') return 'takes-none-from-here';
  return from.take === 'top' ? 'top-card-only' : 'not-a-run';
}
