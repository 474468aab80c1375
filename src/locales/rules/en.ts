import { klondikeRules } from '../../variants/families/klondike-rules.js';
import type { RulesTexts } from '../texts.js';

/** The rules pages of the games that are there from the start, in English; all other games have theirs with them. */
export default {
  'rules.escalator': {
    setup: [
      'A pyramid of 28 cards, all face up, in rows of one to seven. Each card lies half under two cards of the next row.',
      'The other 24 cards are the stock. Turn the first to begin.',
    ],
    goal: ['Clear the whole pyramid.'],
    rules: [
      'A card of the pyramid that no other covers goes to the waste if it is one rank above or below the card there. Suits do not matter.',
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
  'rules.athena': klondikeRules({
    setup: ['Seven tableau piles of four cards each: from the bottom one down, one up, one down, one up.'],
    strategy: [
      'A face-up card under a face-down one waits until that one has turned and gone.',
      'All piles are equally long: work on the one whose buried card you need first.',
    ],
  }),
  'rules.saratoga': klondikeRules({
    setup: ['Seven tableau piles of one to seven cards, from left to right, all of them face up.'],
    strategy: [
      'Nothing in the tableau is hidden: look for the low cards first and dig towards them.',
      'Do not let a low card vanish under a long run of its own making.',
    ],
  }),
  'rules.klondike': klondikeRules({
    setup: ['Seven tableau piles of one to seven cards, from left to right. Only the last card of each is face up.'],
    strategy: [
      'First turn up face-down cards, in the longest piles before the others.',
      'Empty a pile only when a king waits to fill it.',
      'Aces and twos go up at once. Keep higher cards back while they may still carry others.',
    ],
  }),
} satisfies RulesTexts;
