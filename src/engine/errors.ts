import type { Rank, Suit } from './card.js';

/** What was wrong with something that a host or a player gave. */
export type ErrorCode =
  | 'unknown-variant'
  | 'bad-definition'
  | 'bad-option'
  | 'bad-deal'
  | 'bad-deck'
  | 'bad-position'
  | 'bad-pictures'
  | 'bad-save'
  | 'newer-save'
  | 'illegal-move';

/** The base of every error that the engine throws. */
export class SolitaireError extends Error {
  /**
   * @param code what kind of fault it is, for programs
   * @param message what is wrong and where, for people
   */
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/**
 * What makes the errors of one kind.
 * @returns a function of what is wrong, in words that go on after a colon
 */
export function faultsOf(code: ErrorCode, start: string): (fault: string) => SolitaireError {
  return (fault) => new SolitaireError(code, `${start}: ${fault}.`);
}

/** A value that a host gave, in words for a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function' || (typeof value === 'object' && value !== null))
    return `this ${typeof value}`;
  return String(value);
}

/** Why a move is refused. */
export type Reason =
  | 'game-won'
  | 'not-a-move'
  | 'unknown-pile'
  | 'same-pile'
  | 'too-few-cards'
  | 'face-down'
  | 'covered'
  | 'takes-none-from-here'
  | 'top-card-only'
  | 'not-a-run'
  | 'accepts-none'
  | 'one-card-only'
  | 'no-match'
  | 'no-room'
  | 'whole-suit-only'
  | 'wrong-card'
  | 'stock-empty'
  | 'stock-not-empty'
  | 'waste-empty'
  | 'no-redeal-left'
  | 'empty-pile'
  | 'changes-nothing';

/** The cards that a pile would take next: any of these ranks in any of these suits. */
export interface Wanted {
  readonly ranks: readonly Rank[];
  readonly suits: readonly Suit[];
}

/** Why a move is refused, and for `wrong-card` what the pile would have taken. */
export interface Refusal {
  readonly reason: Reason;
  readonly wanted?: Wanted;
}

/** Thrown by a move that the rules do not allow. The game is as it was before. */
export class IllegalMoveError extends SolitaireError {
  readonly reason: Reason;
  readonly wanted: Wanted | undefined;

  constructor(move: string, refusal: Refusal) {
    super('illegal-move', `Illegal move ${move}: ${refusal.reason.replaceAll('-', ' ')}.`);
    this.reason = refusal.reason;
    this.wanted = refusal.wanted;
  }
}

/** Thrown for a saved game that cannot be read or replayed. */
export class SavedGameError extends SolitaireError {
  constructor(message: string, code: 'bad-save' | 'newer-save' = 'bad-save') {
    super(code, message);
  }
}
