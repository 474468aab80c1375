import { defineVariant } from '../engine/index.js';
import { escalator } from './escalator.js';
import { alike } from './families/groups.js';

/** The game that this one differs from by its faces alone. */
const { setup } = escalator.plan({});

/** Elevator: Escalator with all but the lowest row face down. Rules after AisleRiot's Elevator. */
export const elevator = defineVariant({
  id: 'elevator',
  name: 'Elevator',
  options: {},
  setup: () => ({
    ...setup,
    groups: { ...setup.groups, pyramid: { ...setup.groups.pyramid!, turnsUp: true } },
    deal: [{ to: 'pyramid', faces: [...alike(21, 'D'), ...alike(7, 'U')] }],
  }),
  rules: {
    setup: [
      'A pyramid of 28 cards in rows of one to seven, each card half under two of the next row. ' +
        'Only the seven of the lowest row are face up.',
      'The other 24 cards are the stock. Turn the first to begin.',
    ],
    goal: ['Clear the whole pyramid.'],
    rules: [
      'A face-up card of the pyramid goes to the waste if it is one rank above or below the card there, in any suit.',
      'Ace and king are neighbours: each goes on the other.',
      'A card turns up as soon as no other lies on it.',
      'When nothing fits, turn the next card from the stock. There is no redeal.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card taken from the pyramid. The most is 28.'],
    strategy: [
      'Every pair of neighbours that goes turns a card up: prefer the card whose neighbour is gone already.',
      'Of two cards alike play the one that hides more.',
    ],
  },
});
