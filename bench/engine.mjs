import { Bench } from 'tinybench';

const GAMES = 20;
const MOVES = 60;

/** Each variant has the same time, whatever it can do in it: the processor's, so that other work does not count. */
const BUDGET = { time: 400, iterations: GAMES, warmupTime: 150, warmupIterations: GAMES / 2, now: processorTime };

/**
 * Plays a second for each variant of the collection, over the same games in each run: a move with all that the game
 * answers to it, changes, score and status; and the same with all legal moves after it.
 * @returns {Promise<{ variant: string, legalMoves: number, plays: number }[]>}
 */
export async function benchEngine() {
  const { Game, variants } = await import('../dist/engine.js');
  await import('../dist/variants/all.js');
  const results = [];
  for (const variant of variants.keys()) {
    const games = Array.from({ length: GAMES }, (_, i) => playOut(Game, variant, i + 1));
    const bench = new Bench(BUDGET);
    const legalMoves = oneByOne(Game, variant, games, (game) => game.legalMoves());
    const plays = oneByOne(Game, variant, games, (game) => game.status);
    await bench.add('legal moves', legalMoves).add('plays', plays).run();
    const movesAGame = games.reduce((sum, { history }) => sum + history.length, 0) / GAMES;
    const [withMoves, alone] = bench.tasks.map(({ result }) => (movesAGame / result.latency.mean) * 1000);
    results.push({ variant, legalMoves: withMoves, plays: alone });
  }
  return results;
}

/** A function that plays the next one of some games, which takes a look at the game after each move. */
function oneByOne(Game, variant, games, look) {
  let next = 0;
  return () => {
    const { deal, history } = games[next++ % games.length];
    const game = Game.deal(variant, { deal });
    for (const move of history) {
      game.play(move);
      look(game);
    }
  };
}

/** A game played by its first, second, third, ... legal move in turn. */
function playOut(Game, variant, deal) {
  const game = Game.deal(variant, { deal });
  for (let i = 0; i < MOVES && game.legalMoves().length; i++) {
    const moves = game.legalMoves();
    game.play(moves[i % moves.length]);
  }
  return game;
}

/** In milliseconds. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
