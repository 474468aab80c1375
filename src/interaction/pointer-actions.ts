import type { PileId } from '../engine/index.js';
import type { Held, TablePlace } from './table-view.js';

/** What a pointer asks and tells the game; what it tells is over by then. */
export interface PointerActions {
  /**
   * Asks whether the card at this place may be dragged. Has no effect.
   * @returns the cards that would be held, from that one to the top, and where they may go
   */
  grip(place: TablePlace): Held | undefined;

  /** A drag has begun. */
  dragStart(held: Held): void;

  /**
   * The cards were let go over a legal pile. They are still drawn where they were let go, so that a glide can
   * start there; they are back in their pile as soon as this returns.
   */
  drop(held: Held, to: PileId): void;

  /**
   * The drag ended in any other way; called once for each drag that does not drop. The cards are still drawn
   * where they were, and back in their pile as soon as this returns.
   * @param over the illegal pile on which the cards were let go
   * @param cancelled nobody let go of them: Escape, another button or finger, a lost pointer, a hidden page
   */
  dragEnd(held: Held, over: PileId | undefined, cancelled: boolean): void;

  /**
   * A press and a release on the same place, with no drag between.
   * @param place undefined for the bare table
   * @param count 1 for a tap, 2 for the second of a quick pair on the same pile, and so on
   */
  tap(place: TablePlace | undefined, count: number): void;
}
