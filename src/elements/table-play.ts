import { ContextProvider } from '@lit/context';
import type { LitElement, ReactiveController } from 'lit';
import {
  Game,
  SavedGameError,
  SolitaireError,
  type CardId,
  type Changes,
  type Move,
  type PileId,
  type PilePlan,
  type Refusal,
  type SimpleMove,
} from '../engine/index.js';
import { onServer } from '../faces/index.js';
import { PointerController } from '../interaction/pointer.js';
import type { Held } from '../interaction/table-view.js';
import * as sentences from '../locales/announcements.js';
import type { Words } from '../locales/words.js';
import type { Asked, Table } from '../session/saved-table.js';
import { Session } from '../session/session.js';
import { AdviceOnCall } from './advice-on-call.js';
import { isDaily, today } from './deal-number.js';
import type { Note } from './dialogs/note.js';
import { SolitaireDealEvent, SolitaireErrorEvent, SolitaireStuckEvent, type By } from './events.js';
import { gameContext } from './game-context.js';
import { Hand, type HandHost } from './hand.js';
import { Language } from './language.js';
import { markedCards } from './marked-cards.js';
import { settingsOf, type NewGameInit, type Settings } from './new-game.js';
import { attempt, isAsAsked } from './opening.js';
import { Runner, type Happening, type RunnerHost } from './runner.js';
import { servedWords } from './served-table.js';
import { openToLookAt, openToPlay } from './table-opening.js';
import { TableMotion } from './table-motion.js';
import { TableSurface } from './table-surface.js';
import { TableVariants } from './table-variants.js';
import { takesOver } from './takes-over.js';
import { Telling } from './telling.js';

/** Going back and forth: whether it can be done, on what the focus follows, and what is said otherwise. */
const STEPS = {
  undo: { can: 'canUndo', end: 'from', nothing: 'said.nothingToUndo' },
  redo: { can: 'canRedo', end: 'to', nothing: 'said.nothingToRedo' },
} as const;

/** The play on a table: brings together the game, the player's hand, what is kept, what is seen and what is said. */
export class TablePlay implements HandHost, RunnerHost, ReactiveController {
  readonly hand = new Hand(this);
  readonly advice = new AdviceOnCall(this);
  readonly games = new TableVariants();
  readonly surface: TableSurface;
  readonly telling: Telling;
  /** Why there is no game. */
  fault: SolitaireError | undefined;
  /** The move that is shown as a hint. */
  shownHint: SimpleMove | undefined;
  /** The cards that the last move moved. */
  moved: ReadonlySet<CardId> = new Set();
  note: Note | undefined;
  /** What is said to screen readers, and whether it is shown to all. */
  said: { readonly text: string; readonly shown: boolean } = { text: '', shown: false };

  /** Whether the table is drawn on a server, or has been and is not taken over yet: nobody plays on it. */
  served?: boolean;
  /** Whether a server has dealt what comes to the table: it lies there already. */
  dealt?: boolean;
  /** The game that is shown and not played. */
  still: Game | undefined;

  readonly #element: LitElement;
  #asked: Asked | undefined;
  readonly #motion: TableMotion;
  readonly #language: Language;
  readonly #context: ContextProvider<typeof gameContext>;
  #pointer: PointerController | undefined;
  #session: Session | undefined;
  #runner: Runner | undefined;
  /** What could not be read of the address or of what was kept; told after what is said of the game. */
  readonly #unread: SolitaireError[] = [];
  /** Whether that was said already. */
  #couldFinish = false;
  /** The focus goes to the hand's stop with the next update: the player moves it, or it would be lost. */
  #focus: 'moves' | 'stays' | undefined;

  constructor(element: LitElement) {
    this.#element = element;
    this.telling = new Telling(element);
    if (onServer || takesOver) this.served = onServer || element.shadowRoot !== null;
    // What a server has drawn is drawn anew where the page cannot take it over.
    else element.shadowRoot?.replaceChildren();
    this.surface = new TableSurface(element, () => this.#pointer?.layoutChanged());
    this.#motion = new TableMotion(this.surface);
    this.#context = new ContextProvider(element, { context: gameContext });
    this.#language = new Language(element, (error) => this.telling.tell(new SolitaireErrorEvent(error)));
    element.addController(this);
  }

  get game(): Game | undefined {
    return this.#runner?.game ?? this.still;
  }

  get plans(): readonly PilePlan[] {
    return this.game ? this.surface.plansOf(this.game.table) : [];
  }

  /** Whether the page asks for deals that can be won. */
  get winnable(): boolean {
    return this.#asked?.winnable === true;
  }

  /** What is shown and said, in the language of the page. */
  get words(): Words {
    if (onServer) this.#language.hostUpdate();
    // What a server wrote in another language counts as not written yet.
    return takesOver && this.served ? servedWords() : this.#language.words;
  }

  /** Whether the page asks for just the game on the table. */
  get isAsAsked(): boolean {
    return isAsAsked(this.game!, this.#asked!, this.games.list?.ids[0] ?? '', this.#session!);
  }

  get session(): Session | undefined {
    return this.#session;
  }

  // The life of the element

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#session?.comeBack();
    this.#onVisibility();
    this.#pointer?.connect();
  }

  hostDisconnected(): void {
    this.advice.stop();
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#pointer?.disconnect();
    this.#motion.skip();
    this.#session?.leave();
  }

  hostUpdate(): void {
    for (const error of this.#unread.splice(0)) {
      this.report(error, error instanceof SavedGameError ? sentences.errorText(error, this.words) : error.message);
    }
  }

  hostUpdated(): void {
    if (!this.#pointer && this.#session) {
      this.#pointer = new PointerController(this.surface, this.hand);
      if (this.#element.isConnected) this.#pointer.connect();
    }
    if (this.#focus && this.hand.stop) {
      this.surface.stopElement(this.hand.stop)?.focus({ preventScroll: this.#focus === 'stays' });
    }
    this.#focus = undefined;
    this.#motion.play();
    this.telling.tell();
  }

  // Dealing

  /**
   * Opens the table anew for what the page asks for; where that is wrong, there is a fault and no game.
   * @param linked what the address asks for in its place; where that is wrong, it is told and set aside
   */
  open(page: Asked, storageKey: string, linked?: Asked): void {
    this.#session?.leave();
    this.still = undefined;
    const { value: variant = page.variant, fault } = attempt(() => this.games.read(page.variant));
    const asked = { ...page, variant, ...(isDaily(page.deal) ? { day: today() } : {}) };
    this.#asked = asked;
    const tick = (): void => this.requestUpdate();
    const report = (error: SolitaireError): void => {
      this.#unread.push(error);
      this.requestUpdate();
    };
    this.#session = new Session({ storageKey, asked, tick, report });
    this.#onVisibility();
    if (fault) this.fail(fault);
    else if (!linked) openToPlay(this, this.#session, asked, undefined, (error) => this.fail(error));
    else {
      const own = linked.variant === page.variant ? variant : linked.variant;
      openToPlay(this, this.#session, asked, { ...linked, variant: own }, (error) => {
        this.open(page, storageKey);
        report(error);
      });
    }
  }

  /** Shows what the page asks for as a picture: nothing is kept, told or moved. */
  showStill(asked: Asked): void {
    this.#session?.leave();
    this.#session = undefined;
    this.#pointer?.disconnect();
    this.#pointer = undefined;
    this.leaveEmpty();
    openToLookAt(this, asked, (game) => {
      this.still = game;
      this.requestUpdate();
    });
  }

  leaveEmpty(error?: SolitaireError): void {
    this.fault = error;
    this.still = undefined;
    this.#runner = undefined;
    // What stands in the game's place is an alert: it says itself.
    this.say('');
    this.#context.setValue(undefined);
    this.advice.takeOn(undefined);
    this.#clear();
    this.#motion.skip();
  }

  /** Leaves the table without a game, and says why. */
  fail(error: SolitaireError): void {
    this.games.cancel();
    this.leaveEmpty(error);
    this.telling.later(new SolitaireErrorEvent(error));
  }

  /** @throws SolitaireError where nothing is played */
  settingsFor(init: NewGameInit): Settings {
    if (!this.#session) throw new SolitaireError('illegal-move', 'A diagram is not played.');
    return settingsOf(init, this.games.first, this.#asked!, this.game, this.#session);
  }

  newGame(init: NewGameInit): Game {
    const { variant, options, numberAt } = this.settingsFor(init);
    return this.begin(Game.deal(variant, { ...init, deal: init.deal ?? numberAt(0), options }));
  }

  /** Puts a game on the table. */
  begin(game: Game, table?: Table): Game {
    this.games.cancel();
    this.fault = undefined;
    if (table) this.#session!.resume(table);
    else this.#session!.deal(game);
    this.#runner = new Runner(this, game, this.#session!);
    this.#context.setValue(game);
    this.advice.takeOn(game);
    this.#clear();
    this.#motion.skip();
    if (takesOver && this.dealt) this.dealt = false;
    else if (!table) this.#motion.dealOut();
    this.say(
      table?.game.moveCount ? sentences.resumedText(game, this.words) : sentences.dealtText(game, this.words),
    );
    this.telling.later(new SolitaireDealEvent(game, table !== undefined));
    this.#showStanding(game, table === undefined);
    return game;
  }

  /** A game may come to the table as it was left, won or stuck; and some are stuck as they are dealt. */
  #showStanding(game: Game, isNew: boolean): void {
    const { score, moveCount: moves, status } = game;
    if (status === 'won') {
      this.note = { type: 'won', moves, seconds: this.#session!.clock.seconds, best: false };
    } else if (status === 'stuck') {
      this.stuck();
      if (isNew) this.telling.later(new SolitaireStuckEvent(score, moves));
    }
  }

  /** Takes away all that was about the position before. */
  #clear(): void {
    // The element of a card goes when the card leaves its pile, and the focus would go with it.
    if (this.surface.hasFocus) this.#focus ??= 'stays';
    this.#pointer?.cancel();
    this.note = undefined;
    this.shownHint = undefined;
    this.moved = new Set();
    this.hand.reset();
    this.requestUpdate();
  }

  /** Tells the page, and the player, of something that cannot be used. */
  report(error: Error, text: string): void {
    this.say(text, true);
    this.telling.later(new SolitaireErrorEvent(error));
  }

  // Playing

  play(move: Move, by: By): Changes | undefined {
    if (!this.#runner) throw new SolitaireError('illegal-move', 'There is no game on the table.');
    return this.#runner.play(move, by);
  }

  /** Plays several moves as one; nothing where there are none. */
  playAll(moves: readonly SimpleMove[]): Changes | undefined {
    return moves.length ? this.play({ type: 'sequence', moves }, 'auto') : undefined;
  }

  undo(): Changes | undefined {
    return this.#step('undo');
  }

  redo(): Changes | undefined {
    return this.#step('redo');
  }

  #step(way: keyof typeof STEPS): Changes | undefined {
    const { can, end, nothing } = STEPS[way];
    const changes = this.game?.[can] ? this.#runner![way]() : undefined;
    if (changes) this.hand.followed(changes.move, end);
    else this.say(this.words.text(nothing));
    return changes;
  }

  restart(): void {
    this.#runner?.restart();
  }

  /** Shows a move as a hint: a certain one, else the game's own. */
  hint(move?: SimpleMove): SimpleMove | undefined {
    const { game } = this;
    if (!game) return undefined;
    this.shownHint = move ?? game.hint();
    this.say(sentences.hintText(game, this.shownHint, this.words), true);
    return this.shownHint;
  }

  /** Takes away what lies over the table or shines on it; false when there is nothing of the kind. */
  dismiss(): boolean {
    if (this.note) this.dismissNote();
    else if (this.shownHint) {
      this.shownHint = undefined;
      this.say('');
    } else return false;
    return true;
  }

  // What has happened

  happened(happening: Happening): void {
    this.#clear();
    if (happening.type === 'restarted') {
      this.advice.takeOn(this.game);
      this.#motion.rememberAll();
      this.telling.later(new SolitaireDealEvent(this.game!, false));
      this.say(this.words.text('said.restarted'));
      return;
    }
    const { changes, by } = happening;
    this.advice.moved(changes.move, by);
    this.#motion.remember(changes);
    const game = this.game!;
    this.moved = markedCards(game, changes, happening.type === 'undone');
    const said = sentences.happeningText(happening.type, game, changes, this.words);
    const canFinish = game.finishMoves().length > 0;
    this.say(canFinish && !this.#couldFinish ? `${said} ${this.words.text('said.canFinish')}` : said);
    this.#couldFinish = canFinish;
  }

  won(best: boolean): void {
    const { seconds } = this.#session!.clock;
    const moves = this.game!.moveCount;
    this.note = { type: 'won', moves, seconds, best };
    this.#motion.celebrate();
    this.say(sentences.wonText(moves, seconds, this.words));
  }

  stuck(): void {
    this.note = { type: 'stuck' };
    this.say(`${this.said.text} ${this.words.text('said.stuck')}`);
  }

  // What the hand asks

  tryPlay(move: Move, by: By): boolean {
    return this.play(move, by) !== undefined;
  }

  refuse(refusal: Refusal | undefined, pile: PileId, count: number): void {
    this.#motion.shake(pile, count);
    this.say(refusal ? sentences.refusalText(refusal, this.words) : this.words.text('said.nowhereToGo'), true);
  }

  pickedUp({ pile, count, targets }: Held): void {
    this.say(sentences.pickedUpText(this.game!, pile, count, targets.length, this.words));
  }

  putBack({ pile, count }: Held): void {
    this.say(sentences.putBackText(this.game!, pile, count, this.words));
  }

  glideHome(): void {
    this.#motion.rememberAll();
    this.requestUpdate();
  }

  /** A press is never kept waiting: what still moves is at its end at once, and the press hits what lies there. */
  pressed(event: PointerEvent): void {
    if (this.said.shown) this.say(this.said.text);
    if (this.#motion.skip()) this.surface.hitAnew(event);
  }

  skipMotion(): void {
    this.#motion.skip();
  }

  dismissNote(): void {
    this.advice.stop();
    this.moveFocus();
    this.note = undefined;
    this.requestUpdate();
  }

  moveFocus(): void {
    if (this.surface.hasFocus) this.#focus = 'moves';
  }

  /** Where the focus fell out of the game with what had it, it comes to the table. */
  regainFocus(): void {
    if (!this.#element.matches(':focus-within')) this.#focus = 'moves';
    this.requestUpdate();
  }

  requestUpdate(): void {
    this.#element.requestUpdate();
  }

  /** Says something to screen readers, in place of what was said before. */
  say(text: string, shown = false): void {
    this.said = { text, shown };
    this.requestUpdate();
  }

  readonly #onVisibility = (): void => {
    if (document.hidden || !this.#element.isConnected) this.#session?.clock.pause();
    else this.#session?.clock.resume();
    if (document.hidden) this.#session?.save();
  };
}
