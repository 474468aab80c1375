import type { CardId, Changes, Game } from '../engine/index.js';

/**
 * The cards that a move brought to another pile; not those that only moved up with the others of their group.
 * @param undone whether it was taken back
 */
export function markedCards({ table }: Game, { move, cards }: Changes, undone: boolean): ReadonlySet<CardId> {
  const groups = new Map(table.piles.map(({ id, group }) => [id, group]));
  const isMoved = (from: string, to: string): boolean => {
    if (from === to) return false;
    if (move.type === 'sequence' || groups.get(from) !== groups.get(to)) return true;
    return move.type === 'transfer' && (undone ? to : from) === move.from;
  };
  return new Set(cards.filter(({ from, to }) => isMoved(from.pile, to.pile)).map(({ card }) => card.id));
}
