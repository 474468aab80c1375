import type { Card, DeckRule } from '../../engine/index.js';

const ACE = 1;
const isAce = ({ rank }: Card) => rank === ACE;

/** One pack whose aces are dealt before all other cards, in the order in which they come. */
export const ACES_FIRST: DeckRule = {
  arranged: (deck) => [...deck.filter(isAce), ...deck.filter((card) => !isAce(card))],
};
