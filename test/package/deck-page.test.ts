/** The script build with a deck of the page's own: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { scriptSite, Visit, type Site } from '../helpers/site.js';
import { sprite } from '../helpers/sprites.js';

/** As strict as can be, but for getting the sprite. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; '),
};

const html = (attributes: string, scripts = ''): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>A deck</title>
  <script type="module" src="/solitaire-elements.js"></script>
  ${scripts}
  <solitaire-game deal="3" solver="off" ${attributes}></solitaire-game>
</html>`;

const registering = (source: string): string =>
  `import { registerDeck } from '/solitaire-elements.js'; registerDeck('mine', ${source});`;

describe('a deck of the page’s own', () => {
  it('comes with deck-src to a page with Trusted Types', async (t) => {
    const visit = await visitOf(t, { '/index.html': html('deck-src="/deck.svg"'), '/deck.svg': sprite() });
    await strokeOf(visit);
    await visit.leave();
    assert.deepEqual(visit.complaints, []);
    assert.deepEqual(visit.requests, ['/', '/solitaire-elements.js', '/parts/deck-pictures.js', '/deck.svg']);
  });

  it('has the colours of its own styles in a page that forbids inline styles, and the browser tells it', async (t) => {
    for (const more of [
      { head: '<style>path { stroke: red }</style>', inCard: '<path d="M0 0h9"/>' },
      { inCard: '<path style="stroke: red" d="M0 0h9"/>' },
    ]) {
      const visit = await visitOf(t, { '/index.html': html('deck-src="/deck.svg"'), '/deck.svg': sprite(more) });
      const stroke = await strokeOf(visit);
      await visit.leave();
      assert.equal(stroke, 'rgb(255, 0, 0)');
      assert.deepEqual(visit.complaints.filter((text) => !text.includes('inline style')), []);
    }
  });

  for (const [how, source] of [
    ['by its address', "'/deck.svg'"],
    ['by a function', "() => document.createElementNS('http://www.w3.org/2000/svg', 'svg')"],
  ] as const) {
    it(`may be registered ${how} by a script that comes later`, async (t) => {
      const visit = await visitOf(t, {
        '/index.html': html('faces="mine"', '<script type="module" src="/page.js"></script>'),
        '/page.js': registering(source),
        '/deck.svg': sprite(),
      });
      await strokeOf(visit);
      await visit.leave();
      assert.deepEqual(visit.complaints, []);
    });
  }
});

function visitOf(t: TestContext, site: Site): Promise<Visit> {
  return Visit.during(t, { ...site, ...scriptSite() }, HEADERS);
}

/** The colour of the line around what is drawn on a card, as soon as that is no drawing of ours. */
async function strokeOf({ page }: Visit): Promise<string> {
  const stroke = await page.waitForFunction(() => {
    const { shadowRoot } = document.querySelector('solitaire-game')!;
    const card = shadowRoot?.querySelector('solitaire-card:not([buried])')?.shadowRoot;
    const picture = card?.querySelector('svg:not(.face, .back)');
    return picture && getComputedStyle(picture.querySelector('path') ?? picture).stroke;
  });
  return (await stroke.jsonValue())!;
}
