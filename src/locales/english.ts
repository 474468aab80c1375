import type { enPages } from './en-pages.js';
import { en } from './en.js';

/** All English texts, by key. */
export type English = typeof en & typeof enPages;

/** The English texts as far as they are there: those of the dialogs come with them. */
export const english = { ...en } as English;

export function addEnglish(texts: typeof enPages): void {
  Object.assign(english, texts);
}

/** Whether a key is one of the texts of the dialogs, by its form. */
export function isOfPages(key: string): boolean {
  return /^(finder|wins|options|heading|statistics|dialog|moveList|confirm)\.|^keys$|^(leave|restart)\.yes$/.test(key);
}
