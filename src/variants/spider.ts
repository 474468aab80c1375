import { defineVariant, type Suit } from '../engine/index.js';
import { packs } from './families/packs.js';
import { spiderRules, spiderSetup } from './families/spider.js';

const SUITS_BUILT = 8;

const SUITS: Readonly<Record<number, readonly Suit[]>> = { 1: ['S'], 2: ['H', 'S'], 4: ['C', 'D', 'H', 'S'] };

/** Ten piles: six cards in every third of them, five in the others. */
const FACES = Array.from({ length: 10 }, (_, i) => (i % 3 ? 'DDDDU' : 'DDDDDU'));

/** Spider: eight whole suits from two packs, in four, two or one suits. Rules after AisleRiot's Spider. */
export const spider = defineVariant({
  id: 'spider',
  name: 'Spider',
  options: { suits: { type: 'choice', label: 'Suits', choices: [1, 2, 4], default: 4 } },
  setup: ({ suits }) =>
    spiderSetup(FACES, SUITS_BUILT, packs(SUITS_BUILT / suits, SUITS[suits])),
  rules: spiderRules(
    {
      setup: [
        'Ten tableau piles from 104 cards: six in the first, fourth, seventh and tenth, five in the others. ' +
          'Only the last card of each is face up.',
        'The other 50 cards are the stock, good for five rounds.',
      ],
      options: ['Suits: four, two or one. The fewer there are, the easier is the game.'],
    },
    SUITS_BUILT,
  ),
});
