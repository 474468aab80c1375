import { SolitaireError, type Game, type Options } from '../engine/index.js';
import { collect, help, moveChoices, tell } from './assistance.js';
import type { Dialogs, Page } from './dialogs/dialogs.js';
import type { NewGameInit } from './new-game.js';
import type { TablePlay } from './table-play.js';
import type { Command } from './toolbar.js';

/** What a player asks for outside of the table, by the toolbar or a note; asks back where a game would be lost. */
export class Commands {
  constructor(
    private readonly play: TablePlay,
    private readonly dialogs: Dialogs,
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
        await this.#find();
        return;
      case 'restart':
        if (!this.#underWay() || (await this.dialogs.ask('restart'))) play.restart();
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
        tell(play, command.type);
        return;
      case 'share':
        this.share();
        return;
      case 'options':
      case 'rules':
      case 'statistics':
      case 'move-list':
        if (game) await this.#showPage(game, command.type);
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
      if (await play.games.ready(init.variant ?? play.game?.variant.id ?? play.games.first)) await this.#deal(init);
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      if (play.game) play.report(error, error.message);
      else play.fail(error);
    }
  }

  /** Has the player find a game among those of the page. */
  #find(): Promise<void> {
    const { play, dialogs } = this;
    const present = play.game?.variant.id;
    const choose = (id: string) => {
      dialogs.close();
      if (id !== present) this.run({ type: 'variant', id });
    };
    return this.#open({ type: 'finder', ids: play.games.list!.ids, last: play.session!.lastPlayed(), present, choose });
  }

  #showPage(
    { variant, options }: Game,
    type: 'options' | 'rules' | 'statistics' | 'move-list',
  ): Promise<void> {
    const { play, dialogs } = this;
    switch (type) {
      case 'options': {
        const apply = (chosen: Options) => void this.#deal({ options: chosen });
        return this.#open({ type, variant, options, underWay: this.#underWay(), apply });
      }
      case 'rules':
        return this.#open({ type, variant });
      case 'statistics': {
        const session = play.session!;
        return this.#open({ type, record: session.record()!, records: session.records() });
      }
      case 'move-list': {
        const { held } = play.hand;
        const played = () => play.game?.status === 'won' && dialogs.close();
        const choices = () => moveChoices(play, held && play.hand.held, played);
        return this.#open({
          type,
          choices,
          said: () => play.said.text,
          undo: () => void play.undo(),
          show: () => {
            dialogs.close();
            this.run({ type: 'show' });
          },
        });
      }
    }
  }

  /** Opens a page, and tells where it cannot be loaded. */
  async #open(page: Page): Promise<void> {
    try {
      await this.dialogs.show(page);
    } catch (error) {
      this.play.report(error as Error, (error as Error).message);
    }
  }

  async #deal(init: NewGameInit): Promise<void> {
    if (this.play.winnable) await this.play.advice.deal(init);
    else this.play.newGame(init);
  }

  #underWay(): boolean {
    const { game } = this.play;
    return game !== undefined && game.moveCount > 0 && game.status === 'playing';
  }

  async #mayLeave(): Promise<boolean> {
    return !this.#underWay() || this.dialogs.ask('leave');
  }
}
