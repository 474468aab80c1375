import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game } from '../../src/engine.js';
import { disagree, solved, verdictFiles } from '../helpers/solver-verdicts.js';

/** Every so many deals are tried here, for a short time; `npm run verdicts` tries all, to the end. */
const EACH = 6;
const BUDGET = 150_000;

/** Options that leave the player more and more freedom. */
const MORE_AND_MORE = [
  { redeals: 0 },
  { redeals: 2 },
  { redeals: 'unlimited' },
  { redeals: 'unlimited', 'kings-only': false },
];

describe('the solver', () => {
  for (const { name, variant, options, deals } of verdictFiles()) {
    it(`finds of the deals of ${name} what others found`, () => {
      const some = deals.filter((_, i) => i % EACH === 0);
      let decided = 0;
      for (const { deck, verdict } of some) {
        const found = solved(Game.deal(variant, { deck, options }), BUDGET);
        assert.ok(!disagree(found.verdict, verdict), `${found.verdict}, not ${verdict}: ${deck}`);
        if (found.verdict !== 'unknown') decided++;
      }
      assert.ok(decided >= some.length * 0.4, `only ${decided} of ${some.length} were decided`);
    });
  }

  for (const draw of [1, 3]) {
    it(`wins with more freedom what it wins with less, draw ${draw}`, () => {
      for (let deal = 1; deal <= 12; deal++) {
        const verdicts = MORE_AND_MORE.map((options) =>
          solved(Game.deal('klondike', { deal, options: { draw, ...options } }), BUDGET),
        ).map(({ verdict }) => verdict);
        const won = verdicts.indexOf('won');
        if (won >= 0) assert.ok(!verdicts.slice(won).includes('lost'), `deal ${deal}: ${verdicts.join()}`);
      }
    });
  }
});
