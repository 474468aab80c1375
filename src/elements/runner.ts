import type { Changes, Game, Move } from '../engine/index.js';
import type { Session } from '../session/session.js';
import {
  SolitaireBeforeMoveEvent,
  SolitaireMoveEvent,
  SolitaireScoreEvent,
  SolitaireStuckEvent,
  SolitaireUndoEvent,
  SolitaireWinEvent,
  type By,
  type MoveDetail,
} from './events.js';
import type { Telling } from './telling.js';

/** What happened to the game on the table. */
export type Happening =
  | { readonly type: 'played' | 'undone' | 'redone'; readonly changes: Changes; readonly by: By }
  | { readonly type: 'restarted' };

/** What the runner asks of its element. */
export interface RunnerHost {
  readonly telling: Telling;
  /** Called when the state has changed, before any event tells of it. */
  happened(happening: Happening): void;
  /** Called at the game's first win, before the event. */
  won(best: boolean): void;
  /** Called when a move has led to where the game is stuck, before the event. */
  stuck(): void;
}

/** The one door to the game's state: each change is noted by the session, shown, and told to the page in order. */
export class Runner {
  /** Whether the game was stuck before the next move: then that is known. */
  #stuck: boolean;

  constructor(
    private readonly host: RunnerHost,
    readonly game: Game,
    private readonly session: Session,
  ) {
    this.#stuck = game.status === 'stuck';
  }

  /**
   * Plays a move.
   * @returns what changed; undefined when the page kept it from happening
   * @throws IllegalMoveError
   */
  play(move: Move, by: By): Changes | undefined {
    if (!this.game.refusal(move) && !this.#mayHappen(move, by)) return undefined;
    const changes = this.game.play(move);
    this.#happened('played', changes, by);
    return changes;
  }

  /** Takes the last move back; undefined when there is none, or the page kept it. */
  undo(): Changes | undefined {
    const move = this.game.history.at(-1);
    if (!move || !this.#mayHappen(move, 'undo')) return undefined;
    const changes = this.game.undo();
    if (changes) this.#happened('undone', changes, 'undo');
    return changes;
  }

  /** Makes the move again that was taken back last; undefined when there is none, or the page kept it. */
  redo(): Changes | undefined {
    const move = this.game.undone.at(-1);
    if (!move || !this.#mayHappen(move, 'redo')) return undefined;
    const changes = this.game.redo();
    if (changes) this.#happened('redone', changes, 'redo');
    return changes;
  }

  /** Goes back to the deal. */
  restart(): void {
    const before = this.game.score;
    this.game.restart();
    this.#stuck = this.game.status === 'stuck';
    this.session.restarted();
    this.host.happened({ type: 'restarted' });
    if (this.game.score !== before)
      this.host.telling.tell(new SolitaireScoreEvent({ before, after: this.game.score }, 'undo'));
  }

  #mayHappen(move: Move, by: By): boolean {
    return this.host.telling.ask(new SolitaireBeforeMoveEvent(move, by));
  }

  #happened(type: 'played' | 'undone' | 'redone', changes: Changes, by: By): void {
    const win = this.session.moved();
    this.host.happened({ type, changes, by });
    const { move, cards, score, status } = changes;
    const detail: MoveDetail = { move, cards, by, score };
    const events: Event[] = [
      type === 'undone' ? new SolitaireUndoEvent(detail) : new SolitaireMoveEvent(detail),
    ];
    if (score.before !== score.after) events.push(new SolitaireScoreEvent(score, by));
    const { moveCount } = this.game;
    if (win) {
      this.host.won(win.best);
      events.push(new SolitaireWinEvent(score.after, moveCount, this.session.clock.seconds, by));
    } else if (status === 'stuck' && !this.#stuck && type !== 'undone') {
      this.host.stuck();
      events.push(new SolitaireStuckEvent(score.after, moveCount));
    }
    this.#stuck = status === 'stuck';
    this.host.telling.tell(...events);
  }
}
