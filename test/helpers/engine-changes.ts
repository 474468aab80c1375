import assert from 'node:assert/strict';
import type { CardChange, Pile } from '../../src/engine.js';

interface Lying {
  readonly pile: string;
  readonly index: number;
  readonly faceUp: boolean;
}

/**
 * Checks that what a move says it changed is exactly what changed: each change starts where its card lies,
 * tells of something, and all together they lead from one table to the other.
 */
export function assertToldExactly(
  before: readonly Pile[],
  after: readonly Pile[],
  changes: readonly CardChange[],
) {
  const table = lyingOn(before);
  for (const { card, from, to, turned } of changes) {
    const { faceUp, ...spot } = table.get(card.id)!;
    assert.deepEqual({ ...from }, spot, `${card.id} lies where the change takes it from`);
    assert.equal(turned, card.faceUp !== faceUp, `${card.id} turned`);
    assert.ok(turned || from.pile !== to.pile || from.index !== to.index, `${card.id} changed at all`);
    table.set(card.id, { ...to, faceUp: card.faceUp });
  }
  assert.deepEqual(table, lyingOn(after));
}

function lyingOn(piles: readonly Pile[]): Map<string, Lying> {
  const table = new Map<string, Lying>();
  for (const pile of piles) {
    for (const [index, card] of pile.cards.entries()) {
      table.set(card.id, { pile: pile.id, index, faceUp: card.faceUp });
    }
  }
  return table;
}
