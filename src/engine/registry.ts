import { shown, SolitaireError } from './errors.js';
import type { Variant } from './variant.js';

const registered = new Map<string, Variant>();

/** All variants that are known by name. */
export const variants: ReadonlyMap<string, Variant> = registered;

/**
 * Makes a variant known by its id: to the `variant` attribute, to `Game.deal` and to saved games.
 * @throws SolitaireError `bad-definition` when another variant has the id already
 */
export function registerVariant(variant: Variant): void {
  const other = registered.get(variant.id);
  if (other && other !== variant) {
    throw new SolitaireError(
      'bad-definition',
      `There is another variant with the id "${variant.id}" already.`,
    );
  }
  registered.set(variant.id, variant);
}

/**
 * The variant of an id.
 * @throws SolitaireError `unknown-variant`, naming those that there are
 */
export function findVariant(id: string): Variant {
  const variant = registered.get(id);
  if (variant) return variant;
  const known = [...registered.keys()].join(', ');
  throw new SolitaireError(
    'unknown-variant',
    `There is no variant ${shown(id)}; there is ${known || 'none'}.`,
  );
}
