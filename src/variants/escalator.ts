import { defineVariant } from '../engine/index.js';
import { playedPyramid } from './families/played-pyramid.js';

const CARDS = 28;

/** Escalator: a pyramid of 28 is cleared by rank, up or down. Rules after AisleRiot's Escalator. */
export const escalator = defineVariant({
  id: 'escalator',
  name: 'Escalator',
  options: {},
  setup: () => playedPyramid(Array<string>(CARDS).fill('U')),
  rules: {
    setup: [
      'A pyramid of 28 cards, all face up, in rows of one to seven. ' +
        'Each card lies half under two cards of the next row.',
      'The other 24 cards are the stock. Turn the first to begin.',
    ],
    goal: ['Clear the whole pyramid.'],
    rules: [
      'A card of the pyramid that no other covers goes to the waste if it is one rank above or below ' +
        'the card there. Suits do not matter.',
      'Ace and king are neighbours: each goes on the other.',
      'When nothing fits, turn the next card from the stock. There is no redeal.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card taken from the pyramid. The most is 28.'],
    strategy: [
      'Where two cards fit, take the one that leads to the longer run.',
      'Uncover evenly: a card comes free only when both cards on it are gone.',
      'Look for a run that turns back before you turn the stock.',
    ],
  },
});
