/** Games of a page's own, as a page without a build step has them: this needs `npm run build`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { HTTPRequest } from 'puppeteer-core';
import { catalogue } from '../../src/variants/catalogue.js';
import { root, scriptBuild, scriptSite, Visit, type Site } from '../helpers/site.js';

declare global {
  /** Of the pages of these tests. */
  function define(): Promise<void>;
}

const demo = (file: string) => readFileSync(join(root, 'demo', file), 'utf8');
const PART = '/parts/check-variant.js';

interface Own {
  /** The game of its table; without one it defines its own when the test calls `define()`. */
  readonly variant?: string;
  readonly script?: string;
  /** What the page does to the definition before. */
  readonly spoil?: string;
}

/** A page that defines the demo's game; what comes of it stands in the title. */
function page({ variant = '', script = 'solitaire-elements.js', spoil = '' }: Own): string {
  const [, definition] = /(const definition = \{.*?\n {6}\};)/s.exec(demo('own-variant.html'))!;
  return `<!doctype html><html lang="en"><title>Own</title>
    <script>
      addEventListener('solitaire-error', ({ error }) => (document.title += ' | told: ' + error.message), true);
    </script>
    <script type="module">
      import { defineVariant, registerVariant } from './${script}';
      ${definition}
      ${spoil}
      globalThis.define = async () => {
        try {
          registerVariant(await defineVariant(definition));
          document.title += ' | defined';
        } catch ({ code, message }) {
          document.title += ' | ' + code + ': ' + message;
        }
      };
      ${variant ? 'define();' : ''}
    </script>
    ${variant ? tableOf(variant) : ''}`;
}

const tableOf = (variant: string) => `<solitaire-game variant="${variant}" deal="1"></solitaire-game>`;

function hasGame(visit: Visit): Promise<boolean> {
  return visit.page.$eval('solitaire-game', ({ game }) => game !== undefined);
}

function dealt(visit: Visit): Promise<unknown> {
  return visit.page.waitForFunction(() => document.querySelector('solitaire-game')?.game);
}

function titled(visit: Visit, text: string): Promise<unknown> {
  return visit.page.waitForFunction((words) => document.title.includes(words), {}, text);
}

describe('a page that defines a game of its own', () => {
  it('has it dealt, played by hand, scored and explained, by the built files alone', async (t) => {
    const visit = await Visit.during(t, {
      '/index.html': demo('own-variant.html')
        .replace('../src/cdn.ts', './solitaire-elements.js')
        .replace('variant="ferry"', 'variant="ferry" deal="1"'),
      '/demo.css': demo('demo.css'),
      '/icon.svg': demo('icon.svg'),
      ...scriptSite(),
    });
    const { page } = visit;
    await page.setViewport({ width: 1000, height: 1600 });
    await dealt(visit);
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

  it('has an empty table of its size until the game is defined, and nothing is told as wrong', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page({}), ...scriptSite() });
    await visit.page.waitForFunction(() => 'define' in globalThis);
    await visit.page.setRequestInterception(true);
    const asked = new Promise<HTTPRequest>((resolve) => {
      visit.page.once('request', resolve);
    });
    await visit.page.evaluate((table) => {
      void define();
      document.body.innerHTML = table;
    }, tableOf('ferry'));
    const request = await asked;
    assert.equal(new URL(request.url()).pathname, PART);
    await visit.page.waitForSelector('solitaire-game >>> [aria-busy]', { visible: true });
    const sizeOf = () =>
      visit.page.$eval('solitaire-game', ({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
    const size = await sizeOf();
    await request.continue();
    await dealt(visit);
    await visit.spot('stock');
    assert.deepEqual(await sizeOf(), size);
    assert.equal(await visit.page.title(), 'Own | defined');
  });

  it('has functions in its definition change positions, by what the script gives for that', async (t) => {
    const spoil = `const { moved } = await import('./solitaire-elements.js');
      const { setup } = definition;
      const dealt = (position, { byGroup }) => {
        const [from, to] = ['stock', 'waste'].map((group) => byGroup.get(group)[0].index);
        return moved(position, from, to, { faceUp: true });
      };
      definition.setup = (options) => ({ ...setup(options), dealt });`;
    const visit = await Visit.during(t, { '/index.html': page({ variant: 'klondike', spoil }), ...scriptSite() });
    await titled(visit, '| defined');
    const waste = await visit.page.$eval('solitaire-game', (table) =>
      table.newGame({ variant: 'ferry' }).pile('waste').cards.map(({ faceUp }) => faceUp),
    );
    assert.deepEqual(waste, [true, true]);
  });

  it('is told what is wrong with a definition, for any setting of its options', async (t) => {
    const spoil = `const { setup } = definition;
      definition.setup = (options) => ({ ...setup(options), base: options.corner ? 'quays' : 'quay' });`;
    const visit = await Visit.during(t, { '/index.html': page({ variant: 'ferry', spoil }), ...scriptSite() });
    const fault = 'The definition of "ferry" is wrong: in setup(), base names a group "quay" that is not there.';
    await titled(visit, `| bad-definition: ${fault}`);
    await titled(visit, `| told: The variant "ferry" could not be loaded. ${fault}`);
    assert.equal(await hasGame(visit), false);
  });

  it('has its game defined by the script with all games too, which loads nothing for that', async (t) => {
    const script = 'solitaire-collection.js';
    const visit = await Visit.during(t, {
      '/index.html': page({ variant: 'ferry', script }),
      [`/${script}`]: readFileSync(join(root, 'dist/cdn', script)),
    });
    await dealt(visit);
    assert.equal(await visit.page.title(), 'Own | defined');
    assert.deepEqual(visit.requests.filter((path) => path.endsWith('.js')), [`/${script}`]);
    assert.deepEqual(visit.complaints, []);
  });

  it('is told, and its other games are played, where the script is alone; it may try again', async (t) => {
    const site: Record<string, Site[string]> = {
      '/index.html': page({ variant: 'klondike' }),
      '/solitaire-elements.js': scriptBuild(),
    };
    const visit = await Visit.during(t, site);
    await titled(visit, '| undefined: parts/check-variant.js could not be loaded. ');
    await visit.click('stock');
    await visit.page.waitForFunction(() => document.querySelector('solitaire-game')!.moves === 1);
    Object.assign(site, scriptSite());
    await visit.page.evaluate(() => {
      void define();
    });
    await titled(visit, '| defined');
    await visit.page.evaluate(() => document.querySelector('solitaire-game')!.setAttribute('variant', 'ferry'));
    await visit.page.waitForFunction(() => document.querySelector('solitaire-game')!.game?.variant.id === 'ferry');
  });
});
