import type { Card, CardId } from './card.js';
import type { CardChange, Spot } from './move.js';
import type { Position } from './pile.js';

/** What became of each card from one position to another: first those that moved, then those that only turned. */
export function changesBetween(before: Position, after: Position): CardChange[] {
  const was = new Map<CardId, { readonly card: Card; readonly spot: Spot }>();
  const differs = (_: unknown, index: number) => before.piles[index] !== after.piles[index];
  for (const { id, cards } of before.piles.filter(differs)) {
    for (const [index, card] of cards.entries()) was.set(card.id, { card, spot: { pile: id, index } });
  }
  const moved: CardChange[] = [];
  const turned: CardChange[] = [];
  for (const { id, cards } of after.piles.filter(differs)) {
    for (const [index, card] of cards.entries()) {
      const { card: old, spot } = was.get(card.id)!;
      const stays = spot.pile === id && spot.index === index;
      if (!stays || old !== card)
        (stays ? turned : moved).push({
          card,
          from: spot,
          to: stays ? spot : { pile: id, index },
          turned: old !== card,
        });
    }
  }
  return [...moved, ...turned];
}
