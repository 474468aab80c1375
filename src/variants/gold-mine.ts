import { defineVariant } from '../engine/index.js';
import { alike } from './families/groups.js';
import { klondikeRules } from './families/klondike-rules.js';
import { klondikeOptions, klondikeSetup } from './klondike-family.js';

const options = {
  draw: { ...klondikeOptions.draw, default: 3 },
  redeals: { ...klondikeOptions.redeals, default: 0 },
  'kings-only': { ...klondikeOptions['kings-only'], default: false },
};

const page = klondikeRules(
  {
    setup: ['Seven empty tableau piles.'],
    strategy: [
      'Do not fill all seven piles at once: a pile once begun with a low card is closed for long.',
      'Only every third card can be played at first. Count which of them come free when one is taken.',
    ],
  },
  52,
);

/** Gold Mine: Klondike from the stock alone, three cards at a time, once through. Rules after AisleRiot's Gold Mine. */
export const goldMine = defineVariant({
  id: 'gold-mine',
  name: 'Gold Mine',
  options,
  setup: (settings) => klondikeSetup(alike(7, ''), settings),
  rules: {
    ...page,
    setup: ['All 52 cards are the stock. Seven tableau piles, the waste and four foundations start empty.'],
    rules: page.rules.map((rule) =>
      rule.startsWith('An empty pile') ? 'An empty pile takes any card, and any run.' : rule,
    ),
    options: [
      'Cards turned at a time: one or three. Three at first.',
      'Redeals: how often the waste may turn back. None at first.',
      'Only kings in empty piles: switched on, no other card may begin a pile.',
    ],
  },
});
