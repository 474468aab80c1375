import { apply } from './apply.js';
import { autoplayMoves, finishMoves, sendMove } from './autoplay.js';
import { withFace } from './card.js';
import { changesBetween } from './changes.js';
import { dealOut } from './deal.js';
import { formatDeck, parseDeck } from './deck.js';
import { IllegalMoveError, SavedGameError, shown, type Refusal, type Wanted } from './errors.js';
import { frozen } from './frozen.js';
import { hintFor } from './hint.js';
import { legalMoves } from './legal-moves.js';
import {
  moveFrom,
  simpleMoves,
  type CardChange,
  type Move,
  type Remove,
  type SimpleMove,
  type Transfer,
} from './move.js';
import { formatMove } from './notation.js';
import { resolveOptions, type Options } from './options.js';
import { isWon, statusOf, type Status } from './outcome.js';
import type { Pile, PileId, Position } from './pile.js';
import type { PilePlan, Plan } from './plan.js';
import { parsePosition } from './position-text.js';
import { FIRST_DEAL, shuffledDeck } from './random.js';
import { findVariant } from './registry.js';
import { refusal, stockMove, takeable, wantedBy } from './rules.js';
import { readGame, saveGame, type SavedGame } from './saved-game.js';
import { scoreOf } from './scoring.js';
import type { Setup, Variant } from './variant.js';

/** What a move did, or what taking it back or making it again did. */
export interface Changes {
  readonly move: Move;
  /** Each card that moved or turned, in the order in which it happened. */
  readonly cards: readonly CardChange[];
  readonly score: { readonly before: number; readonly after: number };
  readonly status: Status;
}

/** How a game is dealt: by number, from an exact deck, or not at all: it goes on from a position. */
export interface DealInit {
  /** A deal number from 1 to 2^31. Deal 1 when neither this nor a deck is given. */
  readonly deal?: number | undefined;
  /** 52 words such as `QH`, the first dealt first. Goes before a number. */
  readonly deck?: string | undefined;
  /** A position as `formatPosition` writes it. Goes before a deck and a number. */
  readonly position?: string | undefined;
  /** Option values, or the words for them; what is left out has its default. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** What a game begins with: a position, a deck as text, or a deal number alone. */
interface Start {
  readonly deal?: number | undefined;
  readonly deck?: string | undefined;
  readonly position?: string | undefined;
  /** Whether the position is to be played. */
  readonly whole?: boolean;
}

interface Step {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
  readonly cards: readonly CardChange[];
  /** The status before, where it is known. */
  readonly was?: Status | undefined;
}

/** What was worked out of a position. */
interface Memo {
  won?: boolean;
  moves?: readonly SimpleMove[];
  status?: Status | undefined;
  finish?: readonly SimpleMove[];
}

/** One game of solitaire under way. All that is read from it is plain, frozen data. */
export class Game {
  readonly variant: Variant;
  readonly options: Options;
  /** The deal number; undefined for a game that began with an exact deck or a position. */
  readonly deal: number | undefined;
  /** The deck as text, the card that was dealt first comes first; undefined for a game that began with a position. */
  readonly deck: string | undefined;
  /** The position that the game began with, as text; undefined for a game that was dealt. */
  readonly start: string | undefined;

  readonly #plan: Plan;
  readonly #start: Position;
  #position: Position;
  #done: Step[] = [];
  #undone: Step[] = [];
  #memo: Memo = {};

  private constructor(variant: Variant, options: Options, { deal, deck, position, whole = true }: Start) {
    this.variant = variant;
    this.options = options;
    this.#plan = variant.plan(options);
    const { deck: rule } = this.#plan.setup;
    if (position === undefined) {
      this.deal = deal;
      this.deck = formatDeck(deck === undefined ? shuffledDeck(deal!, rule) : parseDeck(deck, rule));
      this.#start = dealOut(this.#plan, parseDeck(this.deck, rule));
    } else {
      this.#start = parsePosition(this.#plan, position, whole);
      this.start = position.trim().replace(/\s+/g, ' ');
    }
    this.#position = this.#start;
  }

  /**
   * Deals a new game.
   * @param variant the id of a registered variant, or a variant
   * @throws SolitaireError `unknown-variant`, `bad-option`, `bad-deal`, `bad-deck` or `bad-position`
   */
  static deal(variant: string | Variant, init: DealInit = {}): Game {
    return Game.#begin(variant, init, true);
  }

  /**
   * A game to be looked at, not to be played: as `deal` makes it, but for a position, where cards may be missing and
   * piles may be as they never come to be.
   * @throws SolitaireError as `deal`
   */
  static diagram(variant: string | Variant, init: DealInit = {}): Game {
    return Game.#begin(variant, init, false);
  }

  /**
   * Takes up a saved game by replaying its moves.
   * @param saved what `toJSON` gave, perhaps by way of JSON text
   * @throws SavedGameError saying what is wrong; nothing is lost of `saved`
   */
  static fromJSON(saved: unknown): Game {
    const { variant, options, moves, ...start } = readGame(saved);
    const game = new Game(variant, options, start);
    for (const [index, move] of moves.entries()) {
      try {
        game.play(move);
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        throw new SavedGameError(`The saved game cannot be replayed: moves[${index}]: ${error.message}`);
      }
    }
    return game;
  }

  /** The piles in the order of their ids; a pile that a move did not change stays the same object. */
  get piles(): readonly Pile[] {
    return this.#position.piles;
  }

  get score(): number {
    return scoreOf(this.#plan, this.#position);
  }

  /** `stuck` only when nothing new can be reached for certain. */
  get status(): Status {
    return (this.#memo.status ??= statusOf(this.#plan, this.#position));
  }

  /** How often the waste may still be turned back, or the cards dealt anew; Infinity: without limit. */
  get redealsLeft(): number {
    return (this.#plan.setup.stock?.redeals ?? 0) - this.#position.redeals;
  }

  /** The moves that led here, undone ones not among them. */
  get history(): readonly Move[] {
    return frozen(this.#done.map((step) => step.move));
  }

  /** The moves that were taken back and can be made again, the next one last. */
  get undone(): readonly Move[] {
    return this.#undone.map((step) => step.move);
  }

  /** How many single moves led here. */
  get moveCount(): number {
    return this.#done.reduce((sum, { move }) => sum + simpleMoves(move).length, 0);
  }

  /** The table's columns and rows, and each pile's place, fan and cover, as the variant has them. */
  get table(): { readonly columns: number; readonly rows: number; readonly piles: readonly PilePlan[] } {
    const { setup, piles } = this.#plan;
    return frozen({ columns: setup.columns, rows: setup.rows, piles });
  }

  /** The rules as data: the variant's setup for the game's options. */
  get setup(): Setup {
    return this.#plan.setup;
  }

  /** How cards go to their goal in this variant; undefined when they have none. */
  get sendsOn(): 'click' | 'double-click' | undefined {
    return this.#plan.setup.send?.on;
  }

  /** The piles that cards of a pile are sent to, as `sendMove` sends them; none where it sends none. */
  goals(from: PileId): PileId[] {
    const { send } = this.#plan.setup;
    if (!send?.from.includes(this.#planOf(from).group)) return [];
    return this.#plan.byGroup.get(send.to)!.map(({ id }) => id);
  }

  /**
   * The pile of an id.
   * @throws IllegalMoveError `unknown-pile`
   */
  pile(id: PileId): Pile {
    return this.piles[this.#planOf(id).index]!;
  }

  /** Every legal move once. None when the game is won. */
  legalMoves(): readonly SimpleMove[] {
    return this.#isWon ? frozen([]) : this.#moves;
  }

  /** How many cards may be picked up from a pile, at most. */
  takeable(id: PileId): number {
    return this.#isWon ? 0 : takeable(this.#planOf(id), this.#position);
  }

  /** The piles that a pile's top cards may go to. */
  targets(from: PileId, count: number): readonly PileId[] {
    return frozen(
      this.legalMoves()
        .filter(
          (move): move is Transfer => move.type === 'transfer' && move.from === from && move.count === count,
        )
        .map((move) => move.to),
    );
  }

  /** The cards that a pile would take next. */
  wanted(id: PileId): Wanted {
    return frozen(wantedBy(this.#planOf(id), this.#position));
  }

  /** Why a move is not allowed now; undefined when it is. */
  refusal(move: Move): Refusal | undefined {
    const outcome = this.#try(move);
    return 'reason' in outcome ? outcome : undefined;
  }

  /**
   * Plays a move with all that follows from it by itself.
   * @returns what changed
   * @throws IllegalMoveError with the reason; the game is as it was before
   */
  play(move: Move): Changes {
    const outcome = this.#try(move);
    if ('reason' in outcome) throw new IllegalMoveError(describe(move), outcome);
    this.#done.push({ ...outcome, was: this.#memo.status });
    this.#undone = [];
    this.#goTo(outcome.after);
    return this.#changes(outcome.move, outcome.before, outcome.cards);
  }

  /** Takes the last move back. Undefined when there is none. */
  undo(): Changes | undefined {
    const step = this.#done.pop();
    if (!step) return undefined;
    this.#undone.push(step);
    this.#goTo(step.before, step.was);
    return this.#changes(step.move, step.after, inverse(step.cards));
  }

  /** Makes the move again that was taken back last. Undefined when there is none. */
  redo(): Changes | undefined {
    const step = this.#undone.pop();
    if (!step) return undefined;
    this.#done.push(step);
    this.#goTo(step.after);
    return this.#changes(step.move, step.before, step.cards);
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Goes back to the deal; there is nothing to undo or redo then. */
  restart(): void {
    this.#done = [];
    this.#undone = [];
    this.#goTo(this.#start);
  }

  /** A useful move, undefined when none is known. Following hints never leads round in a circle. */
  hint(): SimpleMove | undefined {
    return this.status === 'playing' ? frozen(hintFor(this.#plan, this.#position)) : undefined;
  }

  /** What a click on the stock does now: deal, redeal or nothing. */
  stockMove(): SimpleMove | undefined {
    return this.#isWon ? undefined : frozen(stockMove(this.#plan, this.#position));
  }

  /** The move that sends a pile's top card to its goal; undefined when it cannot go. */
  sendMove(from: PileId): Transfer | undefined {
    return this.#isWon
      ? undefined
      : frozen(sendMove(this.#plan, this.#position, this.#planOf(from)));
  }

  /** The move by which a pile gives up a card, or two, by itself; undefined when it gives up none. */
  removeMove(pile: PileId): Remove | undefined {
    const move: Remove = { type: 'remove', pile: this.#planOf(pile).id };
    return this.refusal(move) ? undefined : frozen(move);
  }

  /** The moves that send all cards to the foundations that can go. */
  autoplayMoves(): readonly Transfer[] {
    return frozen(this.#isWon ? [] : autoplayMoves(this.#plan, this.#position));
  }

  /** The moves that win the game by sending cards up and turning the stock alone; none when that does not. */
  finishMoves(): readonly SimpleMove[] {
    return (this.#memo.finish ??= frozen(finishMoves(this.#plan, this.#position)));
  }

  /** The game as plain JSON, for `fromJSON`: how it was dealt and the moves made, without undone ones. */
  toJSON(): SavedGame {
    const { variant, options, deal, deck, start: position } = this;
    return saveGame({ variant: variant.id, options, deal, deck, position, moves: this.history.map(formatMove) });
  }

  static #begin(variant: string | Variant, { deal, deck, position, options }: DealInit, whole: boolean): Game {
    const found = typeof variant === 'object' ? variant : findVariant(variant);
    const resolved = resolveOptions(found.options, options ?? {});
    if (position !== undefined) return new Game(found, resolved, { position, whole });
    if (deck !== undefined) return new Game(found, resolved, { deck });
    return new Game(found, resolved, { deal: deal ?? FIRST_DEAL });
  }

  /** What the rules allow, whether the game is won or not. */
  get #moves(): readonly SimpleMove[] {
    return (this.#memo.moves ??= frozen(legalMoves(this.#plan, this.#position)));
  }

  get #isWon(): boolean {
    return (this.#memo.won ??= isWon(this.#plan, this.#position));
  }

  #planOf(id: PileId): PilePlan {
    const plan = this.#plan.byId.get(id);
    if (!plan) throw new IllegalMoveError(id, { reason: 'unknown-pile' });
    return plan;
  }

  /** Makes a move on the side: the step that playing it would be, or why it is refused. */
  #try(given: Move): Step | Refusal {
    const move = moveFrom(given);
    if (!move) return { reason: 'not-a-move' };
    const before = this.#position;
    const cards: CardChange[] = [];
    let after = before;
    for (const single of simpleMoves(move)) {
      if (isWon(this.#plan, after)) return { reason: 'game-won' };
      const refused = refusal(this.#plan, after, single);
      if (refused) return frozen(refused);
      const next = apply(this.#plan, after, single);
      cards.push(...changesBetween(after, next));
      after = next;
    }
    return { move, before, after, cards };
  }

  #goTo(position: Position, status?: Status): void {
    this.#position = position;
    this.#memo = { status };
  }

  #changes(move: Move, before: Position, cards: readonly CardChange[]): Changes {
    return frozen({
      move,
      cards,
      score: { before: scoreOf(this.#plan, before), after: this.score },
      status: this.status,
    });
  }
}

function inverse(cards: readonly CardChange[]): CardChange[] {
  return [...cards].reverse().map(({ card, from, to, turned }) => ({
    card: turned ? withFace(card, !card.faceUp) : card,
    from: to,
    to: from,
    turned,
  }));
}

function describe(given: unknown): string {
  const move = moveFrom(given);
  return move ? formatMove(move) : shown(given);
}
