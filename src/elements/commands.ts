import { SolitaireError } from '../engine/index.js';
import { collect, help } from './assistance.js';
import type { Question } from './dialogs/confirm-dialog.js';
import type { DialogsOnCall } from './dialogs/dialogs-on-call.js';
import { loadPages } from './dialogs/load-pages.js';
import type { NewGameInit } from './new-game.js';
import type { TablePlay } from './table-play.js';
import type { Told } from './tell.js';
import type { Command } from './toolbar.js';
import { isUnderWay } from './under-way.js';

/** What a player asks for outside of the table, by the toolbar or a note; asks back where a game would be lost. */
export class Commands {
  constructor(
    private readonly play: TablePlay,
    private readonly dialogs: DialogsOnCall,
    private readonly share: () => void,
  ) {}

  readonly run = (command: Command): void => void this.#run(command);

  async #run(command: Command): Promise<void> {
    const { play } = this;
    const { game } = play;
    switch (command.type) {
      case 'undo':
      case 'redo':
        play[command.type]();
        return;
      case 'hint':
        help(play);
        return;
      case 'deal':
        if (game) play.hand.turnStock();
        return;
      case 'new':
        if (await this.#mayLeave()) await this.#dealAnother({});
        return;
      case 'variant':
        if (await this.#mayLeave()) await this.#dealAnother({ variant: command.id });
        play.requestUpdate();
        return;
      case 'find':
        await this.dialogs.open('finder', this);
        return;
      case 'restart':
        if (await this.#mayLeave('restart')) play.restart();
        return;
      case 'finish':
        play.playAll(game?.finishMoves() ?? []);
        return;
      case 'collect':
        collect(play);
        return;
      case 'go-back':
        void play.advice.given?.goBack();
        return;
      case 'show':
        void play.advice.show();
        return;
      case 'step':
        play.advice.given?.run(false);
        play.advice.given?.step();
        return;
      case 'run':
      case 'pause':
        play.advice.given?.run(command.type === 'run');
        return;
      case 'tell-pile':
      case 'tell-game':
      case 'tell-table':
        await this.#tell(command.type);
        return;
      case 'share':
        this.share();
        return;
      case 'options':
      case 'rules':
      case 'statistics':
      case 'move-list':
        await this.dialogs.open(command.type, this);
        return;
    }
  }

  /**
   * Where the page asks for a variant that there is not, none can be dealt of it either: that is told again. One that
   * cannot be loaded leaves the game on the table.
   */
  async #dealAnother(init: NewGameInit): Promise<void> {
    const { play } = this;
    try {
      if (await play.games.ready(init.variant ?? play.game?.variant.id ?? play.games.first)) await this.deal(init);
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      if (play.game) play.report(error, error.message);
      else play.fail(error);
    }
  }

  /** Deals a game: one that can be won where the page asks for that. */
  async deal(init: NewGameInit): Promise<void> {
    if (this.play.winnable) await this.play.advice.deal(init);
    else this.play.newGame(init);
  }

  async #mayLeave(question: Question = 'leave'): Promise<boolean> {
    return !isUnderWay(this.play.game) || this.dialogs.ask(question);
  }

  /** What tells is loaded with the dialogs; where it cannot be had, that is said. */
  async #tell(what: Told): Promise<void> {
    const { play } = this;
    try {
      const { tell } = await loadPages();
      tell(play, what);
    } catch (error) {
      play.report(error as Error, (error as Error).message);
    }
  }
}
