import type { RulesPage } from '../engine/index.js';
import type { English } from './english.js';

/** Forms of a text, by the plural category of its `{count}`. */
export interface PluralText {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/**
 * A text with placeholders, `{count} cards`. Several forms stand side by side with `|` between them; which one is
 * meant is said where English has them.
 */
export type Text = string | PluralText;

/** The key of a text that the elements show or say. */
export type TextKey = keyof English;

/** Keys whose second half is a variant's id, a family of variants or an option's name. */
export type NamedKey = `variant.${string}` | `family.${string}` | `option.${string}`;

/** Rows of the list of keys: a key, and what it does. */
export type KeyRows = readonly (readonly [key: string, does: string])[];

/** Names of variants, families and options. */
export type NameTexts = Readonly<Partial<Record<NamedKey, string>>>;

/** The key of a rules page, whose second half is a variant's id. */
export type RulesKey = `rules.${string}`;

/** Rules pages, by the id of their variant. */
export type RulesTexts = Readonly<Partial<Record<RulesKey, RulesPage>>>;

/**
 * The texts of a language: those of English under the same keys, and the names of variants, families and
 * options, which English has with the variants, as it has the rules pages. What is left out is said in English.
 */
export type Texts = {
  readonly [Key in TextKey]?: English[Key] extends KeyRows ? KeyRows : Text;
} & NameTexts &
  RulesTexts;
