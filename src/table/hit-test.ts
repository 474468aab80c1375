import type { PileId } from '../engine/index.js';
import { bestOf } from './best-of.js';

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
  const covered = (of: (pile: PileId) => boolean) =>
    bestOf(areas.filter(({ pile }) => of(pile)), ({ box }) => overlapOf(box, card));
  const isTarget = (pile: PileId) => held.targets.includes(pile);
  const own = covered((pile) => pile === held.pile);
  const legal = covered(isTarget);
  const other = covered((pile) => pile !== held.pile && !isTarget(pile));

  const least = other.item ? LEAST_SHARE * card.width * card.height : 0;
  if (legal.item && legal.score > own.score && legal.score >= least) return { type: 'legal', pile: legal.item.pile };
  if (other.item && other.score > own.score) return { type: 'refused', pile: other.item.pile };
  if (own.item) return HOME;
  const near = bestOf(
    areas.filter(({ pile }) => isTarget(pile)),
    ({ box }) => card.width / 2 - distanceOf(box, pointer),
  );
  return near.item ? { type: 'legal', pile: near.item.pile } : HOME;
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

function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function distanceOf({ left, top, width, height }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
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
