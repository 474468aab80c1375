/** The parts beside the script build, and the script without them: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Dialog, HTTPRequest } from 'puppeteer-core';
import { VERSION } from '../../src/version.js';
import { root, scriptBuild, scriptSite, Visit, type Site } from '../helpers/site.js';

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

function press({ page }: Visit, button: string): Promise<void> {
  return page.click(`solitaire-game >>> [part~="${button}"]`);
}

/** The names of the dialogs that are open. */
function openIn({ page }: Visit): Promise<string[]> {
  return page.evaluate(() => {
    const { shadowRoot } = document.querySelector('solitaire-game')!;
    return [...shadowRoot!.querySelectorAll('dialog[open]')].map((dialog) => dialog.getAttribute('part')!);
  });
}

async function opened({ page }: Visit, name: string): Promise<void> {
  await page.waitForSelector(`solitaire-game >>> [part~="dialog-${name}"]`, { visible: true });
}

function movesIn({ page }: Visit): Promise<number> {
  return page.evaluate(() => document.querySelector('solitaire-game')!.moves);
}

/**
 * Keeps a part waiting.
 * @returns lets it come, and is done when what it is for has been drawn, if anything
 */
async function keepWaiting({ page }: Visit, part: string): Promise<() => Promise<void>> {
  const kept: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().endsWith(part)) kept.push(request);
    else void request.continue();
  });
  return async () => {
    const come = page.waitForResponse((response) => response.url().endsWith(part));
    for (const request of kept.splice(0)) await request.continue();
    await come;
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
  };
}

describe('the parts of the script build', () => {
  it('are small files beside it that name no other but the languages', () => {
    const files = readdirSync(beside);
    assert.deepEqual(files.sort(), [
      'advice.js',
      'check-variant.js',
      'deck-pictures.js',
      'other-languages.js',
      'pages.js',
    ]);
    for (const file of files) {
      const code = readFileSync(join(beside, file));
      const { length } = brotliCompressSync(code);
      assert.ok(length <= MOST_BYTES, `${file}: ${length} bytes`);
      assert.doesNotMatch(code.toString(), /\bimport\b(?!\("\.\.\/locales\/")/);
    }
  });

  it('are loaded once, when they are asked for', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('variant="klondike athena" deal="1"'), ...scriptSite() });
    await visit.play([{ type: 'deal' }]);
    await visit.spot('stock');
    assert.deepEqual(asked(visit), []);
    for (const name of ['restart', 'move-list', 'rules', 'variant', 'options']) {
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

  it('tell the table when that is asked for', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('variant="saratoga" deal="1"'), ...scriptSite() });
    await visit.spot('stock');
    await visit.click('stock');
    await visit.page.keyboard.press('t');
    await said(visit, 'Stock: face down; waste: ace of hearts; ');
    await visit.page.keyboard.press('q');
    await said(visit, 'Saratoga, deal 1. Score 0, 1 move, ');
    assert.deepEqual(asked(visit), ['/parts/pages.js']);
    assert.deepEqual(visit.complaints, []);
  });

  it('that look after the game are loaded with its first move where the page has the solver on', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('deal="1" solver="on"'), ...scriptSite() });
    const loaded = visit.page.waitForResponse((response) => response.url().endsWith('/parts/advice.js'));
    await visit.play([{ type: 'deal' }]);
    await loaded;
  });
});

describe('dialogs that are being loaded', () => {
  async function waiting(test: TestContext): Promise<{ visit: Visit; letCome: () => Promise<void> }> {
    const visit = await Visit.during(test, { '/index.html': page('deal="1"'), ...scriptSite() });
    await visit.spot('stock');
    return { visit, letCome: await keepWaiting(visit, '/parts/pages.js') };
  }

  it('keep nobody from playing on; what was asked for last opens alone, on the game as it is then', async (t) => {
    const { visit, letCome } = await waiting(t);
    await press(visit, 'button-rules');
    await press(visit, 'button-options');
    await visit.click('stock');
    assert.equal(await movesIn(visit), 1);
    await letCome();
    assert.deepEqual(await openIn(visit), ['dialog dialog-options']);
    await press(visit, 'dialog-options"] [part~="primary');
    await opened(visit, 'confirm');
    await visit.page.keyboard.press('Escape');
    await visit.page.keyboard.press('Escape');
    assert.deepEqual(await openIn(visit), []);
    assert.equal(await movesIn(visit), 1);
  });

  it('ask about no game that is not under way any more', async (t) => {
    const { visit, letCome } = await waiting(t);
    await visit.click('stock');
    await press(visit, 'button-restart');
    await press(visit, 'button-undo');
    await letCome();
    assert.deepEqual(await openIn(visit), []);
  });

  it('do not open in a game that has left the page, nor when it comes back', async (t) => {
    const { visit, letCome } = await waiting(t);
    await press(visit, 'button-rules');
    await visit.page.evaluate(() => {
      const game = document.querySelector('solitaire-game')!;
      game.remove();
      document.body.append(game);
    });
    await letCome();
    assert.deepEqual(await openIn(visit), []);
    await press(visit, 'button-rules');
    await opened(visit, 'rules');
    assert.deepEqual(visit.complaints, []);
  });
});

describe('the script build without its parts', () => {
  /** What the browser asked, which is answered in turn. */
  function answering({ page }: Visit, ...answers: boolean[]): string[] {
    const questions: string[] = [];
    page.on('dialog', (dialog: Dialog) => {
      questions.push(dialog.message());
      void (answers.shift() ? dialog.accept() : dialog.dismiss());
    });
    return questions;
  }

  it('has the browser ask before a game under way is left', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('deal="1"'), '/solitaire-elements.js': scriptBuild() });
    const questions = answering(visit, false, true);
    await visit.spot('stock');
    await visit.click('stock');
    await press(visit, 'button-new');
    await visit.page.waitForFunction(() => document.title.endsWith('parts/pages.js'));
    assert.equal(await movesIn(visit), 1);
    await press(visit, 'button-restart');
    await visit.page.waitForFunction(() => document.querySelector('solitaire-game')!.moves === 0);
    assert.deepEqual(questions, ['Leave this game?', 'Start this deal again?']);
  });

  it('keeps the game, and says why, in a frame where the browser may not ask', async (t) => {
    const site: Site = {
      '/index.html': '<!doctype html><iframe sandbox="allow-scripts allow-same-origin" src="game.html"></iframe>',
      '/game.html': page('deal="1"'),
      '/solitaire-elements.js': scriptBuild(),
    };
    const visit = await Visit.during(t, site);
    const frame = await visit.page.waitForFrame((one) => one.url().endsWith('game.html'));
    await frame.waitForSelector('solitaire-game >>> solitaire-card', { visible: true });
    await frame.evaluate(() => void document.querySelector('solitaire-game')!.play({ type: 'deal' }));
    await frame.click('solitaire-game >>> [part~="button-new"]');
    await frame.waitForSelector('solitaire-game >>> [part="message"][data-shown]', { visible: true });
    const told = await frame.evaluate(() => {
      const game = document.querySelector('solitaire-game')!;
      return { moves: game.moves, said: game.shadowRoot!.querySelector('[part="message"]')!.textContent };
    });
    assert.equal(told.moves, 1);
    assert.match(told.said, /parts\/pages\.js/);
  });

  it('is played, gives the ordinary hint and tells what it could not load', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('deal="1"'), '/solitaire-elements.js': scriptBuild() });
    await visit.spot('stock');
    await visit.click('stock');
    await visit.page.click('solitaire-game >>> [part~="button-hint"]');
    await said(visit, 'Hint: ');
    assert.match(await visit.page.title(), /^Parts: .*parts\/advice\.js$/);
    await visit.page.click('solitaire-game >>> [part~="button-rules"]');
    await visit.page.waitForFunction(() => document.title.endsWith('parts/pages.js'));
    await visit.page.keyboard.press('v');
    await visit.page.waitForFunction(() => /parts\/pages\.js: .*parts\/pages\.js$/.test(document.title));
    await visit.page.click('solitaire-game >>> [part~="button-undo"]');
    assert.equal(await visit.page.evaluate(() => document.querySelector('solitaire-game')!.moves), 0);
  });

  it('deals all the same where the page asks for what can be won', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page('winnable'), '/solitaire-elements.js': scriptBuild() });
    await visit.page.waitForFunction(() => document.querySelector('solitaire-game')?.game);
    await said(visit, 'Whether this deal can be won is not known.');
  });

  it('refuses one of another release, and says so', async (t) => {
    const site = scriptSite();
    const old = String(site['/parts/pages.js']).replaceAll(VERSION, '0.0.9');
    const visit = await Visit.during(t, { '/index.html': page('deal="1"'), ...site, '/parts/pages.js': old });
    await press(visit, 'button-rules');
    await said(visit, `This file is of version 0.0.9, the script of ${VERSION}.`);
    assert.deepEqual(await openIn(visit), []);
  });
});
