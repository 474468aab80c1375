import { defineVariant } from '../engine/index.js';
import { alike } from './families/groups.js';
import { spiderRules, spiderSetup } from './families/spider.js';

/** Will o' the Wisp: Spiderette from seven piles of three. Rules after AisleRiot's Will o' the Wisp. */
export const willOTheWisp = defineVariant({
  id: 'will-o-the-wisp',
  name: 'Will o’ the Wisp',
  options: {},
  setup: () => spiderSetup(alike(7, 'DDU'), 4),
  rules: spiderRules(
    {
      setup: [
        'Seven tableau piles of three cards. Only the last card of each is face up.',
        'The other 31 cards are the stock: four rounds of seven, and three cards at last.',
      ],
      options: ['This game has no options.'],
    },
    4,
  ),
});
