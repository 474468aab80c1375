import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMove, Game, type Changes, type SimpleMove } from '../../src/engine.js';
import { nameOf, SETTINGS, startedGame } from '../helpers/engine-play.js';
import { prepared, type Table } from '../helpers/engine-positions.js';
import { legalTexts } from '../helpers/engine-text.js';

const DEALS = 10;
const MOST_HINTS = 400;

describe('following hints from the deal', () => {
  for (const { variant, options } of SETTINGS) {
    it(`comes to an end without going round in circles: ${nameOf({ variant, options })}`, () => {
      for (let deal = 1; deal <= DEALS; deal++) {
        const game = Game.deal(variant, { deal, options });
        followHints(game);
        assert.ok(game.moveCount < MOST_HINTS, `deal ${deal} still has hints after ${game.moveCount}`);
      }
    });
  }
});

describe('a hint', () => {
  it('is a legal move, and the stock where that is all that is left', () => {
    fc.assert(
      fc.property(startedGame, (game) => {
        const hint = game.hint();
        if (hint) assert.equal(game.refusal(hint), undefined);
        if (game.status !== 'playing') assert.equal(hint, undefined);
        else if (game.legalMoves().every(({ type }) => type !== 'transfer'))
          assert.deepEqual(hint, game.stockMove());
      }),
      { numRuns: 200 },
    );
  });

  const hints: readonly (readonly [
    title: string,
    hint: string | undefined,
    table: Table,
    options?: object,
  ])[] = [
    [
      'sends up an ace before all else',
      'waste>foundation-1',
      { waste: 'AC', tableau: ['8S', '9Hx 9D', '5D', '6Sx 6C', 'TS'], rest: 5 },
    ],
    [
      'turns up a card before it sends up one that may still be needed',
      'tableau-2>tableau-3',
      { foundation: { H: 6 }, tableau: ['7H', '9Sx 4D', '5C'], rest: 3 },
    ],
    [
      'sends up what can go when nothing is to be turned up',
      'tableau-1>foundation-3',
      { foundation: { H: 6 }, tableau: ['7H', '4D'], rest: 2 },
    ],
    [
      'splits a run when that lets a card go up',
      'tableau-1>tableau-2',
      { foundation: { S: 7 }, tableau: ['9H 8S 7H', '8C'], rest: 2 },
    ],
    ['plays a waste card that fits', 'waste>tableau-1', { waste: '4D', tableau: ['5C'], rest: 1 }],
    [
      'turns the stock when a card that fits is still to come',
      'deal',
      { stock: '4D 9S 2H', tableau: ['5C'], rest: 1 },
    ],
    [
      'turns the waste back when a card that fits has gone by',
      'redeal',
      { waste: '4D 9S 2H', tableau: ['5C'], rest: 1 },
    ],
    [
      'does not move a king from one empty place to another',
      'deal',
      { stock: '9S', tableau: ['KH QC', '8S 7H', '8C'], rest: 3 },
      { redeals: 0 },
    ],
    [
      'does not move a card from one fitting place to another',
      'deal',
      { stock: '2S', tableau: ['8S 7H', '8C'], rest: 2 },
      { redeals: 0 },
    ],
    [
      'is none when turning without limit brings nothing',
      undefined,
      { stock: '2S', tableau: ['8S 7H', '8C'], rest: 2 },
      { redeals: 'unlimited' },
    ],
    ['is none in a game that is stuck', undefined, { stock: '2S', tableau: ['5C'], rest: 1 }],
  ];
  for (const [title, hint, table, options] of hints) {
    it(title, () => {
      const move = prepared(table, { ...options }).hint();
      assert.equal(move && formatMove(move), hint);
    });
  }

  it('is the stock in Escalator when no card of the pyramid fits, as at the start', () => {
    const game = Game.deal('escalator');
    assert.deepEqual(game.hint(), { type: 'deal' });
  });
});

/** Follows hints to the end, and checks each. */
function followHints(game: Game): void {
  let last: Changes | undefined;
  for (let hint = game.hint(); hint && game.moveCount < MOST_HINTS; hint = game.hint()) {
    assert.ok(legalTexts(game).includes(formatMove(hint)));
    assert.ok(!onlyChangesPlace(game, hint), `${formatMove(hint)} changes nothing but the place`);
    if (last && takesBack(hint, last.move as SimpleMove)) {
      assert.ok(
        last.cards.some(({ turned }) => turned),
        `${formatMove(hint)} takes the hint before back for nothing`,
      );
    }
    last = game.play(hint);
  }
}

/** A whole tableau pile to an empty one. */
function onlyChangesPlace(game: Game, move: SimpleMove): boolean {
  if (move.type !== 'transfer') return false;
  const [from, to] = [game.pile(move.from), game.pile(move.to)];
  return from.role === to.role && from.cards.length === move.count && to.cards.length === 0;
}

function takesBack(move: SimpleMove, last: SimpleMove): boolean {
  if (move.type !== 'transfer' || last.type !== 'transfer') return false;
  return move.from === last.to && move.to === last.from && move.count === last.count;
}
