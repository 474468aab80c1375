import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, orderedDeck } from '../../src/engine.js';
import { transfer } from '../helpers/engine-play.js';
import { legalTexts, textOf } from '../helpers/engine-text.js';

const DEAL = { type: 'deal' } as const;

/** A game with these cards in the bottom row of the pyramid, and these first in the stock. */
function withBottomRow(row: string, stock: string): Game {
  const [bottom, first] = [row.split(' '), stock.split(' ')];
  const others = missingFrom([...bottom, ...first]);
  const apexToRowSix = others.splice(0, 28 - bottom.length);
  return Game.deal('escalator', { deck: [...apexToRowSix, ...bottom, ...first, ...others].join(' ') });
}

/** A game whose pyramid goes up in one run on the first card of the stock. */
function oneRun(): Game {
  const run = orderedDeck()
    .slice(0, 28)
    .map(({ id }) => id);
  const deck = [...run.slice().reverse(), 'KH', ...missingFrom([...run, 'KH'])];
  return Game.deal('escalator', { deck: deck.join(' ') });
}

function missingFrom(cards: readonly string[]): string[] {
  return orderedDeck().flatMap(({ id }) => (cards.includes(id) ? [] : id));
}

describe('Escalator', () => {
  it('begins with a card from the stock: on the empty waste nothing can be played', () => {
    const game = Game.deal('escalator');
    assert.deepEqual(legalTexts(game), ['deal']);
    assert.equal(game.refusal(transfer('tableau-28', 'waste'))?.reason, 'wrong-card');
    assert.deepEqual(game.wanted('waste'), { ranks: [], suits: ['C', 'D', 'H', 'S'] });
  });

  it('plays a card one rank up or down, whatever its suit', () => {
    const game = withBottomRow('6C 6D 8H 8S 7H 9C 5C', '7C');
    game.play(DEAL);
    const fitting = ['tableau-22>waste', 'tableau-23>waste', 'tableau-24>waste', 'tableau-25>waste'];
    assert.deepEqual(legalTexts(game), ['deal', ...fitting]);
  });

  it('has ace and king as neighbours, in both directions', () => {
    const game = withBottomRow('KC 2D AC QH 5C 7C 9C', 'AH');
    game.play(DEAL);
    assert.deepEqual(legalTexts(game), ['deal', 'tableau-22>waste', 'tableau-23>waste']);
    game.play(transfer('tableau-22', 'waste'));
    assert.deepEqual(legalTexts(game), ['deal', 'tableau-24>waste', 'tableau-25>waste']);
    assert.deepEqual(game.wanted('waste').ranks, [1, 12]);
  });

  it('frees a card when both cards on it are gone', () => {
    const game = withBottomRow('5C 6C 8D 8H TC TD TS', '4D');
    assert.equal(game.takeable('tableau-16'), 0);
    game.play(DEAL);
    game.play(transfer('tableau-22', 'waste'));
    assert.equal(game.takeable('tableau-16'), 0, 'one of the two is gone');
    game.play(transfer('tableau-23', 'waste'));
    assert.equal(game.takeable('tableau-16'), 1);
    assert.equal(game.takeable('tableau-17'), 0);
  });

  it('gives a point for each card of the pyramid, none for those of the stock', () => {
    const game = withBottomRow('5C 6C 8D 8H TC TD TS', '4D');
    assert.deepEqual(game.play(DEAL).score, { before: 0, after: 0 });
    assert.deepEqual(game.play(transfer('tableau-22', 'waste')).score, { before: 0, after: 1 });
    assert.deepEqual(game.undo()?.score, { before: 1, after: 0 });
  });

  it('is won when the pyramid is gone, with 28 points, whatever is left in the stock', () => {
    const game = oneRun();
    game.play(DEAL);
    for (let pile = 28; pile > 1; pile--) {
      assert.equal(game.play(transfer(`tableau-${pile}`, 'waste')).status, 'playing');
    }
    assert.equal(game.play(transfer('tableau-1', 'waste')).status, 'won');
    assert.equal(game.score, 28);
    assert.equal(game.pile('stock').cards.length, 23);
    assert.deepEqual(game.legalMoves(), []);
  });

  it('has no redeal, and is over at once when the stock is empty and nothing fits', () => {
    const game = withBottomRow('5C 6C 8D 8H TC TD TS', '4D');
    while (game.pile('stock').cards.length > 1) assert.equal(game.play(DEAL).status, 'playing');
    assert.equal(game.play(DEAL).status, 'stuck');
    assert.equal(textOf(game.pile('waste').cards.slice(-1)), 'KS');
    assert.equal(game.redealsLeft, 0);
    assert.equal(game.refusal({ type: 'redeal' })?.reason, 'no-redeal-left');
  });

  it('names the stock when it has to be turned, and a card when one fits', () => {
    const game = withBottomRow('5C 6C 8D 8H TC TD TS', '4D');
    assert.deepEqual(game.hint(), DEAL);
    game.play(DEAL);
    assert.deepEqual(game.hint(), transfer('tableau-22', 'waste'));
  });
});
