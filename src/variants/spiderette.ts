import { defineVariant } from '../engine/index.js';
import { spiderRules, spiderSetup } from './families/spider.js';
import { growingPiles } from './klondike-family.js';

/** Spiderette: Spider with one pack on the table of Klondike. Rules after AisleRiot's Spiderette. */
export const spiderette = defineVariant({
  id: 'spiderette',
  name: 'Spiderette',
  options: {},
  setup: () => spiderSetup(growingPiles('D', 'U'), 4),
  rules: spiderRules(
    {
      setup: [
        'Seven tableau piles of one to seven cards, from left to right. Only the last card of each is face up.',
        'The other 24 cards are the stock: three rounds of seven, and three cards at last.',
      ],
      options: ['This game has no options.'],
    },
    4,
  ),
});
