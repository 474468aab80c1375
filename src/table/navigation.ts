import type { Pile, PileId, PilePlan } from '../engine/index.js';
import { bestOf } from './best-of.js';
import { stopsOf, type Stop } from './stops.js';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The table as navigation sees it. */
export interface NavigationTable {
  readonly plans: readonly PilePlan[];
  readonly piles: readonly Pile[];
}

/** All stops, pile by pile. */
export function allStops({ plans, piles }: NavigationTable): Stop[] {
  return plans.flatMap((plan) => stopsOf(plan, piles[plan.index]!));
}

/** The stop that an arrow key leads to: within the pile, then in the nearest pile that way; undefined at the edge. */
export function nextStop(table: NavigationTable, from: Stop, direction: Direction): Stop | undefined {
  const plan = planOf(table, from.pile);
  if (direction === 'up' || direction === 'down') {
    const stops = stopsOf(plan, table.piles[plan.index]!);
    const at = stops.findIndex((stop) => stop.index === from.index);
    const within = stops[at + (direction === 'down' ? 1 : -1)];
    if (at >= 0 && within) return within;
  }
  const pile = nearestPile(
    table,
    plan,
    direction,
    (other) => stopsOf(other, table.piles[other.index]!).length > 0,
  );
  return pile && lastStop(table, pile.id);
}

/** The last stop of a pile: its top card, or the pile itself where it is empty. */
export function lastStop({ plans, piles }: NavigationTable, id: PileId): Stop | undefined {
  const plan = plans.find((candidate) => candidate.id === id)!;
  return stopsOf(plan, piles[plan.index]!).at(-1);
}

/** The same; where the pile has no stop, that of the nearest pile that has one. */
export function nearStop(table: NavigationTable, id: PileId): Stop | undefined {
  const own = table.plans.find((plan) => plan.id === id);
  if (!own) return undefined;
  const distance = ({ x, y }: PilePlan) => Math.hypot(x - own.x, y - own.y);
  const near = bestOf(table.plans, (plan) => (lastStop(table, plan.id) ? 1 / (1 + distance(plan)) : 0)).item;
  return near && lastStop(table, near.id);
}

/** The target before or after the present one, around and around, in reading order. */
export function nextTarget(
  table: NavigationTable,
  targets: readonly PileId[],
  from: PileId,
  direction: Direction,
): PileId | undefined {
  const ordered = inReadingOrder(table, targets);
  if (!ordered.length) return undefined;
  const forward = direction === 'right' || direction === 'down';
  const at = ordered.findIndex((plan) => plan.id === from);
  if (at >= 0) return ordered.at((at + (forward ? 1 : -1)) % ordered.length)!.id;
  const near = nearestPile(table, planOf(table, from), direction, (plan) => targets.includes(plan.id));
  return (near ?? ordered[0]!).id;
}

/** The first or the last of the targets in reading order. */
export function endTarget(
  table: NavigationTable,
  targets: readonly PileId[],
  which: 'first' | 'last',
): PileId | undefined {
  return inReadingOrder(table, targets).at(which === 'first' ? 0 : -1)?.id;
}

/**
 * The end of the run that a stop is in: its deepest card, or the one on top; from there, the same end of the next
 * run, over the face-down cards between.
 */
export function runEnd(table: NavigationTable, { pile: id, index }: Stop, which: 'first' | 'last'): Stop {
  const plan = planOf(table, id);
  const pile = table.piles[plan.index]!;
  const stops = stopsOf(plan, pile);
  const isUp = (at: number) => pile.cards[stops[at]?.index ?? -1]?.faceUp ?? false;
  const step = which === 'first' ? -1 : 1;
  const start = stops.findIndex((stop) => stop.index === index);
  let at = start;
  while (isUp(at) && isUp(at + step)) at += step;
  if (at === start) {
    at += step;
    while (stops[at] && !isUp(at)) at += step;
    while (isUp(at) && isUp(at + step)) at += step;
  }
  return stops[at] ?? stops.at(which === 'first' ? 0 : -1)!;
}

/** The first or the last pile that has a stop. */
export function endPile(table: NavigationTable, which: 'first' | 'last'): Stop | undefined {
  const stops = allStops(table);
  const end = stops.at(which === 'first' ? 0 : -1);
  return end && lastStop(table, end.pile);
}

/** The first pile of the area before or after that of a pile, around and around: stock, waste, foundations, ... */
export function nextArea(table: NavigationTable, from: PileId, step: 1 | -1): Stop | undefined {
  const areas = [...new Set(allStops(table).map(({ pile }) => planOf(table, pile).role))];
  const role = areas.at((areas.indexOf(planOf(table, from).role) + step) % areas.length);
  const first = allStops(table).find(({ pile }) => planOf(table, pile).role === role);
  return first && lastStop(table, first.pile);
}

function inReadingOrder(table: NavigationTable, piles: readonly PileId[]): PilePlan[] {
  return piles.map((id) => planOf(table, id)).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** To the side, a pile in another row counts as farther away than any one straight on. */
const SIDEWAYS = 10;

/** Places closer than this, in cards, are in the same row or column. */
const SAME_LINE = 0.3;

function nearestPile(
  { plans }: NavigationTable,
  from: PilePlan,
  direction: Direction,
  isCandidate: (plan: PilePlan) => boolean,
): PilePlan | undefined {
  const horizontal = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  return bestOf(plans, (plan) => {
    const dx = plan.x - from.x;
    const dy = plan.y - from.y;
    const ahead = sign * (horizontal ? dx : dy);
    // A column is as long as it grows: what lies beside it lies straight on.
    const aside = horizontal && plan.fan === 'down' ? Math.max(0, dy) : Math.abs(horizontal ? dy : dx);
    if (ahead < SAME_LINE || !isCandidate(plan)) return 0;
    // Up and down a pile in the next row is near, though it lies half a card to the side as in a pyramid.
    return 1 / (horizontal ? ahead + SIDEWAYS * aside : Math.hypot(ahead, aside));
  }).item;
}

function planOf({ plans }: NavigationTable, id: PileId): PilePlan {
  return plans.find((plan) => plan.id === id)!;
}
