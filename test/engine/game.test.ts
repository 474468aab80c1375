import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Game, orderedDeck, simpleMoves } from '../../src/engine.js';
import { assertToldExactly } from '../helpers/engine-changes.js';
import {
  anyPick,
  anyPicks,
  cardsOf,
  freshGame,
  pickMove,
  playPick,
  startedGame,
  transfer,
  twinOf,
} from '../helpers/engine-play.js';
import { snapshot, textOf } from '../helpers/engine-text.js';

const FULL_DECK = orderedDeck()
  .map(({ id }) => id)
  .sort();

describe('any legal moves in any game', () => {
  it('keep the 52 cards, each once', () => {
    fc.assert(
      fc.property(freshGame, anyPicks, (game, picks) => {
        for (const pick of picks) {
          playPick(game, pick);
          assert.deepEqual(cardsOf(game.piles), FULL_DECK);
        }
      }),
    );
  });

  it('can be taken back to the deal and made again, each step as it was', () => {
    fc.assert(
      fc.property(freshGame, anyPicks, (game, picks) => {
        const seen = [snapshot(game)];
        for (const pick of picks) if (playPick(game, pick)) seen.push(snapshot(game));
        for (const state of seen.slice(0, -1).reverse()) {
          game.undo();
          assert.deepEqual(snapshot(game), { ...state, canRedo: true });
        }
        assert.equal(game.undo(), undefined);
        for (const state of seen.slice(1)) {
          game.redo();
          assert.deepEqual(snapshot(game), { ...state, canRedo: state !== seen.at(-1) });
        }
        assert.equal(game.redo(), undefined);
      }),
    );
  });

  it('cut off what was undone before', () => {
    fc.assert(
      fc.property(startedGame, fc.nat(20), anyPick, (game, undos, pick) => {
        for (let i = 0; i < undos; i++) game.undo();
        const past = game.history;
        const move = pickMove(game, pick);
        fc.pre(move !== undefined);
        game.play(move);
        assert.deepEqual(game.history, [...past, move]);
        assert.equal(game.canRedo, false);
      }),
    );
  });

  it('lead back to the deal by restart, with nothing left to undo or redo', () => {
    fc.assert(
      fc.property(startedGame, (game) => {
        const { variant, options, deck } = game;
        game.undo();
        game.restart();
        assert.deepEqual(snapshot(game), snapshot(Game.deal(variant, { deck, options })));
      }),
    );
  });

  it('come back from a save by way of JSON text, and can be undone there too', () => {
    fc.assert(
      fc.property(startedGame, (game) => {
        const loaded = Game.fromJSON(JSON.parse(JSON.stringify(game)));
        assert.deepEqual(snapshot(loaded), snapshot(game));
        assert.deepEqual(
          [loaded.variant, loaded.options, loaded.deal, loaded.deck],
          [game.variant, game.options, game.deal, game.deck],
        );
        while (game.undo()) loaded.undo();
        assert.deepEqual(snapshot(loaded).table, snapshot(game).table);
      }),
    );
  });
});

describe('what a move says', () => {
  it('is exactly what changed, also when it is undone and redone', () => {
    fc.assert(
      fc.property(freshGame, anyPicks, (game, picks) => {
        for (const pick of picks) {
          const before = game.piles;
          const played = playPick(game, pick);
          if (!played) return;
          const after = game.piles;
          assertToldExactly(before, after, played.cards);
          assert.equal(new Set(played.cards.map(({ card }) => card.id)).size, played.cards.length);
          assertToldExactly(after, before, game.undo()!.cards);
          assertToldExactly(before, after, game.redo()!.cards);
        }
      }),
    );
  });

  it('is the score before and after and the status, in both directions', () => {
    fc.assert(
      fc.property(startedGame, anyPick, (game, pick) => {
        const before = { score: game.score, status: game.status };
        const played = playPick(game, pick);
        fc.pre(played !== undefined);
        const after = { score: game.score, status: game.status };
        assert.deepEqual(told(played), { from: before.score, ...after });
        assert.deepEqual(told(game.undo()!), { from: after.score, ...before });
        assert.deepEqual(told(game.redo()!), { from: before.score, ...after });
      }),
    );
  });

  it('covers a sequence as a whole, which is one undo', () => {
    fc.assert(
      fc.property(startedGame, fc.array(anyPick, { minLength: 2, maxLength: 8 }), (game, picks) => {
        const stepwise = twinOf(game);
        const moves = picks.flatMap((pick) => playPick(stepwise, pick)?.move ?? []);
        fc.pre(moves.length > 1);
        const start = snapshot(game);
        const before = game.piles;
        const played = game.play({ type: 'sequence', moves: moves.flatMap(simpleMoves) });
        assertToldExactly(before, game.piles, played.cards);
        assert.deepEqual(played.score, { before: start.score, after: stepwise.score });
        assert.deepEqual(snapshot(game).table, snapshot(stepwise).table);
        assert.equal(game.moveCount, stepwise.moveCount);
        assertToldExactly(game.piles, before, game.undo()!.cards);
        assert.deepEqual(snapshot(game), { ...start, canRedo: true });
      }),
    );
  });
});

describe('what a game hands out', () => {
  it('keeps the same object for each pile and card that a move does not change', () => {
    fc.assert(
      fc.property(freshGame, anyPicks, (game, picks) => {
        for (const pick of picks) {
          const before = game.piles;
          playPick(game, pick);
          for (const [index, pile] of game.piles.entries()) {
            const same = textOf(pile.cards) === textOf(before[index]!.cards);
            assert.equal(pile === before[index], same, pile.id);
          }
        }
      }),
    );
  });

  it('is frozen through and through', () => {
    fc.assert(
      fc.property(startedGame, anyPick, (game, pick) => {
        const played = playPick(game, pick);
        const undone = game.undo();
        for (const data of [played, undone, game.redo(), ...readings(game)]) assertFrozen(data);
      }),
    );
  });

  it('is out of reach of a host that changes its own move afterwards', () => {
    const game = Game.deal('klondike');
    const move = { type: 'sequence' as const, moves: [{ type: 'deal' as const }, { type: 'deal' as const }] };
    game.play(move);
    move.moves.pop();
    assert.equal(game.moveCount, 2);
    assert.deepEqual(game.toJSON().moves, ['deal+deal']);
  });
});

function told({ score, status }: { score: { before: number; after: number }; status: string }) {
  return { from: score.before, score: score.after, status };
}

/** All that can be read from a game. */
function readings(game: Game): unknown[] {
  const ids = game.piles.map(({ id }) => id);
  const { variant, options, piles, history, table } = game;
  return [
    ...[variant, options, piles, history, table],
    ...[game.legalMoves(), game.hint(), game.stockMove(), game.autoplayMoves(), game.finishMoves()],
    ...ids.flatMap((id) => [game.pile(id), game.wanted(id), game.targets(id, 1), game.sendMove(id)]),
    ...ids.map((id) => game.refusal(transfer('tableau-1', id))),
  ];
}

function assertFrozen(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  assert.ok(Object.isFrozen(data), `frozen: ${JSON.stringify(data)}`);
  Object.values(data).forEach(assertFrozen);
}
