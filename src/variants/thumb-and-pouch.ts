import { defineVariant } from '../engine/index.js';
import { allFaceUp } from './families/groups.js';
import { klondikeRules } from './families/klondike-rules.js';
import { growingPiles, klondikeOptions, klondikeSetup } from './klondike-family.js';

const options = {
  ...klondikeOptions,
  'kings-only': { ...klondikeOptions['kings-only'], default: false },
};

const page = klondikeRules({
  setup: ['Seven tableau piles of one to seven cards, from left to right. Only the last card of each is face up.'],
  strategy: [
    'Three of four cards fit nearly everywhere: look for the move that turns a card up, not for one that fits.',
    'Keep the suits apart where you can, so that runs go up smoothly at the end.',
    'An empty pile takes anything, so empty the short ones early.',
  ],
});

/** Thumb and Pouch: Klondike built down in any other suit. Rules after AisleRiot's Thumb and Pouch. */
export const thumbAndPouch = defineVariant({
  id: 'thumb-and-pouch',
  name: 'Thumb and Pouch',
  options,
  setup: (settings) =>
    klondikeSetup(growingPiles('D', 'U'), settings, { build: { by: 'other', step: -1 }, take: allFaceUp }),
  rules: {
    ...page,
    rules: [
      'Tableau piles are built down in any suit but the same: the nine of hearts takes every eight that is no heart.',
      'Any face-up card moves together with all that lie on it.',
      'An empty pile takes any card or run.',
      ...page.rules.slice(3),
    ],
    options: [
      ...page.options.slice(0, 2),
      'Only kings in empty piles: switched on, no other card may begin a pile.',
    ],
  },
});
