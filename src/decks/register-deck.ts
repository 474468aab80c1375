import type { DeckSource } from './deck-pictures.js';

const registered = new Map<string, DeckSource>();

/**
 * Makes a deck of the page's own pictures known by a name, to the attribute `faces`. One of the same name before it
 * is replaced. To be called before the page has loaded, or before there is an element that names it.
 */
export function registerDeck(name: string, source: DeckSource): void {
  registered.set(name, source);
}

/** The deck of a name; undefined when there is none. */
export function deckNamed(name: string): DeckSource | undefined {
  return registered.get(name);
}
