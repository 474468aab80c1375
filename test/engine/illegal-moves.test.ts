import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMove, Game, IllegalMoveError, type Move, type Reason } from '../../src/engine.js';
import { anyPick, playPick, startedGame, transfer, twinOf } from '../helpers/engine-play.js';
import { prepared } from '../helpers/engine-positions.js';
import { legalTexts, snapshot } from '../helpers/engine-text.js';

const DEAL = { type: 'deal' } as const;
const REDEAL = { type: 'redeal' } as const;

const anyPile = fc.constantFrom(
  ...[
    'stock',
    'waste',
    'foundation-1',
    'foundation-2',
    'foundation-4',
    'tableau-1',
    'tableau-2',
    'tableau-3',
  ],
  ...[
    'tableau-6',
    'tableau-7',
    'tableau-27',
    'tableau-28',
    'tableau-29',
    'foundation',
    'cell-1',
    '',
    '__proto__',
  ],
);
const anyTransfer = fc
  .tuple(anyPile, anyPile, fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer()))
  .map(([from, to, count]) => transfer(from, to, count));
const anySingle = fc.oneof({ weight: 8, arbitrary: anyTransfer }, fc.constantFrom<Move>(DEAL, REDEAL));

const anyJunk = fc.oneof(
  fc.anything({
    withBigInt: true,
    withNullPrototype: true,
    withDate: true,
    withMap: true,
    withSparseArray: true,
  }),
  fc.record({ type: fc.constantFrom('transfer', 'sequence', 'deals', 7, null) }),
  fc.record({ type: fc.constant('transfer'), from: anyPile, to: fc.object(), count: fc.nat() }),
  fc.record({
    type: fc.constant('transfer'),
    from: anyPile,
    to: anyPile,
    count: fc.double({ noInteger: true }),
  }),
  fc.record({ type: fc.constant('sequence'), moves: fc.oneof(fc.anything(), fc.array(fc.anything())) }),
  fc.constantFrom(
    Symbol('move'),
    () => DEAL,
    'deal',
    { type: Symbol('deal') },
    { type: 'sequence', moves: [] },
  ),
);

describe('a move', () => {
  it('is refused, with a reason and without a trace, exactly when it is not among the legal moves', () => {
    fc.assert(
      fc.property(startedGame, fc.array(anySingle, { minLength: 10, maxLength: 40 }), (game, moves) => {
        for (const move of moves) {
          const legal = legalTexts(game).includes(formatMove(move));
          if (legal) assert.equal(game.refusal(move), undefined, formatMove(move));
          else assertRefused(game, move);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is refused, whatever a host hands over in its place', () => {
    fc.assert(
      fc.property(startedGame, anyJunk, (game, junk) => {
        assert.equal(assertRefused(game, junk as Move).reason, 'not-a-move');
      }),
      { numRuns: 300 },
    );
  });

  it('made of several is refused as a whole when one of them is illegal', () => {
    fc.assert(
      fc.property(startedGame, fc.array(anyPick, { maxLength: 5 }), anySingle, (game, picks, last) => {
        const twin = twinOf(game);
        const moves = picks.flatMap((pick) => playPick(twin, pick)?.move ?? []);
        fc.pre(moves.length > 0 && twin.refusal(last) !== undefined);
        const refused = assertRefused(game, { type: 'sequence', moves: [...moves, last] } as Move);
        assert.equal(refused.reason, twin.refusal(last)!.reason);
      }),
    );
  });
});

describe('the reason why a move is refused', () => {
  const game = prepared({
    foundation: { S: 1 },
    waste: '9C 2D',
    stock: 'AC',
    tableau: ['7Hx 6S 5S', '8S 7D', 'KD QS JH TS', '3H', '8C', '5C'],
    rest: 6,
  });
  const reasons: readonly (readonly [title: string, move: string | Move, reason: Reason])[] = [
    ['no such pile', transfer('tableau-9', 'tableau-1'), 'unknown-pile'],
    ['a pile onto itself', transfer('tableau-2', 'tableau-2'), 'same-pile'],
    ['more cards than there are', transfer('tableau-5', 'tableau-2', 2), 'too-few-cards'],
    ['a face-down card', transfer('tableau-1', 'tableau-2', 3), 'face-down'],
    ['the stock, which gives no card', transfer('stock', 'waste'), 'takes-none-from-here'],
    ['a card under the top of the waste', transfer('waste', 'tableau-2', 2), 'top-card-only'],
    ['cards of one colour', transfer('tableau-1', 'tableau-2', 2), 'not-a-run'],
    ['a goal that takes nothing', transfer('tableau-2', 'waste'), 'accepts-none'],
    ['a run to a foundation', transfer('tableau-2', 'foundation-2', 2), 'one-card-only'],
    ['a card that does not fit', transfer('tableau-2', 'tableau-1'), 'wrong-card'],
    ['a redeal while the stock has cards', REDEAL, 'stock-not-empty'],
    ['half a card', transfer('tableau-2', 'tableau-5', 0.5), 'not-a-move'],
    ['no card', transfer('tableau-2', 'tableau-5', 0), 'not-a-move'],
  ];
  for (const [title, move, reason] of reasons) {
    it(`is "${reason}" for ${title}`, () => assert.equal(game.refusal(move as Move)?.reason, reason));
  }

  it('is "stock-empty", "waste-empty" or "no-redeal-left" for a stock that cannot be turned', () => {
    const empty = prepared({ tableau: ['5C'], rest: 1 });
    assert.equal(empty.refusal(DEAL)?.reason, 'stock-empty');
    assert.equal(empty.refusal(REDEAL)?.reason, 'waste-empty');
    const turned = prepared({ waste: 'TC', tableau: ['5C'], rest: 1 }, { redeals: 0 });
    assert.equal(turned.refusal(REDEAL)?.reason, 'no-redeal-left');
  });

  it('is "covered" for a card of the pyramid under another', () => {
    assert.equal(Game.deal('escalator').refusal(transfer('tableau-1', 'waste'))?.reason, 'covered');
  });

  it('comes with the cards that would fit', () => {
    const wanted = { ranks: [4], suits: ['D', 'H'] };
    assert.deepEqual(game.refusal(transfer('tableau-2', 'tableau-1'))?.wanted, wanted);
    assert.deepEqual(game.wanted('tableau-1'), wanted);
    assert.deepEqual(game.wanted('foundation-4'), { ranks: [2], suits: ['S'] });
    assert.deepEqual(game.wanted('foundation-1'), { ranks: [1], suits: ['C', 'D', 'H', 'S'] });
    assert.deepEqual(game.wanted('stock'), { ranks: [], suits: [] });
  });

  it('is told in words, with the move', () => {
    assert.throws(() => game.play(transfer('waste', 'foundation-4', 1)), {
      name: 'IllegalMoveError',
      code: 'illegal-move',
      message: 'Illegal move waste>foundation-4: wrong card.',
    });
  });
});

/** Checks that a move is refused alike by `refusal` and `play`, and that the game stays as it is. */
function assertRefused(game: Game, move: Move): IllegalMoveError {
  const before = snapshot(game);
  const { piles } = game;
  let refused: unknown;
  try {
    game.play(move);
  } catch (error) {
    refused = error;
  }
  assert.ok(refused instanceof IllegalMoveError, `refused with a reason, not ${String(refused)}`);
  assert.match(refused.message, /^Illegal move .+: .+\.$/s);
  assert.deepEqual(game.refusal(move), {
    reason: refused.reason,
    ...(refused.wanted && { wanted: refused.wanted }),
  });
  assert.equal(game.piles, piles);
  assert.deepEqual(snapshot(game), before);
  return refused;
}
