/** The parts beside the script build, and the script without them: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { root, scriptBuild, scriptSite, Visit } from '../helpers/site.js';

const MOST_BYTES = 8000;
const beside = join(root, 'dist/cdn/parts');

function page(attributes: string): string {
  return `<!doctype html><html lang="en"><title>Parts</title>
    <script>
      addEventListener('solitaire-error', ({ error }) => (document.title += ': ' + error.message), true);
    </script>
    <script type="module" src="solitaire-elements.js?v=2"></script>
    <solitaire-game ${attributes}></solitaire-game>`;
}

function asked({ requests }: Visit): string[] {
  return requests.filter((path) => path.includes('/parts/'));
}

function said(visit: Visit, start: string): Promise<unknown> {
  return visit.page.waitForFunction(
    (text) => {
      const { shadowRoot } = document.querySelector('solitaire-game')!;
      return shadowRoot!.querySelector('[part="message"]')!.textContent.startsWith(text);
    },
    {},
    start,
  );
}

describe('the parts of the script build', () => {
  it('are small files beside it that name no other', () => {
    const files = readdirSync(beside);
    assert.deepEqual(files.sort(), ['advice.js', 'check-variant.js', 'deck-pictures.js', 'pages.js']);
    for (const file of files) {
      const code = readFileSync(join(beside, file));
      const { length } = brotliCompressSync(code);
      assert.ok(length <= MOST_BYTES, `${file}: ${length} bytes`);
      assert.doesNotMatch(code.toString(), /\bimport\b/);
    }
  });

  it('are loaded once, when they are asked for', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('variant="klondike athena" deal="1"'), ...scriptSite() });
    await visit.play([{ type: 'deal' }]);
    await visit.spot('stock');
    assert.deepEqual(asked(visit), []);
    for (const name of ['rules', 'variant', 'options']) {
      await visit.page.click(`solitaire-game >>> [part~="${name === 'variant' ? name : `button-${name}`}"]`);
      await visit.page.waitForSelector('solitaire-game >>> dialog[open]', { visible: true });
      await visit.page.keyboard.press('Escape');
      await visit.page.waitForSelector('solitaire-game >>> dialog[open]', { hidden: true });
    }
    await visit.page.click('solitaire-game >>> [part~="button-hint"]');
    await said(visit, 'Hint: ');
    assert.equal(await visit.page.evaluate(() => document.querySelector('solitaire-game')!.assess()), 'won');
    assert.deepEqual(asked(visit), ['/parts/pages.js', '/parts/advice.js']);
    assert.deepEqual(visit.complaints, []);
  });

  it('that look after the game are loaded with its first move where the page has the solver on', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('deal="1" solver="on"'), ...scriptSite() });
    const loaded = visit.page.waitForResponse((response) => response.url().endsWith('/parts/advice.js'));
    await visit.play([{ type: 'deal' }]);
    await loaded;
  });
});

describe('the script build without its parts', () => {
  it('is played, gives the ordinary hint and tells what it could not load', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('deal="1"'), '/solitaire-elements.js': scriptBuild() });
    await visit.spot('stock');
    await visit.click('stock');
    await visit.page.click('solitaire-game >>> [part~="button-hint"]');
    await said(visit, 'Hint: ');
    assert.match(await visit.page.title(), /^Parts: .*parts\/advice\.js$/);
    await visit.page.click('solitaire-game >>> [part~="button-rules"]');
    await visit.page.waitForFunction(() => document.title.endsWith('parts/pages.js'));
    await visit.page.click('solitaire-game >>> [part~="button-undo"]');
    assert.equal(await visit.page.evaluate(() => document.querySelector('solitaire-game')!.moves), 0);
  });

  it('deals all the same where the page asks for what can be won', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('winnable'), '/solitaire-elements.js': scriptBuild() });
    await visit.page.waitForFunction(() => document.querySelector('solitaire-game')?.game);
    await said(visit, 'Whether this deal can be won is not known.');
  });
});
