import { formatMove, Game, type Move, type SimpleMove } from '../engine/index.js';
import type { Solution } from '../solver/index.js';
import { solveGame } from './solver-client.js';

/** Positions that a search may visit: what decides most games in a fraction of a second. */
const BUDGET = 300_000;

/** The same for what is looked at by itself: on the main thread, if no worker runs yet. */
const WATCH_BUDGET = 60_000;

/** Milliseconds after a move before its position is looked at: moves that follow each other soon are not. */
const PAUSE = 250;

/** Knows, where it can be known, whether the game on the table can still be won, and how. */
export class Adviser {
  /** The answers for the positions that led here, by how many moves led to each. */
  #answers: (Solution | undefined)[] = [];
  #game: Game | undefined;
  #search: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the variant is one that can be searched. */
  #able = true;

  /** @param lost called when the present position is found to be lost, and the one before it was not */
  constructor(private readonly lost: () => void) {}

  /** Whether it looks at positions by itself. */
  watches = true;

  /** What is known of the present position. */
  get answer(): Solution | undefined {
    return this.#answers[this.#depth];
  }

  /** Whether the game is known to have been lost before its first move. */
  get isLostFromStart(): boolean {
    return this.#answers[0]?.verdict === 'lost';
  }

  /** Takes on a game. Its first position is not looked at unless asked: that of a table in a page need not be. */
  takeOn(game: Game | undefined): void {
    this.stop();
    this.#game = game;
    this.#able = true;
    this.#answers = [];
  }

  /** A move was made, made again or taken back. */
  moved(move: Move, isUndo: boolean): void {
    this.stop();
    const depth = this.#depth;
    if (!isUndo) {
      this.#answers.length = depth;
      const before = this.#answers[depth - 1];
      if (before?.verdict === 'lost') this.#answers[depth] = before;
      if (before?.verdict === 'won') this.#answers[depth] = after(before.moves, move);
    }
    this.look();
  }

  /** Looks at the present position soon, unless it is known. */
  look(): void {
    clearTimeout(this.#timer);
    if (!this.watches || this.answer || !this.#able || this.#game?.status !== 'playing') return;
    this.#timer = setTimeout(() => void this.#watch(), PAUSE);
  }

  /** Gives up what is being looked for. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#search?.abort();
    this.#search = undefined;
  }

  /**
   * Looks at the present position, unless it is known.
   * @returns undefined where it cannot be searched, or was left meanwhile
   */
  ask(budget: number): Promise<Solution | undefined> {
    return this.#ask(budget, true);
  }

  /** The same in short, without a worker unless one runs: a strict page would report that one was tried. */
  askSoon(): Promise<Solution | undefined> {
    return this.#ask(BUDGET, false);
  }

  async #ask(budget: number, mayStart: boolean): Promise<Solution | undefined> {
    const game = this.#game;
    if (!game || !this.#able) return undefined;
    if (this.answer && this.answer.verdict !== 'unknown') return this.answer;
    this.stop();
    const depth = this.#depth;
    const search = (this.#search = new AbortController());
    try {
      const solution = await solveGame(game, budget, search.signal, mayStart);
      if (this.#game === game) this.#answers[depth] = solution;
      return solution;
    } catch {
      if (!search.signal.aborted) this.#able = false;
      return undefined;
    }
  }

  /**
   * How many moves lead to the last position from which the game could be won.
   * @returns undefined where that is not known, or there is none
   */
  async lastWinnable(): Promise<number | undefined> {
    const game = this.#game;
    if (!game) return undefined;
    this.stop();
    const search = (this.#search = new AbortController());
    const past = Game.fromJSON(game.toJSON());
    try {
      while (past.undo()) {
        const depth = past.history.length;
        const known = this.#answers[depth];
        const isKnown = known && known.verdict !== 'unknown';
        const solution = isKnown ? known : await solveGame(past, BUDGET, search.signal);
        this.#answers[depth] = solution;
        if (solution.verdict !== 'lost') return depth;
      }
    } catch (error) {
      if (!search.signal.aborted) throw error;
    }
    return undefined;
  }

  get #depth(): number {
    return this.#game?.history.length ?? 0;
  }

  async #watch(): Promise<void> {
    const depth = this.#depth;
    const solution = await this.#ask(WATCH_BUDGET, false);
    if (solution?.verdict === 'lost' && depth === this.#depth) this.lost();
  }
}

/** What a line comes to when its next move is made; undefined when another one was. */
function after(moves: readonly SimpleMove[], move: Move): Solution | undefined {
  const [next, ...rest] = moves;
  return next && formatMove(next) === formatMove(move) ? { verdict: 'won', moves: rest } : undefined;
}
