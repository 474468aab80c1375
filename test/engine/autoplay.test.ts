import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMove, Game, type Move } from '../../src/engine.js';
import { nameOf, playOut, SETTINGS, startedGame, transfer, twinOf } from '../helpers/engine-play.js';
import { prepared, type Table } from '../helpers/engine-positions.js';
import { snapshot } from '../helpers/engine-text.js';

describe('autoplay', () => {
  const table: Table = { waste: '3S 4D AS', tableau: ['AH', '2S', 'AD', '9Cx 4S', '9D'], rest: 5 };
  const order = [
    'waste>foundation-1',
    'tableau-1>foundation-2',
    'tableau-2>foundation-1',
    'tableau-3>foundation-3',
  ];

  it('sends again and again the first card that can go: the waste, then the tableau from the left', () => {
    assert.deepEqual(prepared(table).autoplayMoves().map(formatMove), order);
  });

  it('looks at the waste again after each card', () => {
    const game = prepared({ ...table, waste: '2H 3S AS' });
    assert.deepEqual(game.autoplayMoves().map(formatMove), [
      'waste>foundation-1',
      'tableau-1>foundation-2',
      'tableau-2>foundation-1',
      'waste>foundation-1',
      'waste>foundation-2',
      'tableau-3>foundation-3',
      'tableau-4>foundation-1',
    ]);
  });

  it('is one move of the game, taken back by one undo', () => {
    const game = prepared(table);
    const start = snapshot(game);
    game.play({ type: 'sequence', moves: game.autoplayMoves() });
    assert.equal(game.score, 4);
    assert.equal(game.moveCount, 4);
    assert.deepEqual(game.history.map(formatMove), [order.join('+')]);
    game.undo();
    assert.deepEqual(snapshot(game), { ...start, canRedo: true });
  });

  it('can be played in any game, and leaves nothing to send', () => {
    fc.assert(
      fc.property(startedGame, (game) => {
        const moves = game.autoplayMoves();
        fc.pre(moves.length > 0);
        const { score } = game.play({ type: 'sequence', moves });
        assert.equal(score.after - score.before, moves.length);
        assert.deepEqual(game.autoplayMoves(), []);
      }),
    );
  });

  it('does nothing where a click plays a card', () => {
    const game = Game.deal('escalator');
    game.play({ type: 'deal' });
    assert.equal(game.sendsOn, 'click');
    assert.deepEqual(game.autoplayMoves(), []);
  });
});

describe('a card that is sent', () => {
  it('goes to the first foundation that takes it', () => {
    const game = prepared({
      foundation: { C: 1, H: 6 },
      waste: 'AS',
      tableau: ['8S 7H', '9D', '3C'],
      rest: 2,
    });
    assert.deepEqual(game.sendMove('waste'), transfer('waste', 'foundation-2'));
    assert.deepEqual(game.sendMove('tableau-1'), transfer('tableau-1', 'foundation-3'));
    assert.equal(game.sendMove('tableau-2'), undefined, 'a card that does not fit');
    assert.equal(game.sendMove('tableau-4'), undefined, 'an empty pile');
    assert.equal(game.sendMove('foundation-1'), undefined, 'a card that is there already');
    assert.equal(game.sendMove('stock'), undefined);
  });

  it('goes from the pyramid to the waste in Escalator, once it is uncovered and fits', () => {
    const game = Game.deal('escalator');
    game.play({ type: 'deal' });
    for (const { id, role } of game.piles) {
      const legal = role === 'tableau' && game.targets(id, 1).length > 0;
      assert.deepEqual(game.sendMove(id), legal ? transfer(id, 'waste') : undefined);
    }
  });
});

describe('finishing', () => {
  const open: Table = {
    foundation: { C: 11, D: 11, H: 10, S: 11 },
    stock: 'KS QS',
    waste: 'JH QH',
    tableau: ['KC QD', 'KD QC', 'KH'],
  };

  it('wins the game as one move, turning the stock where it must', () => {
    const game = prepared(open);
    const finish: Move = { type: 'sequence', moves: game.finishMoves() };
    assert.ok(finish.moves.some(({ type }) => type === 'deal'));
    assert.equal(game.play(finish).status, 'won');
    assert.equal(game.history.length, 1);
    game.undo();
    assert.equal(game.status, 'playing');
  });

  it('turns the waste back as often as it must, and no oftener than it may', () => {
    for (const redeals of [1, 5, 'unlimited']) {
      const moves = prepared(open, { redeals }).finishMoves();
      assert.equal(moves.filter(({ type }) => type === 'redeal').length, 1);
    }
    assert.deepEqual(prepared(open, { redeals: 0 }).finishMoves(), []);
  });

  it('is none where a card lies wrong, however often the stock may be turned', () => {
    const crossed: Table = { ...open, tableau: ['QD KC', 'QC KD', 'KH'] };
    assert.deepEqual(prepared(crossed, { redeals: 'unlimited' }).finishMoves(), []);
  });

  for (const { variant, options } of SETTINGS) {
    it(`is none at the start, and wins whenever there is one: ${nameOf({ variant, options })}`, () => {
      for (let deal = 1; deal <= 3; deal++) {
        const game = Game.deal(variant, { deal, options });
        assert.deepEqual(game.finishMoves(), []);
        playOut(game, () => (game.finishMoves().length ? undefined : game.hint()));
        const moves = game.finishMoves();
        if (moves.length) assert.equal(twinOf(game).play({ type: 'sequence', moves }).status, 'won');
      }
    });
  }
});
