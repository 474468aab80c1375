/** The plugin in a real WordPress, with its database; both are installed where they are missing. Needs the build. */
import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromium, chromiumFlags } from '../../scripts/lib/browsers/chromium.mjs';
import { ADMIN, WordPressSite } from '../helpers/wordpress-site.js';

let site: WordPressSite | string;
let browser: Browser;

/** A test that is skipped, with the reason, where there can be no WordPress. */
function inWordPress(name: string, run: (site: WordPressSite, page: Page) => Promise<void>): void {
  it(name, async (context: TestContext) => {
    if (typeof site === 'string') { context.skip(site); return; }
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    try {
      await run(site, page);
    } finally {
      await page.close();
    }
  });
}

interface Visited {
  readonly attributes: object;
  /** The files of the plugin that the page asked for. */
  readonly scripts: readonly string[];
  readonly cards: number;
}

/** The game in a page, once it is dealt. */
async function visit(page: Page, address: string): Promise<Visited> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('solitaire-elements')) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await page.waitForSelector('solitaire-game >>> solitaire-card', { visible: true });
  return page.evaluate((asked) => {
    const game = document.querySelector('solitaire-game')!;
    const attributes = Object.fromEntries([...game.attributes].map(({ name, value }) => [name, value]));
    return { attributes, scripts: asked, cards: game.shadowRoot!.querySelectorAll('solitaire-card').length };
  }, scripts);
}

const PLUGIN = '/wp-content/plugins/solitaire-elements';

describe('the plugin in a WordPress', () => {
  before(async () => {
    site = await WordPressSite.start();
    browser = await puppeteer.launch({
      executablePath: process.env[chromium.variable] ?? chromium.find(),
      args: [...chromiumFlags],
    });
  });

  after(async () => {
    await browser.close();
    if (typeof site === 'object') await site.stop();
  });

  inWordPress('deals the game of a shortcode, with one script', async (wordpress, page) => {
    const address = wordpress.publish('[solitaire variant="saratoga" deal="2026" options="draw=3, redeals=unlimited"]');
    const { attributes, scripts, cards } = await visit(page, address);
    assert.deepEqual(attributes, { variant: 'saratoga', deal: '2026', options: 'draw=3, redeals=unlimited' });
    assert.deepEqual(scripts, [`${PLUGIN}/solitaire-elements.js`]);
    assert.equal(cards, 52);
  });

  inWordPress('finds the games that are loaded beside the script', async (wordpress, page) => {
    const { cards, scripts } = await visit(page, wordpress.publish('[solitaire variant="freecell" deal="1"]'));
    assert.equal(cards, 52);
    assert.ok(scripts.includes(`${PLUGIN}/variants/freecell.js`), scripts.join());
  });

  inWordPress('leaves pages without a game alone', async (wordpress, page) => {
    await page.goto(wordpress.publish('No game here.'));
    assert.doesNotMatch(await page.content(), /solitaire/);
  });

  inWordPress('has a post keep the element as it was pasted', async (wordpress, page) => {
    const pasted = {
      variant: 'athena',
      options: 'draw=3, kings-only=off',
      position: 'stock: 2C 3C / tableau: KSx QH - 9D--',
      lang: 'en',
    };
    const text = Object.entries(pasted).map(([name, value]) => `${name}="${value}"`);
    const element = `<solitaire-game ${text.join(' ')}></solitaire-game>`;
    await page.goto(wordpress.publish(`A game -- "mine"...\n\n${element}\n\nMore.`));
    const kept = await page.$eval('solitaire-game', ({ attributes }) =>
      Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    );
    assert.deepEqual(kept, pasted);
  });

  inWordPress('has a block, which an editor puts in, sets and publishes', async ({ origin }, page) => {
    await logIn(page, origin);
    await page.goto(`${origin}/wp-admin/post-new.php`);
    // The editor greets who has never been there.
    await page.waitForSelector('.components-modal__screen-overlay');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.components-modal__screen-overlay', { hidden: true });
    await page.click('.editor-document-tools__inserter-toggle');
    await page.locator('.block-editor-inserter__menu input[type=search]').fill('patience');
    await page.locator('.editor-block-list-item-solitaire-elements-game').click();
    if (!(await page.$('.block-editor-block-inspector'))) await page.click('button[aria-label="Settings"]');
    await page.waitForSelector('.block-editor-block-inspector select');
    await page.select('.block-editor-block-inspector select', 'saratoga');
    await page.locator('.block-editor-block-inspector input[type=text]').fill('4217');
    await page.click('.editor-post-publish-panel__toggle');
    await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
    const link = await page.waitForSelector('.post-publish-panel__postpublish-buttons a');
    const address = await link!.evaluate(({ href }) => href);
    const { attributes, cards } = await visit(page, address);
    assert.deepEqual(attributes, { variant: 'saratoga', deal: '4217' });
    assert.equal(cards, 52);
  });
});

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.type('#user_login', ADMIN.name);
  await page.type('#user_pass', ADMIN.password);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
}
