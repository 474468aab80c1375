import type { Point } from '../table/hit-test.js';

/** Safari leaves the `zoom` of ancestors out of what it measures, and has no `currentCSSZoom` either. */
const measuresWithoutZoom = 'Element' in globalThis && !('currentCSSZoom' in Element.prototype);

/** Where a pointer is, in the pixels in which the boxes of the table and its cards are measured. */
export function pointOf({ clientX, clientY }: MouseEvent, table: Element): Point {
  if (!measuresWithoutZoom) return { x: clientX, y: clientY };
  const zoom = zoomOf(table);
  return { x: (clientX + scrollX) / zoom - scrollX, y: (clientY + scrollY) / zoom - scrollY };
}

/** How much an element is zoomed by itself and all around it, also beyond shadow trees. */
function zoomOf(element: Element): number {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  const around = element.assignedSlot ?? element.parentElement ?? host;
  return (parseFloat(getComputedStyle(element).zoom) || 1) * (around ? zoomOf(around) : 1);
}
