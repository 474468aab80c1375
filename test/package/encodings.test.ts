/** The script build in pages of other encodings than its own: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { enPages } from '../../src/locales/en-pages.js';
import { scriptSite, Visit } from '../helpers/site.js';

function page(encoding: string): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="${encoding}" />
  <title>Été</title>
  <script type="module" src="/solitaire-elements.js"></script>
  <solitaire-game variant="klondike" deal="1"></solitaire-game>
</html>`;
}

const PAGES: Readonly<Record<string, Uint8Array>> = {
  'ISO-8859-1': Buffer.from(page('iso-8859-1'), 'latin1'),
  'UTF-16': Buffer.from(`\ufeff${page('utf-16')}`, 'utf16le'),
};

const BEYOND_ASCII = '+ −';
assert.ok(enPages.keys.some(([key]) => key === BEYOND_ASCII));

describe('the script build in a page', () => {
  for (const [encoding, bytes] of Object.entries(PAGES)) {
    it(`of ${encoding} has its words right`, async (t) => {
      const visit = await Visit.during(t, { '/index.html': bytes, ...scriptSite() });
      assert.equal(await visit.page.title(), 'Été');
      await visit.spot('stock');
      await visit.page.click('solitaire-game >>> [part~="button-rules"]');
      const dialog = await visit.page.waitForSelector('solitaire-game >>> dialog[open]', { visible: true });
      const text = await dialog!.evaluate((element) => (element as HTMLElement).innerText);
      assert.ok(text.includes(BEYOND_ASCII), text);
      await visit.leave();
      assert.deepEqual(visit.complaints, []);
    });
  }
});
