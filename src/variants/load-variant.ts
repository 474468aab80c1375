import { findVariant, registerVariant, SolitaireError, variants, type Variant } from '../engine/index.js';
import { loadableGames, type LoadableGame } from './loadable-games.js';

/** The games of the page whose definitions are being checked, by id: a table that asks for one waits for it. */
export const beingDefined = new Map<string, LoadableGame>();

/**
 * The game with an id that is yet to be loaded, of the collection or of the page; undefined where the id is registered,
 * or unknown.
 */
export function loadable(id: string): LoadableGame | undefined {
  if (variants.has(id)) return undefined;
  return beingDefined.get(id) ?? loadableGames.find((entry) => entry.id === id);
}

/**
 * Loads a game of the collection and registers it; at once where it is registered already.
 * @returns the variant
 * @throws SolitaireError `unknown-variant` when there is none with the id, or it could not be loaded; it may be tried
 *   again
 */
export async function loadVariant(id: string): Promise<Variant> {
  const entry = loadable(id);
  if (!entry) return findVariant(id);
  let variant: Variant;
  try {
    variant = await entry.load();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SolitaireError('unknown-variant', `The variant "${id}" could not be loaded. ${reason}`);
  }
  // It may have come by another way meanwhile.
  if (loadable(id)) registerVariant(variant);
  return findVariant(id);
}

/**
 * A variant that is there.
 * @throws SolitaireError `unknown-variant` otherwise; of a game of the collection it says how to load it
 */
export function loadedVariant(id: string): Variant {
  if (!loadable(id)) return findVariant(id);
  throw new SolitaireError(
    'unknown-variant',
    `The variant "${id}" is not loaded yet: await loadVariant("${id}") before.`,
  );
}
