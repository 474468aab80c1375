import type { PluralText, Text } from './texts.js';

/** What goes into the placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Puts values in the places of a text's `{placeholders}`, in the form that goes with the value `count`. */
export function fill(text: Text, values: Values, plurals: Intl.PluralRules): string {
  const form = typeof text === 'string' ? text : formFor(text, values.count, plurals);
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

function formFor(text: PluralText, count: string | number | undefined, plurals: Intl.PluralRules): string {
  return text[plurals.select(Number(count))] ?? text.other;
}
