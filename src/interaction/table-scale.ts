/** How many screen pixels one pixel of the table takes up: an ancestor may be scaled or zoomed. */
export function scaleOf(table: HTMLElement): number {
  return table.getBoundingClientRect().width / table.offsetWidth || 1;
}
