import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game } from '../../src/engine.js';
import { anyMoveFrom, playOut, transfer } from '../helpers/engine-play.js';
import { prepared, type Table } from '../helpers/engine-positions.js';
import { prospectOf } from '../helpers/engine-search.js';
import { legalTexts } from '../helpers/engine-text.js';

const UNLIMITED = { redeals: 'unlimited' };

describe('a game that is called stuck', () => {
  const settings = [
    { redeals: 0 },
    { draw: 3, redeals: 0 },
    { draw: 3, ...UNLIMITED },
    { draw: 3, 'kings-only': false },
  ];
  for (const variant of ['athena', 'saratoga', 'klondike']) {
    it(`has nothing new left, however it is played on: ${variant}`, () => {
      let stuck = 0;
      for (let deal = 1; deal <= 160; deal++) {
        const game = Game.deal(variant, { deal, options: settings[deal % settings.length]! });
        playOut(game, anyMoveFrom(deal), 120);
        if (game.status !== 'stuck') continue;
        stuck++;
        assert.equal(prospectOf(game), 'nothing new', JSON.stringify(game));
      }
      assert.ok(stuck > 20, 'many of these games end so');
    });
  }

  it('is found out only where no move is left: escalator', () => {
    for (let deal = 1; deal <= 600; deal++) {
      const game = Game.deal('escalator', { deal });
      playOut(game, anyMoveFrom(deal));
      assert.equal(game.legalMoves().length, 0);
      if (game.status !== 'won') assert.equal(game.pile('stock').cards.length, 0);
      while (game.undo()) assert.equal(game.status, 'playing', 'before the last move it was not over');
    }
  });
});

describe('a game with one way on is not called stuck', () => {
  const ways: readonly (readonly [title: string, table: Table, legal: readonly string[]])[] = [
    [
      'when that is to split a run',
      { foundation: { S: 7 }, tableau: ['8S 7H', '8C'], rest: 1 },
      ['tableau-1>tableau-2'],
    ],
    [
      'when that is to play down from a foundation',
      { foundation: { S: 7 }, tableau: ['6H', '8D'], rest: 1 },
      ['foundation-4>tableau-2'],
    ],
    [
      'when that is to play down from two foundations, one card on the other',
      { foundation: { S: 7, H: 8 }, tableau: ['6D', '9C'], rest: 1 },
      ['foundation-3>tableau-2'],
    ],
    [
      'when that is to move a king to an empty pile',
      { tableau: ['KH', '4C', '4S', '9C', '9S', 'JC'], rest: 1 },
      ['tableau-1>tableau-7'],
    ],
    [
      'when that is to turn the stock to a card that fits',
      { stock: 'AH 3S 9D', tableau: ['5C'], rest: 1 },
      ['deal'],
    ],
    [
      'when that is to turn the stock to a card that fits one from a foundation',
      { foundation: { S: 7 }, stock: '3D 6H 9D', tableau: ['5C', '8D'], rest: 1 },
      ['deal', 'foundation-4>tableau-2'],
    ],
  ];
  for (const [title, table, legal] of ways) {
    it(title, () => {
      const game = prepared(table, { redeals: 0 });
      assert.deepEqual(legalTexts(game), legal);
      assert.equal(prospectOf(game), 'something new');
      assert.equal(game.status, 'playing');
    });
  }

  it('when three cards a turn bring up another card in the next pass', () => {
    const table: Table = { waste: '9D 3S', stock: 'TD 7S AH', tableau: ['5C'], rest: 1 };
    for (const [redeals, status] of [
      [1, 'playing'],
      [0, 'stuck'],
    ] as const) {
      const game = prepared(table, { draw: 3, redeals });
      assert.equal(prospectOf(game), status === 'stuck' ? 'nothing new' : 'something new');
      assert.equal(game.status, status);
    }
  });
});

describe('a game is called stuck although there are legal moves', () => {
  const ends: readonly (readonly [
    title: string,
    table: Table,
    options: Readonly<Record<string, unknown>>,
  ])[] = [
    ['when they only turn the stock through', { stock: '3S 9D TD', tableau: ['5C'], rest: 1 }, UNLIMITED],
    [
      'when three cards a turn never bring up the ace between them',
      { stock: '3S AH 9D', tableau: ['5C'], rest: 1 },
      { draw: 3, ...UNLIMITED },
    ],
    [
      'when they only take a card down and up again',
      { foundation: { S: 7 }, tableau: ['4C', '8D'], rest: 1 },
      {},
    ],
    [
      'when they only move an ace between foundations',
      { foundation: { S: 1 }, tableau: ['5C'], rest: 1 },
      {},
    ],
    ['when they only move a king between empty piles', { tableau: ['4C', 'KH'], rest: 1 }, {}],
  ];
  for (const [title, table, options] of ends) {
    it(title, () => {
      const game = prepared(table, options);
      assert.ok(game.legalMoves().length > 0);
      assert.equal(prospectOf(game), 'nothing new');
      assert.equal(game.status, 'stuck');
    });
  }
});

describe('a game is won', () => {
  const last: Table = { foundation: { C: 13, D: 13, H: 13, S: 12 }, waste: 'KS' };

  it('by the last card, whatever redeals are left, and not stuck', () => {
    const game = prepared(last, { redeals: 0 });
    assert.equal(game.status, 'playing');
    assert.equal(game.play(transfer('waste', 'foundation-4')).status, 'won');
    assert.equal(game.status, 'won');
  });

  it('by redo as by the move itself, and no longer after undo', () => {
    const game = prepared(last);
    game.play(transfer('waste', 'foundation-4'));
    assert.equal(game.undo()?.status, 'playing');
    assert.equal(game.redo()?.status, 'won');
  });

  it('by a last card that comes by way of the tableau', () => {
    const game = prepared(last);
    game.play(transfer('waste', 'tableau-1'));
    assert.equal(game.play(transfer('tableau-1', 'foundation-4')).status, 'won');
  });

  it('and has no legal move, hint or send then, though cards could come back', () => {
    const game = prepared(last);
    game.play(transfer('waste', 'foundation-4'));
    assert.deepEqual(game.legalMoves(), []);
    assert.deepEqual(game.autoplayMoves(), []);
    assert.deepEqual(game.finishMoves(), []);
    assert.equal(game.hint(), undefined);
    assert.equal(game.stockMove(), undefined);
    assert.equal(game.sendMove('waste'), undefined);
    assert.equal(game.takeable('foundation-4'), 0);
    assert.equal(game.refusal(transfer('foundation-4', 'tableau-1'))?.reason, 'game-won');
  });

  it('within a sequence, of which nothing may be left over then', () => {
    const game = prepared(last);
    const moves = [transfer('waste', 'foundation-4'), transfer('foundation-4', 'tableau-1')];
    assert.equal(game.refusal({ type: 'sequence', moves })?.reason, 'game-won');
  });
});
