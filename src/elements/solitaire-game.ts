import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { variants, type Changes, type Game, type Move, type SimpleMove, type Status } from '../engine/index.js';
import { onServer } from '../faces/index.js';
import { isGameCommand, keyCommand, KEYS, type Keys } from '../interaction/keyboard.js';
import { errorText } from '../locales/announcements.js';
import type { Asked } from '../session/saved-table.js';
import type { Verdict } from '../solver/index.js';
import { DEFAULT_VARIANT } from '../variants/index.js';
import { loadable } from '../variants/load-variant.js';
import type { LoadableGame } from '../variants/loadable-games.js';
import { VERSION } from '../version.js';
import { SOLVER } from './advice-on-call.js';
import { Commands } from './commands.js';
import { cssVars } from './css-vars.js';
import { DeckOfPictures } from './deck-of-pictures.js';
import { DeepLink } from './deep-link.js';
import { DialogsOnCall } from './dialogs/dialogs-on-call.js';
import { noteTemplate, type Note } from './dialogs/note.js';
import { emptyTableVars } from './empty-table.js';
import type { NewGameInit } from './new-game.js';
import { oneOf } from './one-of.js';
import { servedShape, servedSheet } from './served-sheet.js';
import { servedVariants, showServed } from './served-table.js';
import { share, shareDataOf, type ShareData, type Shared } from './share.js';
import { gameStyles } from './solitaire-game.styles.js';
import { TablePlay } from './table-play.js';
import { pilesTemplate, tableVars, type TableState } from './table-template.js';
import { takesOver } from './takes-over.js';
import { drawnVariant, takeOver } from './taking-over.js';
import { CONTROLS, parseControls, toolbarTemplate, type Control, type ToolbarState } from './toolbar.js';

/**
 * A game of solitaire to be played: the table with its piles and cards, and the controls.
 *
 * @tag solitaire-game
 * @summary A solitaire that every page can have.
 *
 * @fires {SolitaireDealEvent} solitaire-deal - A game is on the table, new or restored: `game`, `restored`.
 * @fires {SolitaireBeforeMoveEvent} solitaire-before-move - Can be cancelled: `move`, `by`.
 * @fires {SolitaireMoveEvent} solitaire-move - A move was made or redone: `move`, `cards`, `by`, `score`.
 * @fires {SolitaireUndoEvent} solitaire-undo - A move was taken back: `move`, `cards`, `by`, `score`.
 * @fires {SolitaireScoreEvent} solitaire-score - The score has changed: `score`, `by`.
 * @fires {SolitaireWinEvent} solitaire-win - The game is won, told once: `score`, `moves`, `seconds`, `by`.
 * @fires {SolitaireStuckEvent} solitaire-stuck - Nothing new can be reached: `score`, `moves`.
 * @fires {SolitaireLostEvent} solitaire-lost - The game can no longer be won, for certain: `score`, `moves`.
 * @fires {SolitaireErrorEvent} solitaire-error - An attribute or a saved game cannot be used: `error`.
 *
 * @slot controls - Controls of the page's own, at the end of the toolbar; by themselves with `controls="none"`.
 *
 * @csspart table - The table, without the toolbar.
 * @csspart pile - A pile; its role is a part as well, and `target` and `hinted` while it is that.
 * @csspart stock - The pile that cards are dealt from.
 * @csspart waste - The pile that cards are turned onto.
 * @csspart foundation - A pile that is built up.
 * @csspart tableau - A pile of the tableau; in a pyramid, each place.
 * @csspart reserve - A pile that only gives cards.
 * @csspart cell - A place for single cards.
 * @csspart discard - The pile of cards that are out of the game.
 * @csspart card - A card. It has more parts that say how it lies.
 * @csspart face-up - A card that shows its face.
 * @csspart face-down - A card that shows its back.
 * @csspart movable - A card that can be picked up, and the top card of the stock.
 * @csspart held - A card that was picked up by a tap or a key.
 * @csspart dragged - A card that hangs on the pointer.
 * @csspart target - A pile where the cards in hand may go, and its top card.
 * @csspart hinted - The cards and the pile that a hint shows.
 * @csspart moved - A card that the last move moved.
 * @csspart face - What a card shows face up, a drawing or a picture.
 * @csspart back - What a card shows face down, a drawing or a picture.
 * @csspart index - The rank and the suit in the corners of a drawn face.
 * @csspart pips - The suits in the middle of a drawn face.
 * @csspart mark - The mark of an empty pile.
 * @csspart toolbar - The toolbar.
 * @csspart button - A button of the toolbar.
 * @csspart button-new - The button that deals a new game.
 * @csspart button-restart - The button that goes back to the deal.
 * @csspart button-undo - The button that takes a move back.
 * @csspart button-redo - The button that makes a move again.
 * @csspart button-hint - The button that shows a useful move.
 * @csspart button-move-list - The button that lists the moves.
 * @csspart button-finish - The button that plays the rest; there only when that wins.
 * @csspart button-options - The button that opens the options.
 * @csspart button-rules - The button that opens the rules.
 * @csspart button-statistics - The button that opens the statistics.
 * @csspart button-share - The button that shares the deal; there only when `controls` names it.
 * @csspart button-text - The words on a button of the toolbar, seen where there is room.
 * @csspart icon - The drawing on a button.
 * @csspart variant - The list to choose a game from; where `variant` has several, the button that opens the finder.
 * @csspart score - The score, with its label.
 * @csspart moves - The number of moves, with its label.
 * @csspart time - The time, with its label.
 * @csspart reading-label - The label of score, moves or time.
 * @csspart reading-value - The value of score, moves or time.
 * @csspart message - What is said below on the table: hints, and why a move is refused.
 * @csspart error - What stands on the table in place of a game.
 * @csspart error-title - Its first words.
 * @csspart note - The note on the table that the game is won or stuck.
 * @csspart note-won - The note that the game is won.
 * @csspart note-lost - The note that the game can no longer be won.
 * @csspart note-showing - The note that the solution is being shown.
 * @csspart note-stuck - The note that the game is stuck.
 * @csspart note-title - The first line of a note.
 * @csspart note-text - The second line of a note.
 * @csspart note-best - The line that says that a time was the best.
 * @csspart note-buttons - The row of buttons of a note.
 * @csspart dialog - A dialog.
 * @csspart dialog-finder - The dialog to find a game in.
 * @csspart finder-search - Where the player writes what game is looked for.
 * @csspart finder-facts - How long a game takes and how often it can be won.
 * @csspart dialog-options - The dialog with the options.
 * @csspart dialog-rules - The dialog with the rules.
 * @csspart dialog-move-list - The dialog with the list of moves.
 * @csspart dialog-statistics - The dialog with the statistics.
 * @csspart dialog-confirm - The dialog that asks before a game under way is left.
 * @csspart dialog-title - The title of a dialog.
 * @csspart dialog-body - What a dialog shows below its title.
 * @csspart dialog-heading - A heading within a dialog.
 * @csspart dialog-hint - A line of small print in a dialog.
 * @csspart option - An option in its dialog, with its label.
 * @csspart option-control - What an option is set by: a list, a box or a radio button.
 * @csspart keys - The list of the keys.
 * @csspart move-list - The list of the moves.
 * @csspart figure - A figure of the statistics, with its label.
 * @csspart record-option - An option of a game in the statistics.
 * @csspart dialog-buttons - The row of buttons at the end of a dialog.
 * @csspart dialog-button - A button in a dialog or a note.
 * @csspart primary - The button in a dialog or a note that goes ahead.
 * @csspart dialog-close - The button in the corner of a dialog or a note.
 *
 * @cssproperty {background} --solitaire-table - The table's background: a colour, a gradient or a picture.
 * @cssproperty {length} [--solitaire-table-radius=8px] - The radius of the table's corners.
 * @cssproperty {length} [--solitaire-max-block-size=max(272px, calc(100svh - 64px))] - Its greatest height.
 * @cssproperty {color} [--solitaire-held=#f2c14e] - The edge of cards that are picked up.
 * @cssproperty {color} [--solitaire-target=#7fe0ff] - The edge of places where they may go.
 * @cssproperty {color} [--solitaire-hint=#ffd54a] - The edge of what a hint shows.
 * @cssproperty {color} [--solitaire-moved=#f2c14eb0] - The edge of the cards that moved last.
 * @cssproperty {color} [--solitaire-ring=#ffe08a] - The ring around what has the focus on the table.
 * @cssproperty {color} [--solitaire-toolbar-background=light-dark(#eef2ee, #151b24)] - The toolbar.
 * @cssproperty {color} [--solitaire-toolbar-color=light-dark(#1b2f25, #dfe6ee)] - Text and icons in it.
 * @cssproperty {length} [--solitaire-toolbar-radius=8px] - The radius of the toolbar's corners.
 * @cssproperty {color} [--solitaire-accent=light-dark(#1f6b46, #7cc79d)] - Buttons that go ahead.
 * @cssproperty {color} [--solitaire-accent-color=light-dark(#fff, #0d1a13)] - Text on these buttons.
 * @cssproperty {color} [--solitaire-dialog-background=light-dark(#fff, #1a212c)] - Dialogs and notes.
 * @cssproperty {color} [--solitaire-dialog-color=light-dark(#1b2f25, #dfe6ee)] - Text in dialogs and notes.
 * @cssproperty {length} [--solitaire-dialog-radius=12px] - The radius of the corners of dialogs and notes.
 * @cssproperty {background} [--solitaire-backdrop=#07130c8c] - What covers the page behind a dialog.
 * @cssproperty {color} [--solitaire-message-background=light-dark(#10241aeb, #2b3547f2)] - Messages.
 * @cssproperty {color} [--solitaire-message-text=#fff] - Text of messages and errors on the table.
 * @cssproperty {font-family} [--solitaire-font=system-ui, sans-serif] - The font of all words.
 */
export class SolitaireGame extends LitElement {
  /** The version of the package. */
  static readonly version: string = VERSION;

  static override styles = gameStyles;

  static override properties = {
    variant: {},
    deal: {},
    deck: {},
    position: {},
    options: {},
    controls: {},
    keys: {},
    winnable: { type: Boolean },
    solver: {},
    mirrored: { type: Boolean, reflect: true },
    fourColor: { attribute: 'four-color', type: Boolean, reflect: true },
    faces: {},
    deckSrc: { attribute: 'deck-src' },
    largeIndex: { attribute: 'large-index', type: Boolean },
    storageKey: { attribute: 'storage-key' },
    deepLink: { attribute: 'deep-link' },
    static: { type: Boolean, reflect: true },
  };

  /**
   * The id of the variant to play; one of the collection is loaded when it is not there yet. Several, or `*` for all:
   * the player finds one of them, and the table opens with the one that was played last. The player may choose
   * another; `game.variant` is the one on the table.
   */
  variant: string | null = DEFAULT_VARIANT;

  /** The number of the deal, from 1 to 2^31, or `daily` for the deal of the day. A random one when left out. */
  deal: string | null = null;

  /** An exact deck, 52 words such as `QH`, the first dealt first; goes before a deal number. */
  deck: string | null = null;

  /** An exact position, `waste: 4C QH; tableau-2: 7C* KS` and so on; goes before a deck. */
  position: string | null = null;

  /**
   * The variant's options, `draw=3, redeals=unlimited`. What it leaves out has its default; without it, the options
   * are as last played.
   */
  options: string | null = null;

  /** The controls to show, by name, or `none`. All but `share` when left out, or by `all`. */
  controls: string | null = null;

  /** The keys that the game listens to: `on`, `letters-off` for all but single letters and signs, or `off`. */
  keys: string | null = null;

  /** Whether the columns run the other way, for the left hand; whichever way the page is written. */
  mirrored = false;

  /** Whether each suit has a colour of its own. */
  fourColor = false;

  /** The name of a deck of the page's own pictures, as `registerDeck` makes it known. */
  faces: string | null = null;

  /** The address of an SVG sprite with pictures of the cards; goes before `faces`. */
  deckSrc: string | null = null;

  /** Whether the cards have a large index and little else, however large they are. */
  largeIndex = false;

  /** Deals only what is proven winnable, where the page names no deal. Where none can be proven, an error says so. */
  winnable = false;

  /**
   * Whether the solver helps: `on`, hints lead to a win where one is known and a lost game is told; or `off`. When left
   * out, it is on; of the one-file script, a lost game is told from the first hint on.
   */
  solver: string | null = null;

  /** Sets this table's saved game, options and statistics apart from those of other tables. */
  storageKey: string | null = null;

  /**
   * Keeps the page's address in step with the game, both ways. Its value is the name before the parameters,
   * `solitaire` when empty. Without it the address is neither read nor written.
   */
  deepLink: string | null = null;

  /** Whether the table is a picture of its game: nothing on it is played, kept or told. Cards may be missing then. */
  static = false;

  #controls: readonly Control[] = CONTROLS;
  #keys: Keys = 'on';
  readonly #play = new TablePlay(this);
  readonly #deck = new DeckOfPictures(
    () => this.requestUpdate(),
    (error) => this.#play.report(error, errorText(error, this.#play.words)),
  );
  readonly #dialogs = new DialogsOnCall(this, this.#play);
  readonly #commands = new Commands(this.#play, this.#dialogs, () => void this.share());
  readonly #link = new DeepLink(this, this.#play, () => {
    this.#opened = undefined;
    this.requestUpdate();
  });
  /** What the table was opened for. */
  #opened: Ask | undefined;
  /** The piles as they were drawn last, and of what. */
  #drawn: { readonly of: readonly unknown[]; readonly piles: TemplateResult } | undefined;

  /** The game on the table; undefined while an attribute is wrong. */
  get game(): Game | undefined {
    return this.#asAsked.game;
  }

  /** The present score. */
  get score(): number {
    return this.game?.score ?? 0;
  }

  /** How many moves were made. */
  get moves(): number {
    return this.game?.moveCount ?? 0;
  }

  /** `playing`, `won`, or `stuck` when nothing new can be reached for certain; undefined without a game. */
  get status(): Status | undefined {
    return this.game?.status;
  }

  /**
   * Deals a new game.
   * @returns the game
   * @throws SolitaireError when something in `init` is wrong; the game on the table goes on then
   */
  newGame(init: NewGameInit = {}): Game {
    return this.#asAsked.newGame(init);
  }

  /** Goes back to the deal. */
  restart(): void {
    this.#asAsked.restart();
  }

  /** Takes the last move back. */
  undo(): void {
    this.#asAsked.undo();
  }

  /** Makes the move again that was taken back last. */
  redo(): void {
    this.#asAsked.redo();
  }

  /**
   * Shows a useful move on the table and says it.
   * @returns the move; undefined when none is known
   */
  hint(): SimpleMove | undefined {
    return this.#asAsked.hint();
  }

  /**
   * Plays a move for the page.
   * @returns what changed; undefined when a listener of `solitaire-before-move` kept it from happening
   * @throws IllegalMoveError with the reason; the game is as it was before
   */
  play(move: Move): Changes | undefined {
    return this.#asAsked.play(move, 'host');
  }

  /**
   * Sends all cards to the foundations that can go, as one move.
   * @returns what changed; undefined when none can go
   */
  autoplay(): Changes | undefined {
    return this.#play.playAll(this.game?.autoplayMoves() ?? []);
  }

  /**
   * Deals a new game that is proven winnable, as with the attribute `winnable`.
   * @returns the game; undefined when another one was dealt meanwhile
   */
  newWinnableGame(init: Omit<NewGameInit, 'deal' | 'deck' | 'position'> = {}): Promise<Game | undefined> {
    return this.#asAsked.advice.deal(init);
  }

  /** Finds out whether the game can still be won: `won` when it can, `lost`, or `unknown`. */
  assess(): Promise<Verdict> {
    return this.#asAsked.advice.assess();
  }

  /** What there is to share of the game: a short text and a link that opens the same deal; undefined without a game. */
  get shareData(): ShareData | undefined {
    const { game } = this;
    return game && shareDataOf(game, this.#play.session?.clock.seconds ?? 0, this.#link.name, this.#play.words);
  }

  /**
   * Hands `shareData` to the system to be shared, or where it takes nothing, copies it and says so.
   * @returns what was done; undefined when the player did not go on, or nothing could be done
   */
  async share(): Promise<Shared | undefined> {
    const data = this.shareData;
    if (!data) return undefined;
    try {
      const shared = await share(data);
      if (shared === 'copied') this.#play.say(this.#play.words.text('share.copied'), true);
      return shared;
    } catch {
      this.#play.say(this.#play.words.text('share.failed'), true);
      return undefined;
    }
  }

  /** Plays a line that wins on the table, where one is found. The game does not count as won then. */
  showSolution(): void {
    this.#openAsAsked();
    this.#commands.run({ type: 'show' });
  }

  /** Set again as it is, a variant that could not be had is tried anew. */
  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (name !== 'variant' || before !== value || !this.#play.fault) return;
    this.#opened = undefined;
    this.requestUpdate();
  }

  /** What a server has drawn stays as it is until the rules of its game are there; then it is taken over. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const take = () => takeOver(this, this.#play, () => this.performUpdate());
    const loading = takesOver && this.#play.served ? drawnVariant(this.variant) : undefined;
    if (loading) return loading.then(take);
    if (takesOver) take();
    return void super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#openAsAsked(true);
    const { game } = this.#play;
    this.#play.surface.lay(game?.table, this, this.static ? game?.piles : undefined);
    if (!onServer && (changed.has('faces') || changed.has('deckSrc'))) void this.#deck.ask(this.deckSrc, this.faces);
    if (changed.has('controls')) this.#controls = this.#read('controls', CONTROLS, parseControls);
    if (changed.has('solver')) this.#play.advice.help = this.#read('solver', 'once-asked', oneOf(SOLVER));
    if (changed.has('keys')) this.#keys = this.#read('keys', 'on', oneOf(KEYS));
  }

  protected override render(): TemplateResult {
    const game = this.#play.game;
    const { said, note, words } = this.#play;
    const isPlayed = game && !this.static;
    // In a page, the places are written to the elements.
    const sheet = !onServer ? nothing : game ? servedSheet(this.#tableState(game)) : servedShape(this.#coming?.table);
    return html`${this.static ? nothing : this.#renderBar()}
      <div
        part="table"
        lang=${words.lang}
        role=${isPlayed ? 'application' : 'group'}
        aria-roledescription=${isPlayed ? words.text('table') : nothing}
        aria-label=${game ? words.text('game', { variant: words.variantName(game.variant) }) : words.text('table')}
        aria-describedby=${isPlayed ? 'how-to' : nothing}
        aria-busy=${ifDefined(this.#play.games.loading ? 'true' : undefined)}
        @keydown=${this.#onKey}
        @focusin=${this.#onFocus}
        @pointerdown=${this.#onPress}
        ${cssVars(
          game ? tableVars(game.table, isPlayed ? undefined : game.piles) : emptyTableVars(this.#coming?.table),
        )}
      >
        ${sheet}${game ? this.#renderPiles(game) : this.#renderFault()}
        <span id="how-to" hidden>${words.text('howTo')}</span>
        <div part="message" role="status" ?data-shown=${said.shown}>${said.text || nothing}</div>
        ${note ? this.#renderNote(note) : nothing}
      </div>
      <div class="dialogs" lang=${words.lang}>${this.#dialogs.render(words)}</div>`;
  }

  #renderBar(): TemplateResult {
    const { words } = this.#play;
    return html`<div class="bar" lang=${words.lang} @keydown=${this.#onKey}>
      ${toolbarTemplate(this.#toolbarState(), words, this.#commands.run)}
    </div>`;
  }

  /** A press in the note is none on the table that it lies on. */
  #renderNote(note: Note): TemplateResult {
    return html`<div class="notes" @pointerdown=${stopHere}>
      ${noteTemplate(note, this.#play.words, this.#commands.run, this.#dismissNote, this.#controls.includes('share'))}
    </div>`;
  }

  /** The play, opened for what the page asks for now. */
  get #asAsked(): TablePlay {
    this.#openAsAsked();
    return this.#play;
  }

  /**
   * What the page asks for may have changed since the last update; the state never waits for one.
   * @param updates whether this is for an update
   */
  #openAsAsked(updates?: true): void {
    if (takesOver && !updates) takeOver(this, this.#play, () => this.performUpdate());
    // Frameworks set a property to undefined where an attribute would be removed.
    const ask: Ask = {
      variant: this.variant ?? DEFAULT_VARIANT,
      deal: this.deal ?? null,
      deck: this.deck ?? null,
      position: this.position ?? null,
      options: this.options ?? null,
      storageKey: this.storageKey ?? '',
      deepLink: this.deepLink ?? null,
      static: this.static,
      winnable: this.winnable ? true : null,
    };
    if ((onServer || takesOver) && this.#play.served) {
      showServed(this.#play, ask, ask.static);
      return;
    }
    const opened = this.#opened;
    if (opened && (Object.keys(ask) as (keyof typeof ask)[]).every((name) => ask[name] === opened[name]))
      return;
    this.#opened = ask;
    const { deepLink, static: isStill, ...asked } = ask;
    if (isStill) {
      this.#play.showStill(asked);
      return;
    }
    // What the page changes later goes before the address.
    const isNew = !opened || opened.static || opened.deepLink !== deepLink;
    this.#play.open(asked, asked.storageKey, isNew ? this.#link.read(asked) : undefined);
  }

  /** The game of the collection that is being loaded for the table. */
  get #coming(): LoadableGame | undefined {
    return this.#play.games.loading ? loadable(this.#play.games.first) : undefined;
  }

  /** Reads an attribute; one that is wrong is told, and counts as left out. */
  #read<T, U>(name: 'controls' | 'keys' | 'solver', leftOut: T, read: (text: string, name: string) => U): T | U {
    const text = this[name] ?? null;
    try {
      return text === null ? leftOut : read(text, name);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      if (!(onServer || takesOver) || !this.#play.served) this.#play.report(error, error.message);
      return leftOut;
    }
  }

  #toolbarState(): ToolbarState {
    const { game, session, words, games } = this.#play;
    const coming = this.#coming;
    const all = (onServer || takesOver) && this.#play.served ? servedVariants(game?.variant) : variants.values();
    return {
      // Without a game there is nothing to do but to get one.
      controls:
        game || games.loading ? this.#controls : this.#controls.filter((name) => name === 'new' || name === 'variant'),
      variant: game?.variant.id ?? (games.loading ? games.first : ''),
      variants: [...all, ...(coming ? [coming] : [])].map((one) => ({
        id: one.id,
        name: words.variantName(one),
      })),
      finds: games.list?.finds ?? false,
      canUndo: game?.canUndo ?? false,
      canRedo: game?.canRedo ?? false,
      canHint: game?.status === 'playing',
      canFinish: game !== undefined && game.finishMoves().length > 0,
      score: game?.score ?? 0,
      moves: game?.moveCount ?? 0,
      seconds: session?.clock.seconds ?? 0,
    };
  }

  /** The clock draws the toolbar anew each second, and not the table. */
  #renderPiles(game: Game): TemplateResult {
    const state = this.#tableState(game);
    const { hand, look, hint, moved, still, words, pictures } = state;
    const { held, dragging, stop } = hand;
    const of = [
      ...[game, game.piles, held, dragging, stop, hint, moved, still, words, pictures],
      ...[look.size, look.wide, look.width, look.rows],
    ];
    const drawn = this.#drawn;
    if (drawn && of.every((one, i) => one === drawn.of[i])) return drawn.piles;
    const piles = pilesTemplate(state);
    this.#drawn = { of, piles };
    return piles;
  }

  #tableState(game: Game): TableState {
    const { hand, surface, shownHint: hint, moved, words } = this.#play;
    return { game, hand, look: surface.look, hint, moved, pictures: this.#deck.pictures, words, still: this.static };
  }

  /** There is none, too, while a deal is looked for that can be won. */
  #renderFault(): TemplateResult | typeof nothing {
    const { fault, words } = this.#play;
    if (!fault) return nothing;
    return html`<div part="error" role="alert">
      <strong part="error-title">${errorText(fault, words)}</strong> ${fault.message}
    </div>`;
  }

  // What the player does

  readonly #dismissNote = (): void => {
    this.#play.dismissNote();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { game, hand, surface } = this.#play;
    const command = game && keyCommand(event, this.#keys, surface.reversed);
    if (!command) return;
    if (isGameCommand(command)) {
      this.#play.skipMotion();
      this.#commands.run(command);
    } else {
      // On the toolbar and in a note these keys are theirs.
      if (!surface.stopOf(event)) return;
      this.#play.skipMotion();
      if (!hand.key(command) && !(command.type === 'cancel' && this.#play.dismiss())) return;
    }
    event.preventDefault();
  };

  readonly #onFocus = (event: FocusEvent): void => {
    const stop = this.#play.surface.stopOf(event);
    if (stop) this.#play.hand.focused(stop);
  };

  readonly #onPress = (event: PointerEvent): void => {
    this.#play.pressed(event);
  };
}

/** All that a page says of which game it wants, and how. */
interface Ask extends Asked {
  readonly storageKey: string;
  readonly deepLink: string | null;
  readonly static: boolean;
}

function stopHere(event: Event): void {
  event.stopPropagation();
}
