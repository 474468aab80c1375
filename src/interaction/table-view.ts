import type { PileId } from '../engine/index.js';

/** A place on the table: a pile, and a card in it by its index from the bottom. */
export interface TablePlace {
  readonly pile: PileId;
  /** Undefined for the pile itself, where it is empty. */
  readonly index: number | undefined;
}

/** Cards that are held: the top cards of a pile, and where they may go. */
export interface Held {
  readonly pile: PileId;
  readonly count: number;
  readonly targets: readonly PileId[];
}

/** Where things are drawn. Elements give it, controllers read it. */
export interface TableView {
  /** The element that holds all piles; positions are told in its own pixels. */
  readonly table: HTMLElement;
  /** The place that an event hit; undefined for the bare table. */
  placeOf(event: Event): TablePlace | undefined;
  /** All piles of the table. */
  pileIds(): readonly PileId[];
  pileElement(id: PileId): HTMLElement;
  /** A pile's card elements, the bottom card first. */
  cardElements(id: PileId): HTMLElement[];
}
