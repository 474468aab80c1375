import { variants, type Game, type SolitaireError, type Variant } from '../engine/index.js';
import { Words } from '../locales/words.js';
import type { Asked } from '../session/saved-table.js';
import { loadableGames } from '../variants/loadable-games.js';
import { BUILT_IN } from '../variants/index.js';
import { loadable } from '../variants/load-variant.js';
import { attempt, diagramAsked, servedAsked } from './opening.js';
import type { TableVariants } from './table-variants.js';

/** The table that is shown. */
interface ServedTable {
  readonly games: TableVariants;
  still: Game | undefined;
  leaveEmpty(error?: SolitaireError): void;
}

/**
 * Shows what a page asks for as far as a server can know it, on both sides alike. Nothing is kept, told, loaded or
 * moved.
 * @param isStill whether it is a diagram
 */
export function showServed(table: ServedTable, asked: Asked, isStill: boolean): void {
  table.leaveEmpty();
  const { games } = table;
  const { fault } = attempt(() => games.read(asked.variant));
  if (fault) {
    table.leaveEmpty(fault);
    return;
  }
  const [id] = games.list!.ids;
  games.first = id!;
  games.loading = loadable(id!) !== undefined;
  if (games.loading) return;
  const { value, fault: other } = attempt(() => (isStill ? diagramAsked : servedAsked)(asked, id!));
  if (other) table.leaveEmpty(other);
  table.still = value;
}

/** The variants to choose from: on a server, not those of the collection that another page has asked for. */
export function servedVariants(own: Variant | undefined): readonly Variant[] {
  return [...variants.values()].filter(
    (one) => one === own || BUILT_IN.includes(one) || !loadableGames.some(({ id }) => id === one.id),
  );
}

let english: Words | undefined;

/** The words for taking over what a server has drawn: whatever it wrote in another language is written anew then. */
export function servedWords(): Words {
  return (english ??= new Words('en', {}));
}
