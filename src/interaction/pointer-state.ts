import type { Point } from '../table/hit-test.js';
import type { Lift } from './lift.js';
import type { Held, TablePlace } from './table-view.js';

/** No pointer is down, or none that matters. */
export interface Idle {
  readonly type: 'idle';
}

/** A pointer went down and may become a tap or a drag. */
export interface Pressed {
  readonly type: 'pressed';
  readonly pointer: PressedPointer;
  readonly place: TablePlace | undefined;
  /** The card at the place, as it was when it was pressed. */
  readonly card: HTMLElement | undefined;
  /** Where in the card the pointer is, as shares of its width and height. */
  readonly grip: Point;
  /** The card was found not to move: this can be a tap only. */
  readonly fixed: boolean;
}

/** Cards follow the pointer. */
export interface Dragging {
  readonly type: 'dragging';
  readonly pointer: PressedPointer;
  /** Where it went down. */
  readonly place: TablePlace | undefined;
  readonly held: Held;
  readonly lift: Lift;
}

export type PointerState = Idle | Pressed | Dragging;

/** The pointer that a press or a drag belongs to. */
export interface PressedPointer {
  readonly id: number;
  readonly mouse: boolean;
  readonly start: Point;
}

export const IDLE: Idle = { type: 'idle' };

/** How far a pointer may go and still tap, in CSS pixels: a mouse is steadier than a finger or a pen. */
const SLACK = { mouse: 4, touch: 8 };

/** Whether the pointer is no longer where it went down: what it does may be a drag. */
export function hasLeft(pointer: PressedPointer, point: Point): boolean {
  return wayOf(pointer, point) > (pointer.mouse ? SLACK.mouse : SLACK.touch);
}

/** Whether a drag has got so near only that a trembling hand may have meant a tap. */
export function trembles(pointer: PressedPointer, point: Point): boolean {
  return wayOf(pointer, point) <= SLACK.touch;
}

function wayOf({ start }: PressedPointer, { x, y }: Point): number {
  return Math.hypot(x - start.x, y - start.y);
}
