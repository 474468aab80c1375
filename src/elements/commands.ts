import { SolitaireError, type Game, type Options } from '../engine/index.js';
import type { Dialogs } from './dialogs/dialogs.js';
import type { TablePlay } from './table-play.js';
import type { Command } from './toolbar.js';

/** What a player asks for outside of the table, by the toolbar or a note; asks back where a game would be lost. */
export class Commands {
  constructor(
    private readonly play: TablePlay,
    private readonly dialogs: Dialogs,
  ) {}

  readonly run = (command: Command): void => void this.#run(command);

  async #run(command: Command): Promise<void> {
    const { game } = this.play;
    switch (command.type) {
      case 'undo':
      case 'redo':
      case 'hint':
        this.play[command.type]();
        return;
      case 'new':
        if (await this.#mayLeave()) this.#dealAnother();
        return;
      case 'variant':
        if (await this.#mayLeave()) this.play.newGame({ variant: command.id });
        this.play.requestUpdate();
        return;
      case 'restart':
        if (!this.#underWay() || (await this.dialogs.ask('restart'))) this.play.restart();
        return;
      case 'finish':
        this.play.playAll(game?.finishMoves() ?? []);
        return;
      case 'options':
      case 'rules':
      case 'statistics':
        if (game) this.#showPage(game, command.type);
        return;
    }
  }

  /** Where the page asks for a variant that there is not, none can be dealt of it either: that is told again. */
  #dealAnother(): void {
    try {
      this.play.newGame({});
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      this.play.fail(error);
    }
  }

  #showPage({ variant, options }: Game, type: 'options' | 'rules' | 'statistics'): void {
    switch (type) {
      case 'options': {
        const apply = (chosen: Options) => void this.play.newGame({ options: chosen });
        this.dialogs.show({ type, variant, options, underWay: this.#underWay(), apply });
        return;
      }
      case 'rules':
        this.dialogs.show({ type, variant });
        return;
      case 'statistics': {
        const session = this.play.session!;
        this.dialogs.show({ type, record: session.record()!, records: session.records() });
        return;
      }
    }
  }

  #underWay(): boolean {
    const { game } = this.play;
    return game !== undefined && game.moveCount > 0 && game.status === 'playing';
  }

  async #mayLeave(): Promise<boolean> {
    return !this.#underWay() || this.dialogs.ask('leave');
  }
}
