/** The languages of the built package: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { variants } from '../../src/engine.js';
import { languages } from '../../src/locales/language-modules.js';
import { root, scriptBuild, scriptSite, Visit } from '../helpers/site.js';

/** The folders of a language's parts, and what a file may weigh: 30 rules pages are more than the rest. */
const FOLDERS = { locales: 4000, 'locales/rules': 4000, 'locales/collection': 1500, 'locales/collection-rules': 9500 };
const beside = join(root, 'dist/cdn');

describe('the languages of the script build', () => {
  for (const [folder, most] of Object.entries(FOLDERS)) {
    it(`in ${folder} are small files beside it, one for each language`, () => {
      const files = readdirSync(join(beside, folder)).filter((file) => file.endsWith('.js'));
      assert.deepEqual(
        files.map((file) => file.slice(0, -3)).sort(),
        Object.keys(languages).sort(),
      );
      for (const file of files) {
        const { length } = brotliCompressSync(readFileSync(join(beside, folder, file)));
        assert.ok(length <= most, `${file}: ${length} bytes`);
      }
    });
  }

  it('are loaded for a page that is in one, and its rules when they are opened; nothing else', async (t) => {
    const files = ['locales/uk.js', 'locales/rules/uk.js'];
    const visit = await Visit.during(t, {
      '/index.html': `<!doctype html><html lang="uk"><title>Ukrainian</title>
        <script type="module" src="solitaire-elements.js"></script>
        <solitaire-game deal="1" solver="off"></solitaire-game>`,
      ...scriptSite(),
      ...Object.fromEntries(files.map((file) => [`/${file}`, readFileSync(join(beside, file))])),
    });
    await visit.spot('stock');
    await visit.page.waitForSelector('solitaire-game >>> [part~=button-rules][title="Правила"]', { visible: true });
    const asked = () => visit.requests.filter((path) => path.includes('locales'));
    assert.deepEqual(asked(), ['/locales/uk.js']);
    await visit.page.click('solitaire-game >>> [part~=button-rules]');
    await visit.page.waitForFunction(() => {
      const { shadowRoot } = document.querySelector('solitaire-game')!;
      return shadowRoot!.querySelector('[part~=dialog-body] li, [part~=dialog-body] p')?.textContent.match(/[а-я]/);
    });
    assert.deepEqual(asked(), ['/locales/uk.js', '/locales/rules/uk.js']);
    assert.deepEqual(visit.complaints, []);
  });

  it('are not asked for by a page in English, of whichever region, or in what is no language', async (t) => {
    const visit = await Visit.during(t, {
      '/index.html': `<!doctype html><html lang="en-GB"><title>English</title>
        <script type="module" src="solitaire-elements.js"></script>
        <solitaire-game deal="1" solver="off"></solitaire-game>
        <solitaire-game deal="2" solver="off" lang="no such"></solitaire-game>`,
      ...scriptSite(),
    });
    await visit.spot('stock');
    await visit.page.click('solitaire-game >>> [part~=button-rules]');
    await visit.page.waitForSelector('solitaire-game >>> dialog[open]', { visible: true });
    assert.deepEqual(
      visit.requests.filter((path) => path.includes('/parts/') || path.includes('/locales/')),
      ['/parts/pages.js'],
    );
  });

  it('are there at once, without a file, where the page has registered them', async (t) => {
    const visit = await Visit.during(t, {
      '/index.html': `<!doctype html><html lang="pt"><title>Portuguese</title>
        <script type="module">
          import { registerMessages } from './solitaire-elements.js';
          const game = document.createElement('solitaire-game');
          game.setAttribute('deal', '1');
          registerMessages('pt-BR', { 'toolbar.new': 'Outro jogo' });
          document.body.append(game);
          await game.updateComplete;
          document.title = game.shadowRoot.querySelector('[part~=button-new]').textContent.trim();
        </script>`,
      '/solitaire-elements.js': scriptBuild(),
    });
    await visit.page.waitForFunction(() => document.title === 'Outro jogo');
    assert.ok(!visit.requests.includes('/locales/pt-br.js'));
  });

  for (const [lacks, site] of Object.entries({
    'the languages': scriptSite(),
    'what loads them': { '/solitaire-elements.js': scriptBuild() },
  })) {
    it(`leave English where a site lacks ${lacks}, which the page is told once; the game goes on`, async (t) => {
      const visit = await Visit.during(t, {
        '/index.html': `<!doctype html><html lang="uk"><title>Ukrainian</title>
          <script>
            const errors = [];
            addEventListener('solitaire-error', ({ error }) => errors.push(error.name), true);
          </script>
          <script type="module" src="solitaire-elements.js"></script>
          <solitaire-game deal="1" solver="off"></solitaire-game>
          <solitaire-game deal="2" solver="off"></solitaire-game>`,
        ...site,
      });
      const told = () => visit.page.evaluate('errors');
      await visit.page.waitForFunction('errors.length');
      await visit.page.waitForSelector('solitaire-game >>> [part~=button-rules][title="Rules"]', { visible: true });
      await visit.play([{ type: 'deal' }]);
      assert.deepEqual(await told(), ['TypeError']);
    });
  }
});

describe('the languages of the package', () => {
  it('can be imported by name, in Node too, to be there from the start', async () => {
    for (const name of Object.keys(languages)) {
      for (const folder of Object.keys(FOLDERS)) {
        const path = `solitaire-elements/${folder}/${name}`;
        const { default: texts } = (await import(path)) as { default: object };
        assert.ok(Object.keys(texts).length > 0, path);
      }
    }
  });

  it('have the English rules pages of the games that are there from the start', async () => {
    const path = 'solitaire-elements/locales/rules/en';
    const { default: pages } = (await import(path)) as { default: object };
    assert.deepEqual(
      Object.keys(pages).sort(),
      [...variants.keys()].map((id) => `rules.${id}`).sort(),
    );
  });
});
