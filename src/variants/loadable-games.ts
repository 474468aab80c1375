import { catalogue, type CatalogueEntry } from './catalogue.js';

/** A game of the collection before its rules are there: what an empty table for it needs. */
export type LoadableGame = Pick<CatalogueEntry, 'id' | 'name' | 'table' | 'load'>;

/**
 * The games of the collection, in its order. In the script builds another module takes the place of this one, which
 * has no more of the catalogue than this.
 */
export const loadableGames: readonly LoadableGame[] = catalogue;
