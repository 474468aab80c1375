import type { Build } from './build.js';
import type { Rank } from './card.js';
import { checkSetup, checkVariant } from './check-variant.js';
import { frozen } from './frozen.js';
import { resolveOptions, type Options, type OptionsOf, type OptionSpecs } from './options.js';
import type { Role } from './pile.js';
import { makePlan, type Plan } from './plan.js';

/** Where the piles of a group lie: x in columns from the left, y in card heights from the top. */
export type Place =
  | { readonly x: number; readonly y: number; readonly count: number }
  /** Rows of 1, 2, 3, ... piles, `rise` apart; each pile is covered by the two below it. */
  | { readonly pyramid: number; readonly x: number; readonly y: number; readonly rise: number };

/** How the cards of a pile are spread; a number: only that many of the last ones. */
export type Fan = 'down' | { readonly right: number };

/** Which cards a player may pick up: the top one, or from the top as far as they are a face-up run. */
export type Take = 'top' | { readonly run: Build };

/** Which cards a player may put down. */
export interface Accept {
  /** What an empty pile takes: any card, or those of these ranks. Nothing when left out. */
  readonly empty?: 'any' | readonly Rank[];
  /** What may lie on a card. Nothing when left out. */
  readonly on?: Build;
  /** Whether a whole run may come at once. */
  readonly cards: 'one' | 'run';
  /** The groups that cards may come from. Any when left out. */
  readonly from?: readonly string[];
}

/** Piles that share their rules. */
export interface Group {
  readonly role: Role;
  readonly at: Place;
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

/** `turn` cards go from the stock to `to`, one by one; all go back `redeals` times (Infinity: no limit). */
export interface StockAction {
  readonly turn: number;
  readonly to: string;
  readonly redeals: number;
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

/** A game as data, for one setting of its options. */
export interface Setup {
  /** The table's size in columns and rows. */
  readonly columns: number;
  readonly rows: number;
  /** Groups in the order of their piles, by name. */
  readonly groups: Readonly<Record<string, Group>>;
  /** Where the cards go; those left over go to the group of role `stock`, face down. */
  readonly deal: readonly DealStep[];
  readonly stock?: StockAction;
  readonly send?: Send;
  readonly score: readonly ScoreTerm[];
  readonly won: Won;
  readonly stuck: Stuck;
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
  readonly rules: RulesPage;
  setup(options: OptionsOf<Specs>): Setup;
}

/** A checked variant. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly options: OptionSpecs;
  readonly rules: RulesPage;
  /**
   * What the engine plays by, for given options.
   * @internal
   */
  plan(options: Options): Plan;
}

/**
 * Makes a variant from its definition.
 * @throws SolitaireError `bad-definition`, saying what is wrong and where, for any setting of the options
 */
export function defineVariant<const Specs extends OptionSpecs>(
  definition: VariantDefinition<Specs>,
): Variant {
  checkVariant(definition);
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
        checkSetup(id, setup);
        plans.set(key, (plan = makePlan(frozen(setup))));
      }
      return plan;
    },
  });
}
