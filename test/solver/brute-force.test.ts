import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createSearch } from '../../src/solver/index.js';
import { canBeWon } from '../helpers/solver-brute-force.js';
import { anyEnding, FAMILY_OPTIONS, type FamilyOptions } from '../helpers/solver-endings.js';
import { playLine } from '../helpers/solver-verdicts.js';

/** How many games are made for each setting; those with more positions than this are left alone. */
const GAMES = 300;
const MOST_POSITIONS = 100;
const MOST_BRUTE = 1500;

/** Lets the solver judge games near their end, and has each verdict proved. */
function proved(options: FamilyOptions) {
  const counts = { won: 0, lost: 0 };
  for (const game of fc.sample(anyEnding(fc.constant(options), 32), { numRuns: GAMES, seed: 5 })) {
    const search = createSearch(game);
    const solution = search.step(2000);
    if (solution?.verdict === 'won' && counts.won++ % 10 === 0) playLine(game, solution.moves);
    if (solution?.verdict !== 'lost' || search.positions > MOST_POSITIONS) continue;
    const truth = canBeWon(game, MOST_BRUTE);
    assert.notEqual(truth, true, fc.stringify(game));
    if (truth === false) counts.lost++;
  }
  return counts;
}

describe('the solver, near the end of a game', () => {
  let lost = 0;

  for (const options of FAMILY_OPTIONS) {
    it(`gives lines that win, and is right when it gives none: ${JSON.stringify(options)}`, () => {
      const counts = proved(options);
      lost += counts.lost;
      assert.notEqual(counts.won, 0);
    });
  }

  it('has been proved right on many lost games by trying every move', () => {
    assert.ok(lost >= 100, `${lost} games`);
  });
});
