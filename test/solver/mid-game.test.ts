import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Game } from '../../src/engine.js';
import { anyPicks, playPick, SETTINGS, startedGame } from '../helpers/engine-play.js';
import { solved } from '../helpers/solver-verdicts.js';

const BUDGET = 30_000;

/** A fresh game that the solver can win, of a number. */
function winnable({ variant, options }: (typeof SETTINGS)[number], from: number) {
  for (let deal = from; ; deal++) {
    const game = Game.deal(variant, { deal, options });
    const solution = solved(game, BUDGET);
    if (solution.verdict === 'won') return { game, moves: solution.moves };
  }
}

describe('a game under way', () => {
  it('is won by the line that the solver gives, wherever it began', () => {
    let won = 0;
    fc.assert(
      fc.property(startedGame, (game) => {
        // `solved` plays the line.
        if (solved(game, BUDGET).verdict === 'won') won++;
      }),
      { numRuns: 150 },
    );
    assert.notEqual(won, 0);
  });

  for (const setting of SETTINGS) {
    it(`stays won along a line that wins: ${JSON.stringify(setting)}`, () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 1000 }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (deal, part) => {
            const { game, moves } = winnable(setting, deal);
            for (const move of moves.slice(0, Math.ceil(moves.length * part))) game.play(move);
            assert.notEqual(solved(game, BUDGET * 10).verdict, 'lost');
          },
        ),
        { numRuns: 4 },
      );
    });
  }

  it('stays lost whatever is played', () => {
    let tried = 0;
    fc.assert(
      fc.property(startedGame, anyPicks, (game, picks) => {
        if (solved(game, BUDGET).verdict !== 'lost') return;
        tried++;
        for (const pick of picks.slice(0, 12)) {
          playPick(game, pick);
          assert.notEqual(solved(game, BUDGET).verdict, 'won');
        }
      }),
      { numRuns: 120 },
    );
    assert.notEqual(tried, 0);
  });
});
