import { topCard, withCards, type Card, type PilePlan, type Position } from '../../engine/index.js';

/** The cards of some places for one card each; `undefined` for a gap. */
export function cardsAt(cells: readonly PilePlan[], { piles }: Position): (Card | undefined)[] {
  return cells.map(({ index }) => topCard(piles[index]!));
}

/** A position with these cards in these places, one in each, and gaps where there are none. */
export function laidOut(
  position: Position,
  cells: readonly PilePlan[],
  cards: readonly (Card | undefined)[],
): Position {
  const before = cardsAt(cells, position);
  const changed = cells.flatMap(({ index }, i) => {
    const card = cards[i];
    return card === before[i] ? [] : [[index, card ? [card] : []] as const];
  });
  return withCards(position, new Map(changed));
}
