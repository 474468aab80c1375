import type { Build } from './build.js';
import type { Card, Rank } from './card.js';
import type { DeckRule } from './deck.js';
import type { Reason } from './errors.js';
import { frozen } from './frozen.js';
import { resolveOptions, type Options, type OptionsOf, type OptionSpecs } from './options.js';
import type { Transfer } from './move.js';
import type { Position, Role } from './pile.js';
import { makePlan, type Plan, type PilePlan } from './plan.js';

/** Where the piles of a group lie: x in columns from the left, y in card heights from the top. */
export type Place = Rows | Pyramid | Points;

/** Piles side by side, in one row or several. */
export interface Rows {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** How many piles a row has: all of them when left out, 1 makes a column. */
  readonly across?: number;
  /** From a pile to the next one, and from a row to the next one. 1 when left out. */
  readonly dx?: number;
  readonly dy?: number;
}

/** Rows of 1, 2, 3, ... piles, `rise` apart; each pile is covered by the two below it. */
export interface Pyramid {
  readonly pyramid: number;
  readonly x: number;
  readonly y: number;
  readonly rise: number;
}

/** Each pile at a place of its own. */
export interface Points {
  readonly points: readonly (readonly [x: number, y: number])[];
}

/**
 * How the cards of a pile are spread. To the right: only that many of the last ones, within `room` columns beyond the
 * pile's own. Down: to the end of the table, or within so many card heights.
 */
export type Fan = 'down' | { readonly down: number } | { readonly right: number; readonly room?: number };

/**
 * Which cards a player may pick up: the top one; from the top as far as they are a face-up run; or, where the top
 * one is face up and not covered, as many as a function says.
 */
export type Take = 'top' | { readonly run: Build } | ((position: Position, pile: PilePlan) => number);

/** Which cards a player may put down. */
export interface Accept {
  /** What an empty pile takes: any card, those of these ranks, or of the base rank. Nothing when left out. */
  readonly empty?: 'any' | 'base' | readonly Rank[];
  /** What may lie on a card; `any`: a function decides it. Nothing when left out. */
  readonly on?: Build | 'any';
  /** How many may come at once: one, or a run, which stays as it is or goes over one by one, its top card first. */
  readonly cards: 'one' | 'run' | 'one-by-one';
  /** The groups that cards may come from. Any when left out. */
  readonly from?: readonly string[];
  /** Why cards that all the rest allows are refused nevertheless; `undefined` when they are not. */
  readonly refuses?: Refusing;
}

/** Looks at cards that are about to be put on a pile, the bottom one first. */
export type Refusing = (
  position: Position,
  to: PilePlan,
  cards: readonly Card[],
  from: PilePlan,
  plan: Plan,
) => Reason | undefined;

/** Piles that share their rules. */
export interface Group {
  readonly role: Role;
  readonly at: Place;
  /** Where the piles lie on a table that is low and wide, as on a phone on its side; found out when left out. */
  readonly low?: Place;
  /** Squared when left out. */
  readonly fan?: Fan;
  /** Nothing may be picked up when left out. */
  readonly take?: Take;
  /** Nothing may be put down when left out. */
  readonly accept?: Accept;
  /** A face-down card that comes to the top turns up by itself. */
  readonly turnsUp?: boolean;
}

/**
 * One text for each pile of a group, `U` a card face up and `D` one face down, the bottom card first.
 * Cards are dealt in rows: the first card of each pile, then the second of each that has one, ...
 */
export interface DealStep {
  readonly to: string;
  readonly faces: readonly string[];
}

/** What a click on the stock does. */
export type StockAction = StockTurn | OwnStock;

/** `turn` cards go from the stock to `to`, one by one; all go back `redeals` times (Infinity: no limit). */
export interface StockTurn {
  readonly turn: number;
  readonly to: string;
  readonly redeals: number;
}

/** What a function does, as a `deal` or a `redeal`; it says why where it can do nothing now. */
export interface OwnStock {
  readonly as: 'deal' | 'redeal';
  readonly redeals: number;
  readonly deals: (position: Position, plan: Plan) => Position | Reason;
}

/** Cards that go to their goal by a click or double click, to the first pile of `to` that takes them. */
export interface Send {
  readonly from: readonly string[];
  readonly to: string;
  readonly on: 'click' | 'double-click';
}

/** Points for each card in a group, or for each card that was dealt to a group and has left it. */
export interface ScoreTerm {
  readonly per: 'card' | 'gone';
  readonly group: string;
  readonly points: number;
}

/** All piles of a group hold so many cards. */
export interface Won {
  readonly group: string;
  readonly cards: number;
}

/**
 * When a game is stuck: `no-move`, when no move is left; `no-progress`, when turning the stock through and
 * cards that go up to or come back from the foundations are all that is left, and surely lead to nothing.
 */
export type Stuck = 'no-move' | 'no-progress';

/**
 * A game as data, for one setting of its options. Where data cannot say it, a function does: each is given a position
 * and gives another one, a number or a yes or no, and nothing else comes of it.
 */
export interface Setup {
  /** The table's size in columns and rows. */
  readonly columns: number;
  readonly rows: number;
  /** One pack of 52 cards when left out. */
  readonly deck?: DeckRule;
  /** Groups in the order of their piles, by name. */
  readonly groups: Readonly<Record<string, Group>>;
  /** Where the cards go; those left over go to the group of role `stock`, face down. */
  readonly deal: readonly DealStep[];
  /** The group whose first card has the base rank. */
  readonly base?: string;
  readonly stock?: StockAction;
  readonly send?: Send;
  readonly score: readonly ScoreTerm[] | ((position: Position, plan: Plan) => number);
  readonly won: Won | ((position: Position, plan: Plan) => boolean);
  readonly stuck: Stuck;
  /** Changes the table that was dealt. */
  readonly dealt?: (position: Position, plan: Plan) => Position;
  /** What putting cards on a pile does, where that is not to lay them there. */
  readonly drop?: (position: Position, move: Transfer, plan: Plan) => Position;
  /** What a pile gives up by itself; `undefined` where it is nothing. */
  readonly remove?: (position: Position, pile: PilePlan, plan: Plan) => Position | undefined;
  /** What follows from every move. */
  readonly after?: (position: Position, plan: Plan) => Position;
}

/** A variant's rules in words: paragraphs under six headings. */
export interface RulesPage {
  readonly setup: readonly string[];
  readonly goal: readonly string[];
  readonly rules: readonly string[];
  readonly options: readonly string[];
  readonly scoring: readonly string[];
  readonly strategy: readonly string[];
}

/** What `defineVariant` takes. A variant with options is a function of them. */
export interface VariantDefinition<Specs extends OptionSpecs = OptionSpecs> {
  /** Lower case words joined by hyphens; the value of the `variant` attribute. */
  readonly id: string;
  readonly name: string;
  readonly options: Specs;
  /** Left out where the language modules have the page, under the key `rules.` and the id. */
  readonly rules?: RulesPage;
  setup(options: OptionsOf<Specs>): Setup;
}

/** A checked variant. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly options: OptionSpecs;
  /** Undefined where the language modules have it: for built-in games, `solitaire-elements/locales/rules/en`. */
  readonly rules: RulesPage | undefined;
  /**
   * What the engine plays by, for given options.
   * @internal
   */
  plan(options: Options): Plan;
}

/**
 * Makes a variant from a definition that is known to be right.
 * @param check looks at its setup for each setting of the options when that is first played
 * @throws what `check` throws, when it is played
 */
export function makeVariant<const Specs extends OptionSpecs>(
  definition: VariantDefinition<Specs>,
  check?: (id: string, setup: Setup) => void,
): Variant {
  const plans = new Map<string, Plan>();
  const { id, name, options, rules } = definition;
  return frozen({
    id,
    name,
    options,
    rules,
    plan(given: Options): Plan {
      const resolved = resolveOptions(options, given);
      const key = JSON.stringify(resolved);
      let plan = plans.get(key);
      if (!plan) {
        const setup = definition.setup(resolved as OptionsOf<Specs>);
        check?.(id, setup);
        plans.set(key, (plan = makePlan(frozen(setup))));
      }
      return plan;
    },
  });
}
