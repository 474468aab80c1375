import type { ReactiveController, TemplateResult } from 'lit';
import type { Words } from '../../locales/words.js';
import type { Commands } from '../commands.js';
import type { TablePlay } from '../table-play.js';
import { isUnderWay } from '../under-way.js';
import type { Question } from './confirm-dialog.js';
import type { Dialogs, DialogsHost } from './dialogs.js';
import { loadPages } from './load-pages.js';
import type { Page } from './page.js';

/** The dialogs of a game, which are loaded when one of them is first asked for. */
export class DialogsOnCall implements ReactiveController {
  readonly #host: DialogsHost;
  readonly #play: TablePlay;
  #dialogs: Dialogs | undefined;
  /** Counts what was asked for: of what was while they are loaded, the last is done alone. */
  #turn = 0;

  constructor(host: DialogsHost, play: TablePlay) {
    this.#host = host;
    this.#play = play;
    host.addController(this);
  }

  /** The dialogs, open or not, where they are there; for the end of the host's shadow root. */
  render(words: Words): TemplateResult | undefined {
    return this.#dialogs?.render(words);
  }

  /** Opens a page on what is on the table, in place of the one that may be open. */
  async open(type: Page['type'], commands: Commands): Promise<void> {
    if (await this.#load()) this.#dialogs?.showOf(type, this.#play, commands);
  }

  /**
   * Asks the player whether to give up the game under way; where the dialogs cannot be had, the browser asks.
   * @returns true only for a plain yes
   */
  async ask(question: Question): Promise<boolean> {
    const play = this.#play;
    if (!(await this.#load()) || !isUnderWay(play.game)) return false;
    return this.#dialogs ? this.#dialogs.ask(question) : confirm(play.words.text(`${question}.title`));
  }

  /** Nothing is to open where the game comes back. */
  hostDisconnected(): void {
    this.#turn++;
  }

  /**
   * Loads the dialogs. That they cannot be had is told; they are tried anew when they are asked for again.
   * @returns false where something else was asked for meanwhile
   */
  async #load(): Promise<boolean> {
    const turn = ++this.#turn;
    const play = this.#play;
    try {
      const { Dialogs } = await loadPages();
      if (turn === this.#turn) this.#dialogs ??= new Dialogs(this.#host, () => play.regainFocus());
    } catch (error) {
      if (turn === this.#turn) play.report(error as Error, (error as Error).message);
    }
    return turn === this.#turn;
  }
}
