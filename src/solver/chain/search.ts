import type { SimpleMove } from '../../engine/index.js';
import type { Search, Solution } from '../solution.js';
import { RANKS, STEP, type Model } from './model.js';
import type { ChainProblem } from './problem.js';

/** What is known of a position; 0: nothing. One that was visited without a win is lost, or on the line. */
const VISITED = 1;
const WON = 2;

/** A position is a number: `set | rank | turned`. */
const SET = 9;
const RANK = 5;
const TURNED = (1 << RANK) - 1;

/** What the next move from a position leads to, where it leads nowhere, and where there is none. */
const NOWHERE = -1;
const NO_MOVE = -2;

/**
 * A search in depth through all positions there are. A position is the set of cards left, the rank on the
 * waste and how many cards of the stock were turned. No move can be taken back, so what was found of a
 * position holds for good.
 */
export class ChainSearch implements Search {
  readonly #problem: ChainProblem;
  readonly #model: Model;
  readonly #known: Uint8Array;
  /** The positions from the first to the present one, and how many moves of each were tried. */
  readonly #line: Int32Array;
  readonly #tried: Int32Array;
  #length = 0;
  readonly #first: number;
  #visits = 0;
  #positions = 0;
  #solution: Solution | undefined;

  constructor(problem: ChainProblem, model: Model) {
    this.#problem = problem;
    this.#model = model;
    this.#known = new Uint8Array(model.sets.length << SET);
    this.#line = new Int32Array(model.cards + model.stock.length + 1);
    this.#tried = new Int32Array(this.#line.length);
    this.#first = this.#after('start');
    if (this.#first === NO_MOVE)
      this.#solution = model.cards ? { verdict: 'lost' } : { verdict: 'won', moves: [] };
  }

  get visits(): number {
    return this.#visits;
  }

  get positions(): number {
    return this.#positions;
  }

  get bytes(): number {
    return this.#known.byteLength;
  }

  step(visits: number): Solution | undefined {
    const until = this.#visits + visits;
    if (!this.#solution && this.#visits === 0 && visits > 0) this.#enter(this.#first);
    while (!this.#solution && this.#visits < until) this.#tryNext();
    return this.#solution;
  }

  /** Whether the game can be won after a legal move from the first position. Exact: searches to the end. */
  winsAfter(move: SimpleMove): boolean {
    this.#solution = undefined;
    this.#length = 0;
    this.#enter(this.#after(move));
    return this.step(Infinity)!.verdict === 'won';
  }

  /** The position that a game starts from, the first card turned if need be, or that follows a first move. */
  #after(move: SimpleMove | 'start'): number {
    const { waste, sets, stock, piles } = this.#model;
    if (move === 'start' && waste !== undefined) return position(0, waste, 0);
    if (move === 'start' || move.type !== 'transfer')
      return stock.length ? position(0, stock[0]!, 1) : NO_MOVE;
    const steps = sets[0]!;
    let at = 0;
    while (piles[steps[at]!] !== move.from) at += STEP;
    return position(steps[at + 2]!, steps[at + 1]!, 0);
  }

  /** Visits a position: goes on from there when nothing is known of it. */
  #enter(next: number): void {
    this.#visits++;
    const known = this.#known[next];
    if (known === VISITED) return;
    this.#line[this.#length] = next;
    this.#tried[this.#length++] = 0;
    if (known !== WON) {
      this.#positions++;
      this.#known[next] = VISITED;
      if (this.#model.sets[next >> SET]!.length) return;
    }
    const line = this.#line.subarray(0, this.#length);
    for (const each of line) this.#known[each] = WON;
    this.#solution = { verdict: 'won', moves: this.#movesOf(line) };
  }

  /** Tries the next move of the present position, or goes back where there is none. */
  #tryNext(): void {
    if (this.#length === 0) {
      this.#solution = { verdict: 'lost' };
      return;
    }
    const present = this.#length - 1;
    const next = this.#next(this.#line[present]!, this.#tried[present]!++);
    if (next === NO_MOVE) this.#length--;
    else if (next !== NOWHERE) this.#enter(next);
  }

  /**
   * What a move of a position leads to: its moves are to take each card that is free, then to turn the stock.
   */
  #next(from: number, move: number): number {
    const { sets, stock, fits } = this.#model;
    const steps = sets[from >> SET]!;
    const at = move * STEP;
    const turned = from & TURNED;
    if (at < steps.length) {
      const rank = steps[at + 1]!;
      const apart = rank - ((from >> RANK) & 15);
      return fits[apart + RANKS - 1] ? position(steps[at + 2]!, rank, turned) : NOWHERE;
    }
    return at === steps.length && turned < stock.length
      ? position(from >> SET, stock[turned]!, turned + 1)
      : NO_MOVE;
  }

  /** A line of positions as moves of the game. */
  #movesOf(line: Int32Array): SimpleMove[] {
    const { sets, piles, waste } = this.#model;
    const to = this.#problem.waste.id;
    const moves: SimpleMove[] = waste === undefined ? [{ type: 'deal' }] : [];
    for (let i = 1; i < line.length; i++) {
      const set = line[i]! >> SET;
      const before = line[i - 1]! >> SET;
      if (set === before) {
        moves.push({ type: 'deal' });
      } else {
        const steps = sets[before]!;
        let at = 0;
        while (steps[at + 2] !== set) at += STEP;
        moves.push({ type: 'transfer', from: piles[steps[at]!]!, to, count: 1 });
      }
    }
    return moves;
  }
}

function position(set: number, rank: number, turned: number): number {
  return (set << SET) | (rank << RANK) | turned;
}
