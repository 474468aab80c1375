import { expect } from '@open-wc/testing';
import type { GameHarness } from './game-harness.js';

/** That the page shows what the engine knows, with every card there once, and nothing in the hand. */
export async function expectOrder(table: GameHarness): Promise<void> {
  await table.element.updateComplete;
  expect(table.shown()).to.deep.equal(table.expected());
  const cards = [...table.root.querySelectorAll('solitaire-card')].map(({ card }) => card!.id);
  expect(cards).to.have.length(52);
  expect(new Set(cards).size).to.equal(52);
  expect(['dragged', 'held', 'target'].flatMap((part) => table.withPart(part))).to.deep.equal([]);
}

/** The same, and that no move was made since the deal. */
export async function expectUnmoved(table: GameHarness): Promise<void> {
  await expectOrder(table);
  expect(table.game.canUndo).to.equal(false);
}
