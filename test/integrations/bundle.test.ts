/** Pages bundled from the package, in Chromium: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { built, root, Visit } from '../helpers/site.js';

describe('a bundled page', () => {
  it('has a game when it imports no more than its definition', async (t) => {
    const visit = await Visit.during(t, await built({ root: join(root, 'demo/bundled'), configFile: false }));
    await visit.click('stock');
    assert.equal(await visit.page.evaluate(() => document.querySelector('solitaire-game')!.moves), 1);
    await visit.leave();
    assert.deepEqual(visit.complaints, []);
  });

  it('has no element when it imports the classes alone', async (t) => {
    const code = "import * as all from 'solitaire-elements'; document.title = Object.keys(all).join();";
    const site = await built({
      root: join(root, 'demo/bundled'),
      configFile: false,
      plugins: [
        {
          name: 'classes-alone',
          transform: (_, id) => (id.endsWith('/main.js') ? code : null),
        },
      ],
    });
    const visit = await Visit.during(t, site);
    const names = ['solitaire-card', 'solitaire-game', 'solitaire-pile'];
    assert.match(await visit.page.title(), /SolitaireGame/);
    assert.deepEqual(await visit.page.evaluate((list) => list.filter((name) => customElements.get(name)), names), []);
    await visit.leave();
    assert.deepEqual(visit.complaints, []);
  });
});
