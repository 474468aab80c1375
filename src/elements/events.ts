import type { CardChange, Game, Move } from '../engine/index.js';

/** Who made a move: the player, the game by itself (autoplay), the host page, or undo and redo. */
export type By = 'player' | 'auto' | 'host' | 'undo' | 'redo';

/** What all events about a move carry. */
export interface MoveDetail {
  readonly move: Move;
  /** Each card that moved or turned, in the order in which it happened. */
  readonly cards: readonly CardChange[];
  readonly by: By;
  readonly score: { readonly before: number; readonly after: number };
}

/** The base of all events: they bubble, and leave any shadow root that the game is in. */
abstract class SolitaireEvent extends Event {
  constructor(type: string, init: EventInit = {}) {
    super(type, { bubbles: true, composed: true, ...init });
  }
}

abstract class MadeMoveEvent extends SolitaireEvent implements MoveDetail {
  readonly move: Move;
  readonly cards: readonly CardChange[];
  readonly by: By;
  readonly score: MoveDetail['score'];

  constructor(type: string, detail: MoveDetail) {
    super(type);
    ({ move: this.move, cards: this.cards, by: this.by, score: this.score } = detail);
  }
}

/** A game was dealt, taken up again, or went back to its deal, and is on the table. */
export class SolitaireDealEvent extends SolitaireEvent {
  /**
   * @param game the game that is on the table now
   * @param restored whether it was taken up from storage
   */
  constructor(
    readonly game: Game,
    readonly restored: boolean,
  ) {
    super('solitaire-deal');
  }
}

/** A legal move is about to be made, taken back or made again. `preventDefault()` keeps it from happening. */
export class SolitaireBeforeMoveEvent extends SolitaireEvent {
  constructor(
    readonly move: Move,
    readonly by: By,
  ) {
    super('solitaire-before-move', { cancelable: true });
  }
}

/** A move was made, or made again (`by` is `redo`). */
export class SolitaireMoveEvent extends MadeMoveEvent {
  constructor(detail: MoveDetail) {
    super('solitaire-move', detail);
  }
}

/** A move was taken back; `cards` says where the cards went back to. */
export class SolitaireUndoEvent extends MadeMoveEvent {
  constructor(detail: MoveDetail) {
    super('solitaire-undo', detail);
  }
}

/** The score has changed. */
export class SolitaireScoreEvent extends SolitaireEvent {
  constructor(
    readonly score: MoveDetail['score'],
    readonly by: By,
  ) {
    super('solitaire-score');
  }
}

/** The game is won. Told once a deal, whatever brought it. */
export class SolitaireWinEvent extends SolitaireEvent {
  constructor(
    readonly score: number,
    readonly moves: number,
    /** How long was played, in whole seconds. */
    readonly seconds: number,
    readonly by: By,
  ) {
    super('solitaire-win');
  }
}

/** Nothing new can be reached any more, for certain. Moves may still be taken back. */
export class SolitaireStuckEvent extends SolitaireEvent {
  constructor(
    readonly score: number,
    readonly moves: number,
  ) {
    super('solitaire-stuck');
  }
}

/** The game was found to be lost: no moves at all lead from here to a win. Moves may still be taken back. */
export class SolitaireLostEvent extends SolitaireEvent {
  constructor(
    readonly score: number,
    readonly moves: number,
  ) {
    super('solitaire-lost');
  }
}

/** Something that the page gave, or that was kept, cannot be used. */
export class SolitaireErrorEvent extends SolitaireEvent {
  /** @param error what is wrong: a `SolitaireError` but for unknown controls, which are a `RangeError` */
  constructor(readonly error: Error) {
    super('solitaire-error');
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'solitaire-deal': SolitaireDealEvent;
    'solitaire-before-move': SolitaireBeforeMoveEvent;
    'solitaire-move': SolitaireMoveEvent;
    'solitaire-undo': SolitaireUndoEvent;
    'solitaire-score': SolitaireScoreEvent;
    'solitaire-win': SolitaireWinEvent;
    'solitaire-stuck': SolitaireStuckEvent;
    'solitaire-lost': SolitaireLostEvent;
    'solitaire-error': SolitaireErrorEvent;
  }
}
