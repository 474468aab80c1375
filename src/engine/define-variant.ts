import { checkSetup, checkVariant } from './check-variant.js';
import type { OptionSpecs } from './options.js';
import { makeVariant, type Variant, type VariantDefinition } from './variant.js';

/**
 * Makes a variant from its definition. In the script builds, whose own games are known to be right, another module
 * takes the place of this one, which checks nothing.
 * @throws SolitaireError `bad-definition`, saying what is wrong and where, for any setting of the options
 */
export function defineVariant<const Specs extends OptionSpecs>(
  definition: VariantDefinition<Specs>,
): Variant {
  checkVariant(definition);
  return makeVariant(definition, checkSetup);
}
