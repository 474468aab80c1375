import type { Card, CardId } from './card.js';
import type { CardChange, Spot } from './move.js';
import type { Position } from './pile.js';

interface Lying {
  readonly card: Card;
  readonly spot: Spot;
}

/** What became of each card from one position to another: first those that moved, then those that only turned. */
export function changesBetween(before: Position, after: Position): CardChange[] {
  const was = lyingElsewhere(before, after);
  const changes = [...lyingElsewhere(after, before).values()].map(({ card, spot: to }) => {
    const { card: old, spot: from } = was.get(card.id)!;
    return { card, from, to, turned: old !== card };
  });
  const moves = ({ from, to }: CardChange) => from.pile !== to.pile || from.index !== to.index;
  return [...changes.filter(moves), ...changes.filter((change) => change.turned && !moves(change))];
}

/** The cards that lie in one position where they do not in the other; perhaps some more, by their ids. */
function lyingElsewhere({ piles }: Position, other: Position): Map<CardId, Lying> {
  const found = new Map<CardId, Lying>();
  for (const [i, { id, cards }] of piles.entries()) {
    const there = other.piles[i]!.cards;
    let index = cards === there ? cards.length : 0;
    while (index < cards.length && cards[index] === there[index]) index++;
    for (; index < cards.length; index++) {
      const card = cards[index]!;
      found.set(card.id, { card, spot: { pile: id, index } });
    }
  }
  return found;
}
