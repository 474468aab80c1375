import type { Card, PileId } from '../engine/index.js';

/** A card as it lies, for its label. */
export interface CardPlace {
  readonly card: Card;
  readonly pile: PileId;
  /** Counted from the bottom, from 1. */
  readonly position: number;
  /** How many cards the pile has. */
  readonly of: number;
  /** How many cards lie on it and move with it. */
  readonly movesWith?: number;
  /** The cards that keep it from being taken. */
  readonly coveredBy?: readonly Card[];
  readonly held?: boolean;
}

/** Some cards, the lowest of which is named, at a place. */
export interface CardsAt {
  readonly card: Card;
  readonly count: number;
  readonly pile: PileId;
}
