import type { Card, CardId } from './card.js';
import type { CardChange, Spot } from './move.js';
import type { Pile, Position } from './pile.js';

/** What became of each card from one position to another: first those that moved, then those that only turned. */
export function changesBetween(before: Position, after: Position): CardChange[] {
  const was = new Map<CardId, { readonly card: Card; readonly spot: Spot }>();
  for (const [index, pile] of before.piles.entries()) {
    for (const { card, spot } of changed(pile, after.piles[index]!)) was.set(card.id, { card, spot });
  }
  const moved: CardChange[] = [];
  const turned: CardChange[] = [];
  for (const [index, pile] of after.piles.entries()) {
    for (const { card, spot: to } of changed(pile, before.piles[index]!)) {
      const { card: old, spot: from } = was.get(card.id)!;
      const stays = from.pile === to.pile && from.index === to.index;
      (stays ? turned : moved).push({ card, from, to, turned: old !== card });
    }
  }
  return [...moved, ...turned];
}

/** The cards of a pile from the first one on that another pile has not in the same place. */
function changed({ id, cards }: Pile, other: Pile): { readonly card: Card; readonly spot: Spot }[] {
  if (cards === other.cards) return [];
  const first = cards.findIndex((card, index) => card !== other.cards[index]);
  if (first < 0) return [];
  return cards.slice(first).map((card, i) => ({ card, spot: { pile: id, index: first + i } }));
}
