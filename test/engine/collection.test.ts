import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMove, Game, parseMove, type SimpleMove } from '../../src/engine.js';
import { assertToldExactly } from '../helpers/engine-changes.js';
import { anySetting, COLLECTION } from '../helpers/engine-collection.js';
import { anyPick, nameOf, playPick } from '../helpers/engine-play.js';
import { legalTexts, snapshot, textOf } from '../helpers/engine-text.js';

const MOST_HINTS = 600;

const anyGame = fc
  .record({ setting: anySetting, deal: fc.integer({ min: 1, max: 2 ** 31 }) })
  .map(({ setting, deal }) => ({ ...setting, deal }));
const anyPicks = fc.array(anyPick, { minLength: 1, maxLength: 60, size: 'max' });
const anyMove = fc.record({
  type: fc.constantFrom('transfer', 'transfer', 'transfer', 'remove', 'deal', 'redeal'),
  from: fc.nat(),
  to: fc.nat(),
  count: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 14 })),
});

describe('a game of the collection, with any options', () => {
  it('is told exactly by its moves, and by taking them back and making them again', () => {
    fc.assert(
      fc.property(anyGame, anyPicks, ({ variant, ...init }, picks) => {
        const game = Game.deal(variant, init);
        const seen = [snapshot(game)];
        for (const pick of picks) {
          const before = game.piles;
          const played = playPick(game, pick);
          if (!played) break;
          assertToldExactly(before, game.piles, played.cards);
          assert.deepEqual(parseMove(formatMove(played.move)), played.move);
          for (const [index, pile] of game.piles.entries())
            assert.equal(pile === before[index], textOf(pile.cards) === textOf(before[index]!.cards), pile.id);
          seen.push(snapshot(game));
        }
        const last = seen.pop()!;
        for (const state of [...seen].reverse()) {
          const after = game.piles;
          const undone = game.undo()!;
          assertToldExactly(after, game.piles, undone.cards);
          assert.deepEqual(snapshot(game), { ...state, canRedo: true });
        }
        while (game.redo());
        assert.deepEqual(snapshot(game), last);
      }),
      { numRuns: 300 },
    );
  });

  it('comes back from a save by way of JSON text', () => {
    fc.assert(
      fc.property(anyGame, anyPicks, ({ variant, ...init }, picks) => {
        const game = Game.deal(variant, init);
        for (const pick of picks) playPick(game, pick);
        assert.deepEqual(snapshot(Game.fromJSON(JSON.parse(JSON.stringify(game)))), snapshot(game));
      }),
    );
  });

  it('refuses, with a reason and without a trace, exactly the moves that are not legal', () => {
    fc.assert(
      fc.property(anyGame, anyPicks, fc.array(anyMove, { minLength: 20 }), ({ variant, ...init }, picks, moves) => {
        const game = Game.deal(variant, init);
        for (const pick of picks) playPick(game, pick);
        const legal = legalTexts(game);
        const { piles } = game;
        for (const move of moves.map((given) => moveIn(game, given))) {
          const refusal = game.refusal(move);
          assert.equal(refusal === undefined, legal.includes(formatMove(move)), formatMove(move));
          if (!refusal) continue;
          assert.throws(() => game.play(move), { code: 'illegal-move', reason: refusal.reason });
          assert.equal(game.piles, piles);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('following hints from the deal, in each game of the collection', () => {
  for (const setting of COLLECTION) {
    it(`comes to an end without going round in circles: ${nameOf(setting)}`, () => {
      const game = Game.deal(setting.variant, { deal: 2, options: setting.options });
      for (let hint = game.hint(); hint; hint = game.hint()) {
        game.play(hint);
        assert.ok(game.moveCount < MOST_HINTS, `there are still hints after ${game.moveCount}`);
      }
    });
  }
});

/** A move between the piles of a game, legal or not. */
function moveIn({ piles }: Game, { type, from, to, count }: { type: string; from: number; to: number; count: number }) {
  const idOf = (number: number) => piles[number % piles.length]!.id;
  if (type === 'deal' || type === 'redeal') return { type } as SimpleMove;
  if (type === 'remove') return { type, pile: idOf(from) } as SimpleMove;
  return { type, from: idOf(from), to: idOf(to), count } as SimpleMove;
}
