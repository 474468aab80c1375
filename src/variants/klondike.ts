import { defineVariant } from '../engine/index.js';
import { growingPiles, klondikeOptions, klondikeSetup } from './klondike-family.js';

/** Klondike: seven piles of one to seven cards, the last one up. */
export const klondike = defineVariant({
  id: 'klondike',
  name: 'Klondike',
  options: klondikeOptions,
  setup: (options) => klondikeSetup(growingPiles('D', 'U'), options),
});
