import type { Pile, PileId, PilePlan } from '../engine/index.js';
import { CARD_RATIO, fanHeight, GAP } from './layout.js';

/** A variant's table, in columns and card heights. */
export interface Table {
  readonly columns: number;
  readonly rows: number;
  readonly piles: readonly PilePlan[];
}

/** Where the piles lie on a table of a shape. */
export interface Arrangement {
  /** The width of all columns and the space around them, in card widths. */
  readonly across: number;
  /** The least height, in card widths: where there is less, cards shrink. */
  readonly least: number;
  /** The piles at their places. */
  readonly piles: readonly PilePlan[];
}

/** Both arrangements of a table: as its variant says, and for one that is low and wide. */
export interface Arrangements {
  /** The height of the table where nothing limits it, in card widths. */
  readonly high: number;
  /** Whether it has columns that grow: it gets higher as it gets narrower then, so that they keep their fan. */
  readonly grows: boolean;
  readonly upright: Arrangement;
  readonly wide: Arrangement;
}

/** The room of a table, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A fan has at least so much room where height is short, in card heights. */
const LEAST_FAN = 0.9;

/** From a pile to the one below it, and how many so at most stand beside the others; from those to the others. */
const PITCH = 1.1;
const MOST_BESIDE = 3;
const ASIDE = 0.15;

/** In a low table, a card of a pyramid shows so much of the one that it covers, in card heights. */
const LOW_RISE = 0.34;

/** Only below this height, in CSS pixels, a table is low; and only where cards stay at least so large. */
export const LOW_BELOW = 480;
const LEAST_CHANGE = 0.7;

const known = new WeakMap<readonly PilePlan[] | readonly Pile[], Arrangements>();

/**
 * The arrangements of a table; worked out once.
 * @param shown the piles of a picture of it, which is as high as the cards that lie on it need
 */
export function arrangementsOf(table: Table, shown?: readonly Pile[]): Arrangements {
  const key = shown ?? table.piles;
  let found = known.get(key);
  if (!found) known.set(key, (found = shown ? pictured(table, shown) : arrange(table)));
  return found;
}

function pictured(table: Table, piles: readonly Pile[]): Arrangements {
  const arrangements = arrangementsOf(table);
  const { grows, upright } = arrangements;
  if (!grows) return arrangements;
  const ends = table.piles.map((plan) => plan.y + 1 + fanHeight(plan, piles[plan.index]!.cards));
  const high = heightOf(Math.max(...ends));
  return { ...arrangements, high, grows: false, upright: { ...upright, least: Math.min(upright.least, high) } };
}

/** Whether a table is so low that it is better arranged for that. */
export function isLow(arrangements: Arrangements, { width, height }: Room): boolean {
  return height < LOW_BELOW && width / height > lowRatio(arrangements);
}

/** How wide a low table has to be by its height to be arranged for that: cards would be cramped, or stay as large. */
export function lowRatio({ upright, wide }: Arrangements): number {
  if (upright.least < LEAST_CHANGE * wide.least) return Infinity;
  return Math.max(upright.across / (0.98 * upright.least), (LEAST_CHANGE * wide.across) / upright.least);
}

/** How wide a card is, in CSS pixels. */
export function cardWidth({ across, least }: Arrangement, { width, height }: Room): number {
  return Math.min(width / across, height / least);
}

function arrange({ columns, rows, piles }: Table): Arrangements {
  const grows = piles.some(isGrowing);
  const upright = arrangement(columns, grows ? Math.min(rows, lowest(piles) + LEAST_FAN) : rows, piles);
  const wide = lowered(piles) ?? (grows ? beside(piles) : flattened(columns, rows, piles)) ?? upright;
  return { high: heightOf(rows), grows, upright, wide };
}

function isGrowing({ fan }: PilePlan): boolean {
  return fan === 'down';
}

function arrangement(columns: number, rows: number, piles: readonly PilePlan[]): Arrangement {
  return { across: columns + (columns + 1) * GAP, least: heightOf(rows), piles };
}

/** The height of some rows and the space around them, in card widths. */
function heightOf(rows: number): number {
  return rows * CARD_RATIO + 2 * GAP;
}

/** How far down the piles reach, without their fans. */
function lowest(piles: readonly PilePlan[]): number {
  return Math.max(...piles.map(({ y }) => y + 1));
}

/** The piles at the places that the variant has for a low table; undefined where it has none. */
function lowered(piles: readonly PilePlan[]): Arrangement | undefined {
  if (!piles.some(({ low }) => low)) return undefined;
  const arranged = piles.map((pile) => ({ ...pile, ...pile.low }));
  const columns = Math.max(...arranged.map(({ x }) => x + 1));
  const ends = arranged.map(({ y, fan }) => y + 1 + (typeof fan === 'object' && 'down' in fan ? fan.down : 0));
  return arrangement(columns, Math.max(...ends), arranged);
}

/** The piles above those that grow come to their sides: foundations and what is out to one, the rest to the other. */
function beside(piles: readonly PilePlan[]): Arrangement {
  const top = Math.min(...piles.filter(isGrowing).map(({ y }) => y));
  const isAbove = ({ y }: PilePlan) => y + 1 <= top;
  const isEnd = ({ role }: PilePlan) => role === 'foundation' || role === 'discard';
  const middle = piles.filter((pile) => !isAbove(pile));
  const xs = middle.map(({ x }) => x);
  const first = Math.min(...xs);

  const places = new Map<PileId, { x: number; y: number }>();
  const left = stack(piles.filter((pile) => isAbove(pile) && !isEnd(pile)), 0, places);
  for (const { id, x, y } of middle) places.set(id, { x: left + x - first, y: y - top });
  const right = left + Math.max(...xs) + 1 - first + ASIDE;
  const end = stack(piles.filter((pile) => isAbove(pile) && isEnd(pile)), right, places);
  const arranged = piles.map((pile) => ({ ...pile, ...places.get(pile.id) }));
  return arrangement(end - ASIDE, Math.max(PITCH * (MOST_BESIDE - 1) + 1, lowest(arranged)), arranged);
}

/**
 * Places piles below each other, in as many columns as they need; one with a fan takes two places.
 * @returns where the next column may begin
 */
function stack(piles: readonly PilePlan[], x: number, places: Map<PileId, { x: number; y: number }>): number {
  const taken = piles.flatMap(({ id, fan }) => (fan ? [id, ''] : [id]));
  const columns = Math.ceil(taken.length / MOST_BESIDE);
  const each = Math.ceil(taken.length / columns);
  for (const [i, id] of taken.entries()) places.set(id, { x: x + Math.floor(i / each), y: (i % each) * PITCH });
  return columns ? x + columns + ASIDE : x;
}

/** The rows of a pyramid come closer, so that its cards can be larger; undefined where it would lie on other piles. */
function flattened(columns: number, rows: number, piles: readonly PilePlan[]): Arrangement | undefined {
  const arranged = piles.map((pile) => {
    const apex = piles.find(({ group }) => group === pile.group)!;
    const [covering] = apex.coveredBy;
    if (covering === undefined) return pile;
    const rise = piles[covering]!.y - apex.y;
    return { ...pile, y: apex.y + (pile.y - apex.y) * Math.min(1, LOW_RISE / rise) };
  });
  const clash = arranged.some((a) =>
    arranged.some((b) => a.group !== b.group && Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1),
  );
  return clash ? undefined : arrangement(columns, rows - lowest(piles) + lowest(arranged), arranged);
}
