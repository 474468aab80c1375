import { defineVariant } from '../engine/index.js';
import { growingPiles, klondikeOptions, klondikeSetup } from './klondike-family.js';

/** Saratoga: Klondike with all cards of the tableau face up. */
export const saratoga = defineVariant({
  id: 'saratoga',
  name: 'Saratoga',
  options: klondikeOptions,
  setup: (options) => klondikeSetup(growingPiles('U', 'U'), options),
});
