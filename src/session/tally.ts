import { withLeft, withPlayed, withWon, type Counted, type Statistics } from './statistics.js';

export const TALLY_STATES = ['dealt', 'played', 'won', 'shown'] as const;

/** How far a game has got in the statistics. Kept with the game, so that a reload counts nothing twice. */
export type TallyState = (typeof TALLY_STATES)[number];

/**
 * Counts one game in the statistics.
 *
 * A game is one deal, from its dealing until the next. It counts as played with its first move, and as won
 * with its first win: undoing, restarting, reloading and winning again change nothing, so no more games are
 * won than played. Leaving it for another deal when it was begun and never won ends the streak.
 */
export class Tally {
  readonly #statistics: Statistics;
  readonly #game: Counted;
  #state: TallyState;

  constructor(statistics: Statistics, game: Counted, state: TallyState = 'dealt') {
    this.#statistics = statistics;
    this.#game = game;
    this.#state = state;
  }

  get state(): TallyState {
    return this.#state;
  }

  /** A move was made. */
  moved(): void {
    if (this.#state !== 'dealt') return;
    this.#state = 'played';
    this.#statistics.update(this.#game, withPlayed);
  }

  /**
   * The game is won.
   * @returns whether this beats the best time of earlier games
   */
  won(seconds: number): boolean {
    this.moved();
    if (this.#state !== 'played') return false;
    this.#state = 'won';
    const { best } = this.#statistics.of(this.#game);
    this.#statistics.update(this.#game, (record) => withWon(record, seconds));
    return best !== undefined && seconds < best;
  }

  /** The player had a solution shown: a game that is not won yet does not count as won any more. */
  shown(): void {
    this.moved();
    this.left();
    if (this.#state !== 'won') this.#state = 'shown';
  }

  /** The game is left for another deal. */
  left(): void {
    if (this.#state === 'played') this.#statistics.update(this.#game, withLeft);
  }
}
