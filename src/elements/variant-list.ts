import { findVariant, variants } from '../engine/index.js';
import { loadable } from '../variants/load-variant.js';
import { loadableGames } from '../variants/loadable-games.js';

/** The games that a page has for a table. */
export interface VariantList {
  /** How the page named them; lists that are the same are written the same. */
  readonly text: string;
  readonly ids: readonly string[];
  /** Whether there are several to find one from. */
  readonly finds: boolean;
}

/**
 * Reads which games a table may have: one, several with spaces or commas between them, or `*` for all that there are.
 * @throws SolitaireError `unknown-variant` for one that is neither registered nor in the collection
 */
export function parseVariants(text: unknown): VariantList {
  // A property may hold anything.
  const words = String(text).split(/[\s,]+/).filter(Boolean);
  if (words.length === 1 && words[0] === '*') return { text: '*', ids: allVariants(), finds: true };
  const finds = words.length > 1;
  const ids = finds ? [...new Set(words)] : [text as string];
  for (const id of ids) if (!loadable(id)) findVariant(id);
  return { text: ids.join(' '), ids, finds };
}

/** The collection, then what else is registered. */
function allVariants(): string[] {
  return [...new Set([...loadableGames.map(({ id }) => id), ...variants.keys()])];
}
