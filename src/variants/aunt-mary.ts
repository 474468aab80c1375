import { defineVariant } from '../engine/index.js';
import { klondikeRules } from './families/klondike-rules.js';
import { klondikeOptions, klondikeSetup } from './klondike-family.js';

const COLUMNS = 6;

/** Each pile has six cards: one face down in the second, two in the third, and so on. */
const FACES = Array.from({ length: COLUMNS }, (_, i) => 'D'.repeat(i) + 'U'.repeat(COLUMNS - i));

/** Aunt Mary: Klondike with six piles of six cards and a short stock. Rules after AisleRiot's Aunt Mary. */
export const auntMary = defineVariant({
  id: 'aunt-mary',
  name: 'Aunt Mary',
  options: klondikeOptions,
  setup: (options) => klondikeSetup(FACES, options, { columns: COLUMNS }),
  rules: klondikeRules(
    {
      setup: [
        'Six tableau piles of six cards each. The first lies open; in each pile after it one card more is face down.',
      ],
      strategy: [
        'The stock is short and comes round three times: what you cannot use now you will soon see again.',
        'The right-hand piles hide most: open them first.',
        'Six piles leave little room, so an empty one is worth much.',
      ],
    },
    16,
  ),
});
