import type { enAdvice } from './en-advice.js';
import type { enPages } from './en-pages.js';
import { en } from './en.js';

/** All English texts, by key. */
export type English = typeof en & typeof enPages & typeof enAdvice;

/** The English texts as far as they are there: those that only a part needs come with it. */
export const english = { ...en } as English;

export function addEnglish(texts: Partial<English>): void {
  Object.assign(english, texts);
}

/** Whether a key is, by its form, one of the texts that come with a part. */
export function isOfPart(key: string): boolean {
  return /^(finder|wins|options|heading|statistics|dialog|moveList|confirm|advice|note|told)\.|^keys$/.test(key);
}
