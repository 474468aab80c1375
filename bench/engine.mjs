import { Bench } from 'tinybench';

const GAMES = 40;
const MOVES = 60;

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
    const moves = games.reduce((sum, { history }) => sum + history.length, 0);
    const bench = new Bench({ time: 800 });
    bench
      .add('legal moves', () => {
        for (const { deal, history } of games) replay(Game, variant, deal, history, (game) => game.legalMoves());
      })
      .add('plays', () => {
        for (const { deal, history } of games) replay(Game, variant, deal, history, (game) => game.status);
      });
    await bench.run();
    const [withMoves, plays] = bench.tasks.map(({ result }) => result.latency.mean / 1000);
    results.push({ variant, legalMoves: moves / withMoves, plays: moves / plays });
  }
  return results;
}

function replay(Game, variant, deal, history, look) {
  const game = Game.deal(variant, { deal });
  for (const move of history) {
    game.play(move);
    look(game);
  }
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
