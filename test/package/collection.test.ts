/** The games of the collection in the script builds: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { variants } from '../../src/engine.js';
import { catalogue } from '../../src/variants/catalogue.js';
import { root, scriptBuild, Visit, type Site } from '../helpers/site.js';

const MOST_BYTES = 2000;
const beside = join(root, 'dist/cdn');
const loaded = catalogue.map(({ id }) => id).filter((id) => !variants.has(id));

function page(script: string, variant: string): string {
  return `<!doctype html><html lang="en"><title>Games</title>
    <script>
      addEventListener('solitaire-deal', ({ game }) => (document.title = game.variant.name), true);
      addEventListener('solitaire-error', ({ error }) => (document.title = error.message), true);
    </script>
    <script type="module" src="${script}"></script>
    <solitaire-game variant="${variant}" deal="1" solver="off"></solitaire-game>`;
}

function game(id: string): Site {
  return { [`/variants/${id}.js`]: readFileSync(join(beside, `variants/${id}.js`)) };
}

function titled(visit: Visit, title: string): Promise<unknown> {
  return visit.page.waitForFunction((text) => document.title.includes(text), {}, title);
}

describe('the games of the script build', () => {
  it('are small files beside it that name no other, one for each that is not in it', () => {
    const files = readdirSync(join(beside, 'variants'));
    assert.deepEqual(files.map((file) => file.slice(0, -3)).sort(), [...loaded].sort());
    for (const file of files) {
      const code = readFileSync(join(beside, 'variants', file));
      const { length } = brotliCompressSync(code);
      assert.ok(length <= MOST_BYTES, `${file}: ${length} bytes`);
      assert.doesNotMatch(code.toString(), /\bimport\b/);
    }
  });

  it('leave it the one file that it is', () => {
    const files = readdirSync(beside).filter((file) => file.endsWith('.js'));
    assert.deepEqual(files.sort(), ['solitaire-collection.js', 'solitaire-elements.js']);
  });

  it('can all be loaded and dealt', async (t) => {
    const visit = await Visit.during(t, {
      '/index.html': page('solitaire-elements.js', 'klondike'),
      '/solitaire-elements.js': scriptBuild(),
      ...Object.fromEntries(loaded.flatMap((id) => Object.entries(game(id)))),
    });
    await titled(visit, 'Klondike');
    const dealt = await visit.page.evaluate(async (ids) => {
      const script = '/solitaire-elements.js';
      const { loadVariant, Game } = (await import(script)) as typeof import('../../src/cdn.js');
      const made = await Promise.all(ids.map(async (id) => Game.deal(await loadVariant(id), { deal: 1 })));
      return made.map(({ deck, variant }) => `${variant.id} ${deck!.length}`);
    }, loaded);
    assert.deepEqual(dealt.map((text) => text.split(' ')[0]), loaded);
    assert.deepEqual(visit.complaints, []);
  });

  it('are loaded for a page that asks for one, by whichever address the script came; nothing else', async (t) => {
    const visit = await Visit.during(t, {
      '/index.html': page('solitaire-elements.js?v=2', 'freecell'),
      '/solitaire-elements.js': scriptBuild(),
      ...game('freecell'),
    });
    await titled(visit, 'FreeCell');
    await visit.drag(await topOf(visit, 'tableau-1'), 'cell-1');
    await visit.page.waitForFunction(() => document.querySelector('solitaire-game')!.moves === 1);
    const paths = visit.requests.filter((path) => path.endsWith('.js'));
    assert.deepEqual(paths, ['/solitaire-elements.js', '/variants/freecell.js']);
    assert.deepEqual(visit.complaints, []);
  });

  it('that cannot be loaded are told in the place of the game, and the page is told', async (t) => {
    const visit = await Visit.during(t, {
      '/index.html': page('solitaire-elements.js', 'freecell'),
      '/solitaire-elements.js': scriptBuild(),
    });
    await titled(visit, 'The variant "freecell" could not be loaded.');
    await visit.page.waitForSelector('solitaire-game >>> [part=error]', { visible: true });
  });
});

describe('the collection build', () => {
  it('has every game in it', async (t) => {
    const visit = await Visit.during(t, {
      '/index.html': page('solitaire-collection.js', 'spider'),
      '/solitaire-collection.js': readFileSync(join(beside, 'solitaire-collection.js')),
    });
    await titled(visit, 'Spider');
    const ids = await visit.page.evaluate(async () => {
      const script = '/solitaire-collection.js';
      const { variants: known } = (await import(script)) as typeof import('../../src/cdn.js');
      return [...known.keys()];
    });
    assert.deepEqual(ids.sort(), catalogue.map(({ id }) => id).sort());
    assert.deepEqual(visit.requests.filter((path) => path.endsWith('.js')), ['/solitaire-collection.js']);
    assert.deepEqual(visit.complaints, []);
  });
});

/** The id of the top card of a pile. */
function topOf(visit: Visit, pile: string): Promise<string> {
  return visit.page.evaluate((id) => {
    const { piles } = document.querySelector('solitaire-game')!.game!;
    return piles.find((one) => one.id === id)!.cards.at(-1)!.id;
  }, pile);
}
