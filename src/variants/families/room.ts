import type { Refusing } from '../../engine/index.js';

/**
 * Between the piles of a group, only as many cards move at once as could go one by one: one more than there are empty
 * cells, and twice as many for each empty column, the target not counted.
 * @param cells the group of the cells, if there are any
 * @param columns the group of the columns, if any card may go to an empty one
 */
export function onlyWithRoom(cells: string | undefined, columns?: string): Refusing {
  return ({ piles }, to, { length }, from, { byGroup }) => {
    if (length === 1 || from.group !== to.group) return undefined;
    const empty = (group = '') =>
      byGroup.get(group)?.filter((pile) => pile !== to && !piles[pile.index]!.cards.length).length ?? 0;
    return length > (empty(cells) + 1) * 2 ** empty(columns) ? 'no-room' : undefined;
  };
}
