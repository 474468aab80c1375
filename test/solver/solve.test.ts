import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineVariant, Game, type Setup } from '../../src/engine.js';
import {
  canSolve,
  createSearch,
  judgeMoves,
  problemOf,
  searchOf,
  solve,
  UnsupportedVariantError,
} from '../../src/solver/index.js';
import { klondikeOptions, klondikeSetup } from '../../src/variants/klondike-family.js';
import { escalator } from '../../src/variants/escalator.js';
import { golf } from '../helpers/engine-golf.js';
import { prepared } from '../helpers/engine-positions.js';

const UNLIMITED = { redeals: 'unlimited' };
/** Draw 3: deal 31 takes a long search. */
const hard = (): Game => Game.deal('klondike', { deal: HARD_DEAL, options: { draw: 3, ...UNLIMITED } });
const HARD_DEAL = 31;

/** A variant of a host's own, with the setup of the family changed. */
function hostGame(change: (setup: Setup) => Setup, faces = Array<string>(7).fill('DDDU')): Game {
  const variant = defineVariant({
    id: 'of-a-host',
    name: 'Of a host',
    options: klondikeOptions,
    setup: (options) => change(klondikeSetup(faces, options)),
  });
  return Game.deal(variant, { deal: 3 });
}

/** A setup with one of its groups changed. */
function withGroup(name: string, change: Partial<Setup['groups'][string]>): (setup: Setup) => Setup {
  return (setup) => ({
    ...setup,
    groups: { ...setup.groups, [name]: { ...setup.groups[name]!, ...change } },
  });
}

describe('solve', () => {
  it('answers with moves that win', async () => {
    const game = Game.deal('klondike', { deal: 2 });
    const solution = await solve(game);
    assert.equal(solution.verdict, 'won');
    assert.equal(game.moveCount, 0);
    for (const move of solution.moves) game.play(move);
    assert.equal(game.status, 'won');
  });

  it('has no moves for a game that is won', async () => {
    const game = prepared({ foundation: { C: 13, D: 13, H: 13, S: 13 } });
    assert.deepEqual(await solve(game), { verdict: 'won', moves: [] });
  });

  it('says that a game is lost', async () => {
    // The two lies on its ace, and no pile is empty to take the king with which the others could come back.
    const game = prepared({
      foundation: { C: 13, D: 13, H: 13 },
      tableau: ['ASx 2S', '3S', '4S', '5S', '6S', '7S', '8S 9S TS JS QS KS'],
    });
    assert.equal((await solve(game)).verdict, 'lost');
  });

  it('does not know when the budget runs out, and then never says more', async () => {
    assert.deepEqual(await solve(hard(), { budget: 10 }), { verdict: 'unknown' });
    assert.deepEqual(await solve(hard(), { budget: 5000 }), { verdict: 'unknown' });
  });

  it('finds the same in parts of any size as at once', () => {
    const game = Game.deal('saratoga', { deal: 7, options: { draw: 3 } });
    const whole = createSearch(game);
    const parts = createSearch(game);
    const expected = whole.step(Infinity);
    let found;
    while (!found) found = parts.step(7);
    assert.deepEqual(found, expected);
    assert.equal(parts.visits, whole.visits);
    assert.equal(parts.positions, whole.positions);
  });

  it('lets the rest of the program have its turn', async () => {
    const order: string[] = [];
    setImmediate(() => order.push('other'));
    await solve(hard(), { budget: 200_000 });
    order.push('answer');
    assert.deepEqual(order, ['other', 'answer']);
  });

  it('rejects with the reason when it is cancelled, before and during the search', async () => {
    const reason = new Error('Enough');
    await assert.rejects(solve(hard(), { signal: AbortSignal.abort(reason) }), reason);
    const controller = new AbortController();
    const answer = solve(hard(), { signal: controller.signal, budget: Infinity });
    setImmediate(() => controller.abort(reason));
    await assert.rejects(answer, reason);
  });

  it('reads a problem that can be sent to a worker', () => {
    for (const variant of ['klondike', 'escalator']) {
      const game = Game.deal(variant, { deal: 4 });
      const sent = structuredClone(problemOf(game));
      assert.deepEqual(searchOf(sent).step(200_000), createSearch(game).step(200_000));
    }
  });
});

describe('a variant of a host', () => {
  it('is solved by its rules, whatever its name', () => {
    const game = hostGame((setup) => setup);
    assert.ok(canSolve(game));
    assert.ok(createSearch(game).step(1_000_000));
  });

  for (const [what, game] of [
    ['other piles to clear', () => Game.deal(defineVariant(golf), { deal: 1 })],
    [
      'runs that are built in suit',
      () => hostGame(withGroup('tableau', { take: { run: { by: 'suit', step: -1 } } })),
    ],
    ['foundations that give nothing back', () => hostGame(withGroup('foundation', { take: undefined }))],
    ['piles that do not turn up', () => hostGame(withGroup('tableau', { turnsUp: false }))],
    ['another goal', () => hostGame((setup) => ({ ...setup, won: { group: 'foundation', cards: 12 } }))],
    ['no stock', () => hostGame((setup) => setup, ['D'.repeat(51) + 'U', '', '', '', '', '', ''])],
  ] as const) {
    it(`is refused with ${what}`, async () => {
      assert.equal(canSolve(game()), false);
      assert.throws(() => createSearch(game()), UnsupportedVariantError);
      await assert.rejects(solve(game()), UnsupportedVariantError);
    });
  }
});

describe('judgeMoves', () => {
  it('tells of every legal move whether the game can be won after it', () => {
    for (let deal = 1; deal <= 10; deal++) {
      const game = Game.deal(escalator, { deal });
      while (game.status === 'playing') {
        const judged = judgeMoves(game)!;
        assert.deepEqual(
          judged.map(({ move }) => move),
          game.legalMoves(),
        );
        const before = createSearch(game).step(Infinity)!.verdict;
        assert.equal(
          judged.some(({ verdict }) => verdict === 'won'),
          before === 'won',
        );
        for (const { move, verdict } of judged) {
          game.play(move);
          assert.equal(createSearch(game).step(Infinity)!.verdict, verdict);
          game.undo();
        }
        game.play(judged[game.moveCount % judged.length]!.move);
      }
      assert.deepEqual(judgeMoves(game), []);
    }
  });

  it('has no answer where that would take too long', () => {
    assert.equal(judgeMoves(Game.deal('klondike')), undefined);
  });

  it('visits no more positions than there are', () => {
    for (let deal = 1; deal <= 30; deal++) {
      const search = createSearch(Game.deal(escalator, { deal }));
      search.step(Infinity);
      assert.ok(search.positions <= 464_750);
    }
  });
});
