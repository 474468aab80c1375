import { update } from '@shoelace-style/localize';
import { english, isOfPart } from './english.js';
import type { Texts } from './texts.js';

/** The texts of each language, by its code. */
const registered = new Map<string, Texts>();

/**
 * Gives the elements the texts of a language, or others in place of some. What is left out stays as it was; what
 * has never been given is said in English. Every table in this language changes at once.
 * @param lang a language tag such as `de` or `pt-BR`, as the `lang` attribute has them
 * @param texts by the keys of `src/locales/en.ts` and the two beside it, with placeholders of the same names
 * @throws TypeError for a text that is none
 * @throws RangeError for a language tag or a key that is none, or a placeholder that English does not have
 */
export function registerMessages(lang: string, texts: Texts): void {
  const code = new Intl.Locale(lang).toString().toLowerCase();
  for (const [key, text] of Object.entries(texts)) checkText(key, text);
  registered.set(code, { ...registered.get(code), ...texts });
  update();
}

/** The texts for a language tag: those of its region where there are such, else those of its language. */
export function textsFor(tag: string): Texts | undefined {
  const { language, region } = new Intl.Locale(tag);
  return registered.get(`${language}-${region}`.toLowerCase()) ?? registered.get(language);
}

function checkText(key: string, text: unknown): void {
  if (typeof text !== 'string' && (typeof text !== 'object' || !text)) {
    throw new TypeError(`The message "${key}" is no text.`);
  }
  if (/^(variant|family|option|rules)\./.test(key)) return;
  if (!(key in english)) {
    if (isOfPart(key)) return;
    throw new RangeError(`There is no message "${key}".`);
  }
  const known = placeholdersOf(english[key as keyof typeof english]);
  const strange = placeholdersOf(text).find((name) => !known.includes(name));
  if (strange !== undefined) throw new RangeError(`The message "${key}" has no placeholder {${strange}}.`);
}

/** The placeholders of a text in any of its forms. */
export function placeholdersOf(text: unknown): string[] {
  return [...new Set(JSON.stringify(text).match(/(?<=\{)\w+(?=\})/g))];
}
