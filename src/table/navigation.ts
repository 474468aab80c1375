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

/** The target before or after the present one, around and around, in reading order. */
export function nextTarget(
  table: NavigationTable,
  targets: readonly PileId[],
  from: PileId,
  direction: Direction,
): PileId | undefined {
  const here = planOf(table, from);
  const ordered = targets.map((id) => planOf(table, id)).sort((a, b) => a.y - b.y || a.x - b.x);
  if (!ordered.length) return undefined;
  const forward = direction === 'right' || direction === 'down';
  const at = ordered.findIndex((plan) => plan.id === from);
  if (at >= 0) return ordered.at((at + (forward ? 1 : -1)) % ordered.length)!.id;
  return (nearestPile(table, here, direction, (plan) => targets.includes(plan.id)) ?? ordered[0]!).id;
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
    const aside = Math.abs(horizontal ? dy : dx);
    if (ahead < SAME_LINE || !isCandidate(plan)) return 0;
    // Up and down a pile in the next row is near, though it lies half a card to the side as in a pyramid.
    return 1 / (horizontal ? ahead + SIDEWAYS * aside : Math.hypot(ahead, aside));
  }).item;
}

function planOf({ plans }: NavigationTable, id: PileId): PilePlan {
  return plans.find((plan) => plan.id === id)!;
}
