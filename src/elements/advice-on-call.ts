import type { Game, Move } from '../engine/index.js';
import { addEnglish } from '../locales/english.js';
import type { Verdict } from '../solver/index.js';
import type { Advice } from './advice.js';
import { BESIDE } from './beside.js';
import { SolitaireErrorEvent, type By } from './events.js';
import type { NewGameInit } from './new-game.js';
import type { TablePlay } from './table-play.js';

/** What a page may say of the solver. */
export const SOLVER = ['on', 'off'] as const;

/** When the solver looks after a game by itself: from the first move on, once it was asked for anything, or never. */
export type Help = (typeof SOLVER)[number] | 'once-asked';

/** The advice of the solver for a table, which is loaded, and the solver with it, when it is first asked for. */
export class AdviceOnCall {
  readonly #play: TablePlay;
  #help: Help = 'once-asked';
  #advice: Advice | undefined;
  #game: Game | undefined;
  /** Counts what the table took on; what comes late for another is dropped. */
  #turn = 0;
  /** Whether it could not be loaded, which is told once. */
  #failed = false;

  constructor(play: TablePlay) {
    this.#play = play;
  }

  /** The advice where it is there: what it shows, and goes back from, is then on the table. */
  get given(): Advice | undefined {
    return this.#advice;
  }

  set help(help: Help) {
    this.#help = help;
    if (this.#advice) this.#advice.on = help !== 'off';
  }

  takeOn(game: Game | undefined): void {
    this.#turn++;
    this.#game = game;
    this.#advice?.takeOn(game);
  }

  /** A move was made, made again or taken back. */
  moved(move: Move, by: By): void {
    if (this.#advice) this.#advice.moved(move, by);
    else if (!this.#failed && (this.#help === 'on' || (this.#help === 'once-asked' && !BESIDE))) {
      void this.#load().then((advice) => advice?.look());
    }
  }

  /** Ends what is being shown or looked for. */
  stop(): void {
    this.#advice?.stop();
  }

  /** A hint along a line that wins where one is known, else the ordinary one. */
  async hint(): Promise<void> {
    const { moved } = this.#play;
    const advice = this.#help === 'off' ? undefined : await this.#load();
    // The player may have gone on meanwhile.
    if (moved !== this.#play.moved) return;
    if (advice) await advice.hint();
    else this.#play.hint();
  }

  /**
   * Deals a game that is proven winnable.
   * @returns the game; one that was not looked at where none can be proven, which is told
   */
  async deal(init: NewGameInit): Promise<Game | undefined> {
    const play = this.#play;
    const turn = this.#turn;
    play.say(play.words.text('advice.looking'), true);
    const advice = await this.#load();
    // Another one was dealt meanwhile.
    if (turn !== this.#turn) return undefined;
    if (advice) return advice.deal(init);
    const dealt = play.newGame(init);
    play.say(play.words.text('advice.unchecked'), true);
    return dealt;
  }

  /** What is known, after a search if need be, of the present position. */
  async assess(): Promise<Verdict> {
    return (await this.#load())?.assess() ?? 'unknown';
  }

  /** Plays a line that wins, move by move. The game counts as shown from then on, not as won. */
  async show(): Promise<void> {
    const play = this.#play;
    play.say(play.words.text('advice.searching'), true);
    const advice = await this.#load();
    if (advice) await advice.show();
    else play.say(play.words.text('advice.noLine'), true);
  }

  /** @returns undefined where it cannot be loaded; it is tried anew when it is asked for again */
  async #load(): Promise<Advice | undefined> {
    if (this.#advice) return this.#advice;
    try {
      const { Advice, enAdvice } = await import('./advice.js');
      addEnglish(enAdvice);
      // It may have been loaded for something else meanwhile.
      this.#advice ??= this.#made(new Advice(this.#play));
    } catch (error) {
      if (!this.#failed) this.#play.telling.tell(new SolitaireErrorEvent(error as Error));
      this.#failed = true;
    }
    return this.#advice;
  }

  #made(advice: Advice): Advice {
    advice.on = this.#help !== 'off';
    advice.takeOn(this.#game);
    return advice;
  }
}
