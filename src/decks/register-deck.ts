import type { DeckSource } from './deck-pictures.js';

const registered = new Map<string, DeckSource>();

/** The page's decks by name. */
export const decks: ReadonlyMap<string, DeckSource> = registered;

/**
 * Makes a deck of the page's own pictures known by a name, to the attribute `faces`. One of the same name before it
 * is replaced. To be called before the page has loaded, or before there is an element that names it.
 */
export function registerDeck(name: string, source: DeckSource): void {
  registered.set(name, source);
}
