import { addEnglish } from '../../locales/english.js';
import type * as Pages from './pages.js';

let pages: typeof Pages | undefined;

/** What draws the pages, when it is there. */
export function loadedPages(): typeof Pages | undefined {
  return pages;
}

/** Loads what draws the pages. Rejects where it cannot be had; it may be tried again. */
export async function loadPages(): Promise<void> {
  pages = await import('./pages.js');
  addEnglish(pages.enPages);
}
