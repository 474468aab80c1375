import { Bench } from 'tinybench';

const GAMES = 40;
const MOVES = 60;

/**
 * Legal moves and plays a second, for each variant, over the same games in each run. A play is a move with all that
 * the game answers after it: the changes, the score, the status.
 * @returns {Promise<{ variant: string, legalMoves: number, plays: number }[]>}
 */
export async function benchEngine() {
  const { Game, variants } = await import('../dist/engine.js');
  const results = [];
  for (const variant of variants.keys()) {
    const games = Array.from({ length: GAMES }, (_, i) => playOut(Game, variant, i + 1));
    const moves = games.reduce((sum, { history }) => sum + history.length, 0);
    const bench = new Bench({ time: 800 });
    bench
      .add('legal moves', () => {
        for (const game of games) {
          while (game.undo()) game.legalMoves();
          while (game.redo());
        }
      })
      .add('undo and redo', () => {
        for (const game of games) {
          while (game.undo());
          while (game.redo());
        }
      })
      .add('plays', () => {
        for (const { deal, history } of games) {
          const game = Game.deal(variant, { deal });
          for (const move of history) game.play(move);
        }
      });
    await bench.run();
    const [withMoves, without, plays] = bench.tasks.map(({ result }) => result.latency.mean / 1000);
    results.push({ variant, legalMoves: moves / (withMoves - without), plays: moves / plays });
  }
  return results;
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
