import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import '../../src/variants/all.js';
import { Game, variants } from '../../src/engine.js';
import { cardsOf } from '../helpers/engine-play.js';
import { prospectOf } from '../helpers/engine-search.js';
import { numbersFrom, walkToEnd } from '../helpers/engine-walk.js';

const GAMES = 200;
/** Every so many games, moves that gain something are chosen before others: these go further, and some are won. */
const EAGER = 10;
/** What a stuck game may still reach is far less, but in a few that can exchange many cards. */
const MOST_POSITIONS = 100;

describe(`${GAMES} games played at random to their end lose no card and give no false end`, () => {
  for (const variant of variants.keys()) {
    it(variant, () => {
      for (let deal = 1; deal <= GAMES; deal++) {
        const game = Game.deal(variant, { deal });
        const cards = cardsOf(game.piles);
        assert.equal(new Set(cards).size, cards.length);
        const end = walkToEnd(game, numbersFrom(deal), deal % EAGER ? 'any' : 'gains first');
        assert.deepEqual(cardsOf(game.piles), cards);
        if (!game.legalMoves().length) assert.ok(end === 'won' || end === 'stuck', 'no move is left');
        if (end === 'stuck')
          assert.notEqual(prospectOf(game, MOST_POSITIONS), 'something new', JSON.stringify(game));
      }
    });
  }
});
