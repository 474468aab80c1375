import { catalogue, type CatalogueEntry, type TableShape } from './catalogue.js';

/** A game before its rules are there: what an empty table for it needs. */
export interface LoadableGame extends Pick<CatalogueEntry, 'id' | 'name' | 'load'> {
  readonly table: TableShape | undefined;
}

/**
 * The games of the collection, in its order. In the script builds another module takes the place of this one, which
 * has no more of the catalogue than this.
 */
export const loadableGames: readonly LoadableGame[] = catalogue;
