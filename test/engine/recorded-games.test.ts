import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, parseMove, type Move } from '../../src/engine.js';
import { readRecordings, type RecordedStep, type Recording } from '../helpers/engine-recordings.js';
import { legalTexts, tableOf } from '../helpers/engine-text.js';

const GAMES = 68;
const STEPS = 11_188;

describe('games recorded from an independent implementation', () => {
  const compared = { games: 0, steps: 0 };

  for (const [variant, recordings] of readRecordings()) {
    it(`go the same way, position by position: ${variant}`, () => {
      for (const recording of recordings) {
        compared.steps += replay(recording);
        compared.games++;
      }
    });
  }

  it('are compared whole: every game and every step', () => {
    assert.deepEqual(compared, { games: GAMES, steps: STEPS });
  });
});

/** Compares a whole game and returns the number of steps compared. */
function replay({ variant, options, deck, piles, steps, end }: Recording): number {
  const game = Game.deal(variant, { deck, options });
  let table = piles;
  const limit = options.redeals ?? 0;
  let redeals = 0;
  let scoreOnceStuck = Infinity;
  assert.deepEqual(tableOf(game.piles), table, 'the deal');
  for (const [index, step] of steps.entries()) {
    const where = `step ${index + 1}, ${step.play}, of ${variant} ${deck}`;
    if (game.status === 'stuck') scoreOnceStuck = Math.min(scoreOnceStuck, game.score);
    assert.deepEqual(legalTexts(game), step.legal, `the legal moves before ${where}`);
    const changes = game.play(recordedMove(game, step));
    if (changes.move.type === 'redeal') redeals++;
    table = { ...table, ...step.piles };
    assert.deepEqual(tableOf(game.piles), table, `the piles after ${where}`);
    assert.equal(game.score, step.score, `the score after ${where}`);
    assert.equal(changes.score.after, step.score, `the score told by ${where}`);
    assert.equal(redeals, step.redeals, `the redeals after ${where}`);
    assert.equal(game.redealsLeft, limit === 'unlimited' ? Infinity : Number(limit) - redeals, where);
    assert.equal(game.status === 'won', step.won === true, `won after ${where}`);
    assert.ok(game.score <= scoreOnceStuck, `a game called stuck scored after ${where}`);
  }
  assert.deepEqual(legalTexts(game), end.legal, `the legal moves at the end of ${deck}`);
  assertEnd(game, end.reason);
  return steps.length;
}

function recordedMove(game: Game, { play }: RecordedStep): Move {
  const move: Move | undefined =
    play === 'autoplay' ? { type: 'sequence', moves: game.autoplayMoves() } : parseMove(play);
  assert.ok(move, `"${play}" is read as a move`);
  return move;
}

function assertEnd({ status }: Game, reason: Recording['end']['reason']): void {
  if (reason === 'won') assert.equal(status, 'won');
  if (reason === 'over' || reason === 'stuck') assert.equal(status, 'stuck', 'a dead end is recognised');
}
