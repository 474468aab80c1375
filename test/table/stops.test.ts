import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import '../../src/variants/all.js';
import { Game, type Move, type PileId } from '../../src/engine.js';
import { faceDownAt, stopsOf } from '../../src/table/stops.js';

const DEAL: Move = { type: 'deal' };

/** The indexes at which a pile of a game has stops. */
function stopsIn(game: Game, id: PileId): (number | undefined)[] {
  const plan = game.table.piles.find((pile) => pile.id === id)!;
  const stops = stopsOf(plan, game.pile(id));
  for (const { pile } of stops) assert.equal(pile, id);
  return stops.map(({ index }) => index);
}

describe('the stops of a pile', () => {
  it('are the stock itself, whether it has cards or not', () => {
    const game = Game.deal('escalator');
    assert.deepEqual(stopsIn(game, 'stock'), [undefined]);
    while (game.pile('stock').cards.length) game.play(DEAL);
    assert.deepEqual(stopsIn(game, 'stock'), [undefined]);
  });

  it('are the top card of a squared pile', () => {
    const game = Game.deal('klondike');
    for (let turned = 0; turned < 3; turned++) game.play(DEAL);
    assert.deepEqual(stopsIn(game, 'waste'), [2]);
  });

  it('are the top card alone of a waste that shows three, for no other can be taken', () => {
    const game = Game.deal('klondike', { options: { draw: 3 } });
    game.play(DEAL);
    assert.deepEqual(stopsIn(game, 'waste'), [2]);
  });

  it('are each card of a column whose length is limited', () => {
    assert.deepEqual(stopsIn(Game.deal('cruel'), 'tableau-1'), [0, 1, 2, 3]);
  });

  it('are an empty pile itself where it takes cards, and nothing where it takes none', () => {
    const klondike = Game.deal('klondike');
    assert.deepEqual(stopsIn(klondike, 'foundation-1'), [undefined]);
    assert.deepEqual(stopsIn(klondike, 'waste'), []);
    assert.deepEqual(stopsIn(Game.deal('escalator'), 'waste'), []);
  });

  it('are each face-up card of a fan, from the bottom up', () => {
    assert.deepEqual(stopsIn(Game.deal('saratoga'), 'tableau-7'), [0, 1, 2, 3, 4, 5, 6]);
  });

  it('are one for face-down cards that follow each other, the last of them', () => {
    const klondike = Game.deal('klondike');
    assert.deepEqual(stopsIn(klondike, 'tableau-1'), [0]);
    assert.deepEqual(stopsIn(klondike, 'tableau-7'), [5, 6]);
    assert.deepEqual(stopsIn(Game.deal('athena'), 'tableau-4'), [0, 1, 2, 3]);
  });
});

it('A stop of face-down cards knows how many they are', () => {
  const klondike = Game.deal('klondike').pile('tableau-7');
  assert.equal(faceDownAt(klondike, 5), 6);
  assert.equal(faceDownAt(klondike, 6), 0);
  const athena = Game.deal('athena').pile('tableau-4');
  assert.deepEqual([0, 1, 2, 3].map((index) => faceDownAt(athena, index)), [1, 0, 1, 0]);
});
