import { fits, type Build } from './build.js';
import { apply } from './apply.js';
import type { Rank } from './card.js';
import { changesBetween } from './changes.js';
import { tableMoves } from './legal-moves.js';
import type { SimpleMove } from './move.js';
import { isIdle } from './outcome.js';
import type { Position } from './pile.js';
import type { PilePlan, Plan } from './plan.js';
import { areAlike, isFree, stockMove } from './rules.js';
import { scoreOf } from './scoring.js';
import { stockPass } from './stock-pass.js';

/**
 * A useful move, or undefined when none is known.
 *
 * Following hints never leads round in a circle: each of them, or each two together, raises what `standing`
 * measures, but for turning the stock towards such a move.
 */
export function hintFor(plan: Plan, position: Position): SimpleMove | undefined {
  return (
    bestStep(plan, position) ??
    preparingStep(plan, position) ??
    turnTowardsStep(plan, position) ??
    lastTurn(plan, position)
  );
}

/** What a position is worth, the weightiest first. */
type Standing = readonly [score: number, faceUp: number, joined: number, onTable: number];

function standing(plan: Plan, position: Position): Standing {
  let faceUp = 0;
  let joined = 0;
  let waiting = 0;
  for (const pile of plan.piles) {
    const { cards } = position.piles[pile.index]!;
    if (pile === plan.stock || pile === plan.waste) waiting += cards.length;
    else for (const card of cards) if (card.faceUp) faceUp++;
    joined += joinedCards(pile, position);
  }
  return [scoreOf(plan, position), faceUp, joined, -waiting];
}

/** Cards that lie where their run would have them: on the card before, or at the bottom where few may lie. */
function joinedCards({ role, take, accept, index }: PilePlan, { piles }: Position): number {
  if (role !== 'tableau' || !take || !accept || isFree(accept)) return 0;
  const build = typeof take === 'object' ? take.run : (accept.on as Build | undefined);
  const { cards } = piles[index]!;
  let joined = 0;
  for (let i = 1; i < cards.length; i++) {
    if (build && cards[i - 1]!.faceUp && fits(build, cards[i - 1]!, cards[i]!)) joined++;
  }
  const ranks = accept.empty;
  if (Array.isArray(ranks) && cards[0]?.faceUp && ranks.includes(cards[0].rank)) joined++;
  return joined;
}

function isHigher(a: Standing, b: Standing): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && a[i]! > b[i]!;
}

/** Aces and twos. */
const LOW: Rank = 2;

interface Step {
  readonly move: SimpleMove;
  readonly position: Position;
  readonly standing: Standing;
  readonly rank: number;
}

/** The best single move that raises the standing. */
function bestStep(plan: Plan, position: Position): SimpleMove | undefined {
  return firstOf(risingSteps(plan, position))?.move;
}

function risingSteps(plan: Plan, position: Position): Step[] {
  const now = standing(plan, position);
  return steps(plan, position, now).filter((step) => isHigher(step.standing, now));
}

function steps(plan: Plan, position: Position, now: Standing): Step[] {
  return usefulMoves(plan, position).map((move) => {
    const after = apply(plan, position, move);
    const next = standing(plan, after);
    const changes = changesBetween(position, after);
    const turns = changes.some(({ turned }) => turned);
    const low = changes[0]!.card.rank <= LOW;
    return { move, position: after, standing: next, rank: urgency(next[0] > now[0], low, turns) };
  });
}

/** The moves on the table that change something; of those to empty piles that are alike, only the first. */
function usefulMoves(plan: Plan, position: Position): SimpleMove[] {
  const toEmpty = new Set<string>();
  return tableMoves(plan, position).filter((move) => {
    if (isIdle(plan, position, move)) return false;
    if (move.type !== 'transfer') return true;
    const to = plan.byId.get(move.to)!;
    if (position.piles[to.index]!.cards.length || !areAlike(plan, to)) return true;
    const key = `${move.from} ${move.count} ${to.group}`;
    return !toEmpty.has(key) && Boolean(toEmpty.add(key));
  });
}

/** Aces and twos go up first, for nothing waits for them; then a card is turned up; then the rest. */
function urgency(scores: boolean, low: boolean, turns: boolean): number {
  if (scores && low) return 0;
  if (turns) return 1;
  return scores ? 2 : 3;
}

function firstOf(found: readonly Step[]): Step | undefined {
  return found.reduce<Step | undefined>(
    (best, step) => (best && best.rank <= step.rank ? best : step),
    undefined,
  );
}

/** A move that is worth nothing by itself, but the hint after it makes up for both. */
function preparingStep(plan: Plan, position: Position): SimpleMove | undefined {
  const now = standing(plan, position);
  return steps(plan, position, now).find((step) => {
    const follow = firstOf(risingSteps(plan, step.position));
    return follow && isHigher(follow.standing, now);
  })?.move;
}

/** Turning the stock, if that brings up a useful move. */
function turnTowardsStep(plan: Plan, position: Position): SimpleMove | undefined {
  for (const step of stockPass(plan, position)) {
    if (bestStep(plan, step.position)) return stockMove(plan, position);
  }
  return undefined;
}

/** Where the passes through the stock are numbered, turning it comes to an end and may be named at last. */
function lastTurn(plan: Plan, position: Position): SimpleMove | undefined {
  const { stock } = plan.setup;
  return stock?.redeals === Infinity ? undefined : stockMove(plan, position);
}
