/** The demo's page with a game of its own, as a page without a build step has it: this needs `npm run build`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { catalogue } from '../../src/variants/catalogue.js';
import { root, scriptSite, Visit } from '../helpers/site.js';

const demo = (file: string) => readFileSync(join(root, 'demo', file), 'utf8');

describe('a page that defines a game of its own', () => {
  it('has it dealt, played by hand, scored and explained, by the built files alone', async (t) => {
    const visit = await Visit.during(t, {
      '/index.html': demo('own-variant.html')
        .replace('../src/define.ts', './solitaire-elements.js')
        .replace('variant="ferry"', 'variant="ferry" deal="1"'),
      '/demo.css': demo('demo.css'),
      '/icon.svg': demo('icon.svg'),
      ...scriptSite(),
    });
    const { page } = visit;
    await page.setViewport({ width: 1000, height: 1600 });
    await visit.spot('stock');
    const id = await page.evaluate(() => document.querySelector('solitaire-game')!.game!.variant.id);
    assert.ok(!catalogue.some((entry) => entry.id === id), `${id} is in the collection`);

    // A card that fits, after as many turns of the stock as that takes.
    const state = () =>
      page.evaluate(() => {
        const { game } = document.querySelector('solitaire-game')!;
        const move = game!.legalMoves().find((one) => one.type === 'transfer' && one.from.startsWith('tableau'));
        if (move?.type !== 'transfer') return undefined;
        return { card: game!.pile(move.from).cards.at(-1)!.id, to: move.to, moves: game!.moveCount };
      });
    let found = await state();
    for (; !found; found = await state()) await visit.click('stock');
    await visit.drag(found.card, found.to);
    const after = await page.evaluate((to) => {
      const { game, score } = document.querySelector('solitaire-game')!;
      return { top: game!.pile(to).cards.at(-1)!.id, moves: game!.moveCount, score };
    }, found.to);
    assert.deepEqual(after, { top: found.card, moves: found.moves + 1, score: 1 });

    await page.click('solitaire-game >>> [part~=button-rules]');
    await page.waitForSelector('solitaire-game >>> [part~=dialog-rules][open]', { visible: true });
    const rules = await page.$eval('solitaire-game >>> [part~=dialog-rules]', (dialog) => dialog.textContent);
    assert.match(rules, /Clear all eight quays\./);
    assert.deepEqual(visit.complaints, []);
  });
});
