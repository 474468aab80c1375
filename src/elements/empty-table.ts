import { CARD_RATIO, GAP } from '../table/layout.js';
import type { TableShape } from '../variants/catalogue.js';

/** Gives a table without a game the proportions of the one to come, as `tableVars` does when it is there. */
export function emptyTableVars(shape: TableShape | undefined): Readonly<Record<string, number>> {
  if (!shape) return {};
  const { columns, rows, grows } = shape;
  return {
    '--_across': columns + (columns + 1) * GAP,
    '--_high': rows * CARD_RATIO + 2 * GAP,
    '--_grows': grows ? 1 : 0,
  };
}
