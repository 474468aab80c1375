/** The pages in demo/frameworks, each built by vite and played in Chromium: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Game } from '../../src/engine.js';
import { built, root, Visit } from '../helpers/site.js';
import { WON_GAMES } from '../helpers/won-games.js';

/** A game that begins with a click on the stock and ends with a click on a card. */
const { variant, deal, moves } = WON_GAMES.find(({ options }) => options === undefined)!;
const other = WON_GAMES.find((game) => game.variant !== variant)!.variant;

for (const name of ['react', 'vue', 'svelte']) {
  describe(`a page made with ${name}`, () => {
    let visit: Visit;

    before(async () => {
      const site = await built({
        root: join(root, 'demo/frameworks', name),
        // The frameworks' development builds complain of what is wrong; React's makes everything twice (StrictMode).
        define: { 'process.env.NODE_ENV': '"development"' },
      });
      visit = await Visit.to(site);
    });
    after(() => visit.leave());

    it('sets the properties of the game', async () => {
      for (const wanted of [other, variant]) {
        await visit.page.select('select', wanted);
        await visit.page.click('input', { count: 3 });
        await visit.page.keyboard.type(deal);
        await visit.page.waitForFunction(
          (id, number) => {
            const { game } = document.querySelector('solitaire-game')!;
            return game?.variant.id === id && String(game.deal) === number;
          },
          {},
          wanted,
          deal,
        );
      }
    });

    it('hears of each move once, of the score and of the win', async () => {
      const twin = Game.deal(variant, { deal: Number(deal) });
      const last = moves.at(-1)!;
      assert.equal(moves[0]!.type, 'deal');
      assert.ok(last.type === 'transfer');
      await visit.click('stock');
      await output(visit, 'Moves: 1, score: 0');
      await visit.play(moves.slice(1, -1));
      for (const move of moves.slice(0, -1)) twin.play(move);
      await output(visit, `Moves: ${moves.length - 1}, score: ${twin.score}`);
      await visit.click(twin.pile(last.from).cards.at(-1)!.id);
      twin.play(last);
      await output(visit, `Won with ${twin.score} points`);
    });

    it('has nothing to complain of', () => {
      assert.deepEqual(visit.complaints.filter((text) => !text.includes('React DevTools')), []);
    });
  });
}

/** Waits until the page shows it. */
async function output({ page }: Visit, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('output')!.textContent === wanted, {}, text);
}
