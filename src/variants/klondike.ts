import { defineVariant } from '../engine/index.js';
import { growingPiles, klondikeOptions, klondikeRules, klondikeSetup } from './klondike-family.js';

/** Klondike: seven piles of one to seven cards, the last one up. */
export const klondike = defineVariant({
  id: 'klondike',
  name: 'Klondike',
  options: klondikeOptions,
  setup: (options) => klondikeSetup(growingPiles('D', 'U'), options),
  rules: klondikeRules({
    setup: [
      'Seven tableau piles of one to seven cards, from left to right. Only the last card of each is face up.',
    ],
    strategy: [
      'First turn up face-down cards, in the longest piles before the others.',
      'Empty a pile only when a king waits to fill it.',
      'Aces and twos go up at once. Keep higher cards back while they may still carry others.',
    ],
  }),
});
