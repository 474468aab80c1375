import { defineVariant } from '../engine/index.js';
import { growingPiles, klondikeOptions, klondikeRules, klondikeSetup } from './klondike-family.js';

/** Saratoga: Klondike with all cards of the tableau face up. */
export const saratoga = defineVariant({
  id: 'saratoga',
  name: 'Saratoga',
  options: klondikeOptions,
  setup: (options) => klondikeSetup(growingPiles('U', 'U'), options),
  rules: klondikeRules({
    setup: ['Seven tableau piles of one to seven cards, from left to right, all of them face up.'],
    strategy: [
      'Nothing in the tableau is hidden: look for the low cards first and dig towards them.',
      'Do not let a low card vanish under a long run of its own making.',
    ],
  }),
});
