import { Game, type Move } from '../engine/index.js';
import { Adviser } from './adviser.js';
import { SolitaireLostEvent, type By } from './events.js';
import { solveGame } from './solver-client.js';
import type { NewGameInit } from './new-game.js';
import type { TablePlay } from './table-play.js';

export { enAdvice } from '../locales/en-advice.js';

/** Positions that a search may visit: before a deal is given up for the next one, and when the player asks. */
const DEAL_BUDGET = 200_000;
const ASKED_BUDGET = 4_000_000;

/** So many deals are looked at before it is said that none was found. */
const MOST_DEALS = 400;

/** Milliseconds between two moves of a solution that is shown. */
const PACE = 650;

/** What the solver does for the player: deals that can be won, hints that lead there, and the truth of a lost game. */
export class Advice {
  readonly #adviser = new Adviser(() => this.#lost());
  readonly #play: TablePlay;
  #showing: 'steps' | 'runs' | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dealing: AbortController | undefined;

  constructor(play: TablePlay) {
    this.#play = play;
  }

  /** Whether the solver is asked for hints and looks after the game. */
  get on(): boolean {
    return this.#adviser.watches;
  }
  set on(on: boolean) {
    this.#adviser.watches = on;
    if (!on) this.stop();
  }

  takeOn(game: Game | undefined): void {
    this.#dealing?.abort();
    this.stop();
    this.#adviser.takeOn(game);
  }

  /** Looks at the present position, where it looks after the game by itself. */
  look(): void {
    this.#adviser.look();
  }

  /** A move was made, made again or taken back; what is being shown ends when it was not part of it. */
  moved(move: Move, by: By): void {
    if (by !== 'auto') this.stop();
    this.#adviser.moved(move, by === 'undo');
    this.#showNote();
  }

  /** Ends what is being shown or looked for. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#showing = undefined;
    this.#adviser.stop();
  }

  /** A hint along a line that wins where one is known, else the ordinary one. */
  async hint(): Promise<void> {
    const { moved } = this.#play;
    const solution = this.on ? await this.#adviser.askSoon() : undefined;
    // The player may have gone on meanwhile.
    if (moved !== this.#play.moved) return;
    this.#play.hint(solution?.verdict === 'won' ? solution.moves[0] : undefined);
  }

  /**
   * Deals a game that is proven winnable.
   * @returns the game; one that was not looked at where none can be proven, which is told
   */
  async deal(init: NewGameInit): Promise<Game | undefined> {
    const play = this.#play;
    this.#dealing?.abort();
    const { signal } = (this.#dealing = new AbortController());
    play.say(play.words.text('advice.looking'), true);
    const { variant, options, numberAt } = play.settingsFor(init);
    try {
      for (let tries = 0; tries < MOST_DEALS; tries++) {
        const deal = numberAt(tries);
        if (deal === undefined) break;
        const game = Game.deal(variant, { deal, options });
        const { verdict } = await solveGame(game, DEAL_BUDGET, signal);
        if (verdict === 'won') return play.begin(game);
      }
      throw new Error(play.words.text('advice.noneFound'));
    } catch (error) {
      if (signal.aborted) return undefined;
      const game = play.newGame(init);
      play.report(error instanceof Error ? error : new Error(String(error)), play.words.text('advice.unchecked'));
      return game;
    }
  }

  /** What is known, after a search if need be, of the present position. */
  async assess(): Promise<'won' | 'lost' | 'unknown'> {
    return (await this.#adviser.ask(ASKED_BUDGET))?.verdict ?? 'unknown';
  }

  /** Plays a line that wins, move by move. The game counts as shown from then on, not as won. */
  async show(): Promise<void> {
    const play = this.#play;
    play.say(play.words.text('advice.searching'), true);
    const solution = await this.#adviser.ask(ASKED_BUDGET);
    if (solution?.verdict === 'won' && solution.moves.length) {
      play.session!.shown();
      this.run(true);
    } else play.say(play.words.text(solution?.verdict === 'lost' ? 'advice.lost' : 'advice.noLine'), true);
  }

  /** Lets what is shown run on, or wait for the player's steps. */
  run(runs: boolean): void {
    this.#showing = runs ? 'runs' : 'steps';
    this.#showNote();
    this.#play.requestUpdate();
    clearTimeout(this.#timer);
    if (runs) this.#timer = setTimeout(() => this.step(), PACE);
  }

  /** Plays the next move of the line. */
  step(): void {
    const { answer } = this.#adviser;
    const [move] = answer?.verdict === 'won' ? answer.moves : [];
    if (!move || !this.#play.play(move, 'auto')) {
      this.#play.dismissNote();
      return;
    }
    if (this.#play.game?.status === 'won') {
      this.stop();
      this.#play.note = undefined;
      this.#play.say(this.#play.words.text('note.showing'), true);
    }
    if (this.#showing === 'runs') this.run(true);
  }

  /** Goes back to the last position from which the game could be won. */
  async goBack(): Promise<void> {
    const play = this.#play;
    const depth = await this.#adviser.lastWinnable();
    if (depth !== undefined) {
      while (play.game && play.game.history.length > depth && play.undo());
    } else if (this.#adviser.isLostFromStart) {
      play.moveFocus();
      if (play.note?.type === 'lost') play.note = { type: 'lost', fromStart: true };
      play.say(play.words.text('advice.neverWinnable'), true);
    }
  }

  #lost(): void {
    const play = this.#play;
    const { game } = play;
    if (!game || this.#showing) return;
    const fromStart = this.#adviser.isLostFromStart;
    play.note ??= { type: 'lost', fromStart };
    play.say(`${play.said.text} ${play.words.text(fromStart ? 'advice.neverWinnable' : 'advice.lost')}`);
    play.telling.tell(new SolitaireLostEvent(game.score, game.moveCount));
  }

  #showNote(): void {
    if (this.#showing) this.#play.note = { type: 'showing', runs: this.#showing === 'runs' };
  }
}
