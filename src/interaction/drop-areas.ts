import type { PileId } from '../engine/index.js';
import { dropBox, type Box, type DropArea } from '../table/hit-test.js';
import type { TableView } from './table-view.js';

/**
 * Measures where cards may be let go.
 * @param from the pile that the held cards come from
 * @param home where the first of them lay
 */
export function dropAreas(view: TableView, from: PileId, home: Box): DropArea[] {
  return view.pileIds().map((pile) => {
    const fan = pile === from ? [home] : view.cardElements(pile).slice(-2).map(boxOf);
    return { pile, box: dropBox(boxOf(view.pileElement(pile)), fan) };
  });
}

function boxOf(element: HTMLElement): Box {
  return element.getBoundingClientRect();
}
