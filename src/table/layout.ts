import type { Card, PilePlan } from '../engine/index.js';

/** A card's height by its width. */
export const CARD_RATIO = 1.4;

/** The space between columns and around the table, by the card's width. */
export const GAP = 0.09;

/** Below this width, in CSS pixels, cards show the faces with the large index. */
export const LARGE_INDEX_BELOW = 64;

/** How far a card of a fan shows the card under it, in card heights or widths, where there is room. */
export const STEP_FACE_UP = { standard: 0.27, large: 0.3 };
const STEP_FACE_DOWN = { standard: 0.1, large: 0.12 };
const STEP_RIGHT = { standard: 0.22, large: 0.34 };

/** Where a fan to the right has too little room for its cards, only so many of them show so much of themselves. */
const LEAST_RIGHT = { standard: 0.17, large: 0.24 };
const LEAST_TURNED = 0.12;

/** What is to be hit is so high, in CSS pixels, where there is room and it is not most of the card. */
export const TARGET = 24;
export const MOST_STEP = 0.45;

/** Where there is too little room, face-down cards give way first, down to this share of their step. */
export const LEAST_FACE_DOWN = 0.4;

export type FaceSize = 'standard' | 'large';

/** Where a card lies in its pile. */
export interface FanPlace {
  /** From the pile's place to the right, in card widths. */
  readonly right: number;
  /** From the pile's place down, in card heights, where there is room. */
  readonly down: number;
  /** The same as a share of the whole fan: where there is less room, the card lies there. */
  readonly share: number;
  /** How much of the card the next one leaves to be seen, from its upper edge, in card heights. */
  readonly shown: number;
  /** How much of the card the next one leaves to be seen, from its left edge, in card widths. */
  readonly edge: number;
}

/** How the table shows a pile. */
export interface FanView {
  readonly size: FaceSize;
  /** The width of a card, in CSS pixels. */
  readonly width: number;
  /** The height that the fan may have below its first card's place, in card heights. */
  readonly room: number;
  /** Whether a fan to the right goes down. */
  readonly turned: boolean;
}

const SQUARED: FanPlace = { right: 0, down: 0, share: 0, shown: 1, edge: 1 };

/** The place of each card of a pile, the bottom card first. */
export function fanPlaces({ fan }: PilePlan, cards: readonly Card[], view: FanView): FanPlace[] {
  const { size, width, room, turned } = view;
  if (!fan) return cards.map(() => SQUARED);
  const up = Math.max(STEP_FACE_UP[size], Math.min(MOST_STEP, TARGET / (CARD_RATIO * width)));
  if (fan === 'down' || 'down' in fan) {
    const steps = cards.map(({ faceUp }) => (faceUp ? up : STEP_FACE_DOWN[size]));
    return fanDown(fan === 'down' ? steps : shrunk(steps, fan.down), room);
  }
  const across = (fan.room ?? Infinity) * (1 + GAP);
  const fitting = 1 + Math.floor(turned ? room / LEAST_TURNED : across / LEAST_RIGHT[size]);
  const first = Math.max(0, cards.length - Math.min(fan.right, fitting));
  if (turned) return fanDown(cards.map((_, i) => (i < first ? 0 : up)), room);
  const step = Math.min(STEP_RIGHT[size], across / Math.max(1, cards.length - 1 - first));
  return cards.map((_, i) => ({
    ...SQUARED,
    right: Math.max(0, i - first) * step,
    edge: i < cards.length - 1 ? step : 1,
  }));
}

/** How far a fan goes down from its first card's place, in card heights, where there is room. */
export function fanHeight({ fan }: PilePlan, cards: readonly Card[]): number {
  if (fan !== 'down' && !(fan && 'down' in fan)) return 0;
  const steps = cards.map(({ faceUp }) => (faceUp ? STEP_FACE_UP : STEP_FACE_DOWN).large);
  return sum((fan === 'down' ? steps : shrunk(steps, fan.down)).slice(0, -1));
}

/** The same steps, or shorter ones that go no further than so many card heights in all. */
function shrunk(steps: readonly number[], most: number): number[] {
  const share = Math.min(1, most / sum(steps.slice(0, -1)));
  return steps.map((step) => step * share);
}

/** @param wanted how far the next card of each lies below it, where there is room */
function fanDown(wanted: readonly number[], room: number): FanPlace[] {
  const steps = fitted(wanted.slice(0, -1), room);
  const whole = sum(steps);
  const squeeze = Math.min(1, Math.max(0, room) / whole);
  let down = 0;
  return wanted.map((_, i) => {
    const step = steps[i];
    const place = { ...SQUARED, down, share: down / (whole || 1) };
    if (step === undefined) return place;
    down += step;
    return { ...place, shown: step * squeeze };
  });
}

/** Takes from the short steps what is over, as far as they can give it. */
function fitted(steps: readonly number[], room: number): number[] {
  const long = Math.max(...steps);
  const short = sum(steps.filter((step) => step < long)) || 1;
  const left = Math.max(LEAST_FACE_DOWN, Math.min(1, 1 - (sum(steps) - room) / short));
  return steps.map((step) => (step < long ? step * left : step));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** How far down a standard face has its index, and a large one, in card heights. */
const INDEX = { standard: 0.23, large: 0.26 };

/** The large index from where it shrinks towards, a little above the card, to its end; in card heights. */
const INDEX_WHOLE = 0.265;
const INDEX_ABOVE = 0.0115;

/** How high the rank is on a large face, in card widths, and in CSS pixels where it is made the smallest. */
const RANK = 0.27;
const LEAST_RANK = 7.5;

/** Where there is room, the rank is so high, in CSS pixels, on faces that grow no more than so. */
const GOOD_RANK = 12;
const MOST_GROWN = 1.3;

/** Cards narrower than this, in CSS pixels, that are seen whole have little more than their rank on them. */
const TINY_BELOW = 30;

/** A large face in a fan of standard ones has its index no larger than this. */
const MOST_AMONG_STANDARD = 0.62;

/** How the face of a card is drawn, of which perhaps only a part is seen, and the scale of its index. */
export interface FaceView {
  readonly size: FaceSize | 'tiny';
  readonly index: number;
}

/**
 * The face whose index can be read in what is seen of a card.
 * @param cards the faces of this table, and the width of a card in CSS pixels
 * @param alone whether cards of the pile never lie beside or below each other
 */
export function faceOf(
  { shown, edge }: Pick<FanPlace, 'shown' | 'edge'>,
  { size, width }: { readonly size: FaceSize; readonly width: number },
  alone = false,
): FaceView {
  if (alone && width < TINY_BELOW) return { size: 'tiny', index: 1 };
  if (edge < 1) return { size, index: Math.min(1, edge / STEP_RIGHT[size]) };
  if (shown >= INDEX[size]) return { size, index: size === 'large' ? grown(shown, width) : 1 };
  const most = size === 'large' ? 1 : MOST_AMONG_STANDARD;
  const least = Math.min(most, LEAST_RANK / (RANK * width));
  return { size: 'large', index: Math.max(least, Math.min(most, (shown + INDEX_ABOVE) / INDEX_WHOLE)) };
}

/** How much larger an index may be than it is drawn, for cards so narrow that it would be hard to read. */
function grown(shown: number, width: number): number {
  const fitting = (shown + INDEX_ABOVE) / INDEX_WHOLE;
  return Math.max(1, Math.min(MOST_GROWN, GOOD_RANK / (RANK * width), fitting));
}
