import { registerVariant } from '../../src/engine.js';
import { prepared, type Table } from './engine-positions.js';
import { deal, type GameHarness, type GameInit } from './game-harness.js';

let laid = 0;

/** Puts a game into the page that starts from a prepared table; it has no controls unless told otherwise. */
export async function lay(
  table: Table,
  init: Pick<GameInit, 'options' | 'controls'> = {},
): Promise<GameHarness> {
  const { variant, deck } = prepared(table);
  const id = `prepared-${++laid}`;
  registerVariant({ ...variant, id });
  return deal({ variant: id, deck, controls: 'none', ...init });
}
