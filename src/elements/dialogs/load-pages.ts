import { addEnglish } from '../../locales/english.js';
import type * as Pages from './pages.js';

/** Kept, so that a later dialog opens at once: an import takes its time even where all is there. */
let pages: typeof Pages | undefined;

/** Loads the dialogs, once. Rejects where they cannot be had; it may be tried again. */
export async function loadPages(): Promise<typeof Pages> {
  if (!pages) {
    pages = await import('./pages.js');
    addEnglish(pages.enPages);
  }
  return pages;
}
