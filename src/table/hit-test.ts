import type { PileId } from '../engine/index.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle; a DOMRect is one. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A pile and the area in which cards may be let go over it. */
export interface DropArea {
  readonly pile: PileId;
  readonly box: Box;
}

/** What letting go of cards means: a move, a refusal, or just putting them back. */
export type Drop =
  | { readonly type: 'legal'; readonly pile: PileId }
  | { readonly type: 'refused'; readonly pile: PileId }
  | { readonly type: 'home' };

/** A legal pile wins over an illegal one that is covered more, if it is covered by this share of the card. */
const LEAST_SHARE = 0.1;

const HOME: Drop = { type: 'home' };

/**
 * What it means to let go of held cards.
 * @param card the first of the held cards, as it is drawn
 * @param pointer where the pointer is
 * @param areas all piles; the areas may overlap
 * @param held the pile that the cards come from, and the piles that they may go to
 */
export function findDrop(
  card: Box,
  pointer: Point,
  areas: readonly DropArea[],
  held: { readonly pile: PileId; readonly targets: readonly PileId[] },
): Drop {
  const isTarget = ({ pile }: DropArea): boolean => held.targets.includes(pile);
  const own = mostCovered(areas.filter(({ pile }) => pile === held.pile), card);
  const legal = mostCovered(areas.filter(isTarget), card);
  const other = mostCovered(areas.filter((area) => area.pile !== held.pile && !isTarget(area)), card);

  const least = other.pile === undefined ? 0 : LEAST_SHARE * card.width * card.height;
  if (legal.pile !== undefined && legal.overlap > own.overlap && legal.overlap >= least) {
    return { type: 'legal', pile: legal.pile };
  }
  if (other.pile !== undefined && other.overlap > own.overlap) return { type: 'refused', pile: other.pile };
  if (own.pile !== undefined) return HOME;
  const near = nearest(areas.filter(isTarget), pointer, card.width / 2);
  return near === undefined ? HOME : { type: 'legal', pile: near };
}

/**
 * The area of a pile: its place, its cards, and where one more card of its fan would lie.
 * @param place the pile itself
 * @param cards its last cards, the top card last; two are enough
 */
export function dropBox(place: Box, cards: readonly Box[]): Box {
  const top = cards.at(-1);
  if (!top) return place;
  const under = cards.at(-2) ?? top;
  const next = { ...sizeOf(top), left: 2 * top.left - under.left, top: 2 * top.top - under.top };
  return union(union(place, top), next);
}

interface Covered {
  readonly pile: PileId | undefined;
  readonly overlap: number;
}

function mostCovered(areas: readonly DropArea[], card: Box): Covered {
  let most: Covered = { pile: undefined, overlap: 0 };
  for (const { pile, box } of areas) {
    const overlap = overlapOf(box, card);
    if (overlap > most.overlap) most = { pile, overlap };
  }
  return most;
}

function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function nearest(areas: readonly DropArea[], point: Point, reach: number): PileId | undefined {
  let found: PileId | undefined;
  for (const { pile, box } of areas) {
    const distance = Math.hypot(
      Math.max(box.left - point.x, 0, point.x - box.left - box.width),
      Math.max(box.top - point.y, 0, point.y - box.top - box.height),
    );
    if (distance > reach) continue;
    reach = distance;
    found = pile;
  }
  return found;
}

function union(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

function sizeOf({ width, height }: Box): { width: number; height: number } {
  return { width, height };
}
