/** `defineVariant` as the script builds have it. */
import { resolveOptions, type OptionsOf, type OptionSpecs } from './engine/options.js';
import { makeVariant, type Variant, type VariantDefinition } from './engine/variant.js';
import type { TableShape } from './variants/catalogue.js';
import { beingDefined } from './variants/load-variant.js';

/**
 * Makes a variant from its definition, once its checks are loaded. A table that asks for it meanwhile waits for it.
 * @throws SolitaireError `bad-definition`, saying what is wrong and where, for any setting of the options
 * @throws Error when the checks cannot be loaded; it may be tried again
 */
export function defineVariant<const Specs extends OptionSpecs>(
  definition: VariantDefinition<Specs>,
): Promise<Variant> {
  const defining = checked(definition);
  // A page may give anything.
  const { id, name } = Object(definition) as VariantDefinition;
  beingDefined.set(id, { id, name, table: shapeOf(definition), load: () => defining });
  return defining;
}

async function checked<Specs extends OptionSpecs>(definition: VariantDefinition<Specs>): Promise<Variant> {
  const { checkSetup, checkVariant } = await import('./engine/check-variant.js').catch((cause: unknown) => {
    throw new Error(`parts/check-variant.js could not be loaded. ${(cause as Error).message}`, { cause });
  });
  checkVariant(definition);
  return makeVariant(definition, checkSetup);
}

/** The shape of the table, for an empty one to have already; undefined where that is not to be known. */
function shapeOf<Specs extends OptionSpecs>(definition: VariantDefinition<Specs>): TableShape | undefined {
  try {
    const options = resolveOptions(definition.options, {}) as OptionsOf<Specs>;
    const { columns, rows, groups } = definition.setup(options);
    return { columns, rows, grows: Object.values(groups).some(({ fan }) => fan === 'down') };
  } catch {
    return undefined;
  }
}
