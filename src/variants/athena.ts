import { defineVariant } from '../engine/index.js';
import { klondikeOptions, klondikeRules, klondikeSetup } from './klondike-family.js';

/** Athena: Klondike from seven equal piles, by turns down and up. */
export const athena = defineVariant({
  id: 'athena',
  name: 'Athena',
  options: klondikeOptions,
  setup: (options) => klondikeSetup(Array<string>(7).fill('DUDU'), options),
  rules: klondikeRules({
    setup: ['Seven tableau piles of four cards each: from the bottom one down, one up, one down, one up.'],
    strategy: [
      'A face-up card under a face-down one waits until that one has turned and gone.',
      'All piles are equally long: work on the one whose buried card you need first.',
    ],
  }),
});
