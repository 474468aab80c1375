import { defineVariant } from '../engine/index.js';
import { klondikeOptions, klondikeSetup } from './klondike-family.js';

/** Athena: Klondike from seven equal piles, by turns down and up. */
export const athena = defineVariant({
  id: 'athena',
  name: 'Athena',
  options: klondikeOptions,
  setup: (options) => klondikeSetup(Array<string>(7).fill('DUDU'), options),
});
