import type { Search, Solution } from '../solution.js';
import { BEGIN, BURIED, END, firstFrame, FRAME, KEY, makeMove, MOVE, PLACES } from './frame.js';
import { KEY_SIZE, LONG_REDEALS, SHORT_REDEALS, writeFirstKey } from './key.js';
import { lineOf } from './line.js';
import type { Model } from './model.js';
import { MoveList, RECORD } from './moves.js';
import { PositionTable } from './position-table.js';
import type { BuildingProblem } from './problem.js';

/**
 * A search in depth: each position's moves are tried in turn, and from each new position its own, until all
 * cards lie open, from where any game is won, or nothing is left to try.
 */
export class BuildingSearch implements Search {
  readonly #problem: BuildingProblem;
  readonly #model: Model;
  readonly #table: PositionTable;
  readonly #moves: MoveList;
  #frames = new Int32Array(FRAME * 256);
  /** Where the frame of the present position begins. */
  #at = 0;
  #visits = 0;
  #solution: Solution | undefined;

  constructor(problem: BuildingProblem, model: Model) {
    this.#problem = problem;
    this.#model = model;
    this.#table = model.shortKey ? new PositionTable(2, SHORT_REDEALS) : new PositionTable(4, LONG_REDEALS);
    this.#moves = new MoveList(model);
    firstFrame(model, this.#frames);
    const key = new Int32Array(KEY_SIZE);
    writeFirstKey(model, this.#frames, key);
    this.#table.add(key, 0);
    this.#enter(0, 0);
  }

  get visits(): number {
    return this.#visits;
  }

  get positions(): number {
    return this.#table.size;
  }

  get bytes(): number {
    return this.#table.bytes;
  }

  step(visits: number): Solution | undefined {
    const until = this.#visits + visits;
    while (!this.#solution && this.#visits < until) this.#tryNext();
    return this.#solution;
  }

  /** Tries the next move of the present position, or goes back where there is none. */
  #tryNext(): void {
    const frames = this.#frames;
    const f = this.#at;
    const record = frames[f + BEGIN]!;
    if (record < frames[f + END]!) {
      frames[f + BEGIN] = record + RECORD;
      this.#visits++;
      const { records } = this.#moves;
      if (!this.#table.add(records, record)) return;
      const move = records[record + KEY_SIZE]!;
      frames[f + MOVE] = move;
      makeMove(this.#model, frames, f, move);
      frames[f + FRAME + KEY] = records[record]!;
      this.#enter(f + FRAME, frames[f + END]!);
    } else if (f > 0) {
      this.#at = f - FRAME;
    } else {
      this.#solution = { verdict: 'lost' };
    }
  }

  /**
   * Comes to a new position.
   * @param f where its frame begins
   * @param start where its moves are to be written
   */
  #enter(f: number, start: number): void {
    this.#at = f;
    const frames = this.#frames;
    if (frames[f + BURIED] === 0 && (this.#model.freeStock || frames[f + PLACES] === 0)) {
      this.#solution = { verdict: 'won', moves: lineOf(this.#problem, this.#path()) };
      return;
    }
    frames[f + BEGIN] = start;
    frames[f + END] = this.#moves.write(frames, f, start);
    if (f + 2 * FRAME > frames.length) {
      this.#frames = new Int32Array(frames.length * 2);
      this.#frames.set(frames);
    }
  }

  /** The moves that led to the present position. */
  #path(): number[] {
    const path: number[] = [];
    for (let f = 0; f < this.#at; f += FRAME) path.push(this.#frames[f + MOVE]!);
    return path;
  }
}
