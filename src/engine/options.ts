import { faultsOf, shown } from './errors.js';

const badOption = faultsOf('bad-option', 'Bad options');

/** One of a few numbers. */
export interface ChoiceOption {
  readonly type: 'choice';
  readonly label: string;
  readonly choices: readonly number[];
  readonly default: number;
}

/** A number from 0, or no limit. `suggested` are the values that a menu offers. */
export interface CountOption {
  readonly type: 'count';
  readonly label: string;
  readonly suggested: readonly Count[];
  readonly default: Count;
}

/** On or off. */
export interface SwitchOption {
  readonly type: 'switch';
  readonly label: string;
  readonly default: boolean;
}

export type Count = number | 'unlimited';
export type OptionSpec = ChoiceOption | CountOption | SwitchOption;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionValue = number | 'unlimited' | boolean;

/** Option values by name, as plain JSON: `{ draw: 3, redeals: 'unlimited', 'kings-only': false }`. */
export type Options = Readonly<Record<string, OptionValue>>;

/** The values that some option specs allow. */
export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends SwitchOption
    ? boolean
    : Specs[Name] extends CountOption
      ? Count
      : number;
};

/**
 * Reads options from a text such as `draw=3, redeals=unlimited, kings-only=false`.
 * @returns the words by name; `resolveOptions` checks them against a variant
 * @throws SolitaireError `bad-option` for a part that is not `name=value`, or a name that is there twice
 */
export function parseOptions(text: string): Record<string, string> {
  if (typeof text !== 'string') throw badOption(`a text such as "draw=3" is needed, not ${shown(text)}`);
  const words: Record<string, string> = {};
  for (const part of text.split(/[,;]/)) {
    if (!part.trim()) continue;
    const [, name, value] = /^\s*([a-z][a-z0-9-]*)\s*=\s*(\S+)\s*$/i.exec(part) ?? [];
    if (!name || !value) throw badOption(`"${part.trim()}" is not written as name=value`);
    const key = name.toLowerCase();
    if (Object.hasOwn(words, key)) throw badOption(`"${key}" is there twice`);
    words[key] = value.toLowerCase();
  }
  return words;
}

/** Options as the text that `parseOptions` reads. */
export function formatOptions(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

/**
 * Checks given options and fills in the defaults. Values may be of their own type or the words for them.
 * @throws SolitaireError `bad-option` for an unknown name or a value that the option does not take
 */
export function resolveOptions(specs: OptionSpecs, given: Readonly<Record<string, unknown>>): Options {
  const names = Object.keys(specs);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) {
      throw badOption(`"${name}" is no option; there is ${names.length ? names.join(', ') : 'none'}`);
    }
  }
  return Object.freeze(
    Object.fromEntries(
      names.map((name) => [
        name,
        read(name, specs[name]!, Object.hasOwn(given, name) ? given[name] : undefined),
      ]),
    ),
  );
}

/** What an option takes, in words for an error message. */
function allowed(spec: OptionSpec): string {
  switch (spec.type) {
    case 'choice':
      return spec.choices.join(' or ');
    case 'count':
      return 'a whole number from 0, or unlimited';
    case 'switch':
      return 'true or false';
  }
}

function read(name: string, spec: OptionSpec, given: unknown): OptionValue {
  if (given === undefined) return spec.default;
  const value = typeof given === 'string' ? fromWord(given.trim().toLowerCase()) : given;
  if (isValueOf(spec, value)) return value;
  throw badOption(`${name} takes ${allowed(spec)}, not ${shown(given)}`);
}

function fromWord(word: string): unknown {
  if (word === 'true' || word === 'on') return true;
  if (word === 'false' || word === 'off') return false;
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** Whether a value is one that the option takes. */
function isValueOf(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.type) {
    case 'choice':
      return spec.choices.includes(value as number);
    case 'count':
      return value === 'unlimited' || (Number.isSafeInteger(value) && (value as number) >= 0);
    case 'switch':
      return typeof value === 'boolean';
  }
}
