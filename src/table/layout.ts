import type { Card, PilePlan } from '../engine/index.js';

/** A card's height by its width. */
export const CARD_RATIO = 1.4;

/** The space between columns and around the table, by the card's width. */
export const GAP = 0.09;

/** Below this width, in CSS pixels, cards show the faces with the large index. */
export const LARGE_INDEX_BELOW = 64;

/** How far a card of a fan shows the card under it, in card heights or widths, where there is room. */
const STEP_FACE_UP = { standard: 0.27, large: 0.3 };
const STEP_FACE_DOWN = { standard: 0.1, large: 0.12 };
const STEP_RIGHT = { standard: 0.22, large: 0.34 };

export type FaceSize = 'standard' | 'large';

/** The table's size in cards. */
export interface TableSize {
  readonly columns: number;
  readonly rows: number;
  /** How many times more rows it has for each step that it is narrower: columns that grow keep their fan so. */
  readonly grows: 0 | 1;
  /** Where height is short, cards shrink until so many rows fit. */
  readonly leastRows: number;
}

/** The size of a variant's table. */
export function tableSize(table: { columns: number; rows: number; piles: readonly PilePlan[] }): TableSize {
  const { columns, rows, piles } = table;
  const grows = piles.some((pile) => pile.fan === 'down');
  const squared = Math.max(...piles.map((pile) => pile.y + 1));
  return {
    columns,
    rows,
    grows: grows ? 1 : 0,
    leastRows: grows ? Math.min(rows, squared + 0.9) : rows,
  };
}

/** Where a card lies in its pile. */
export interface FanPlace {
  /** From the pile's place to the right, in card widths. */
  readonly right: number;
  /** From the pile's place down, in card heights, where there is room. */
  readonly down: number;
  /** The same as a share of the whole fan: where there is less room, the card lies there. */
  readonly share: number;
}

const SQUARED: FanPlace = { right: 0, down: 0, share: 0 };

/** The place of each card of a pile, the bottom card first. */
export function fanPlaces(plan: PilePlan, cards: readonly Card[], size: FaceSize): FanPlace[] {
  const { fan } = plan;
  if (!fan) return cards.map(() => SQUARED);
  if (fan === 'down') return fanDown(cards, size);
  const first = Math.max(0, cards.length - fan.right);
  return cards.map((_, i) => ({ right: Math.max(0, i - first) * STEP_RIGHT[size], down: 0, share: 0 }));
}

function fanDown(cards: readonly Card[], size: FaceSize): FanPlace[] {
  let next = 0;
  const downs = cards.map(({ faceUp }) => {
    const down = next;
    next += (faceUp ? STEP_FACE_UP : STEP_FACE_DOWN)[size];
    return down;
  });
  const whole = downs.at(-1) || 1;
  return downs.map((down) => ({ right: 0, down, share: down / whole }));
}
