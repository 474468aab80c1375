import type { DeckSource } from './deck-pictures.js';

const registered = new Map<string, DeckSource>();

/**
 * Makes a deck of the page's own pictures known by a name, to the attribute `faces`. One of the same name before it
 * is replaced. To be called before the page has loaded, or before there is an element that names it.
 */
export function registerDeck(name: string, source: DeckSource): void {
  registered.set(name, source);
}

/** The deck of a name. While the page loads, a script that is still to come may register it. Rejects in the end. */
export async function deckNamed(name: string): Promise<DeckSource> {
  if (!registered.has(name) && document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve);
    });
  }
  const source = registered.get(name);
  if (!source) throw new Error('it is not registered');
  return source;
}
