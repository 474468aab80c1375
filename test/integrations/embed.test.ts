/** The built page for frames in the page of another site, in a real browser. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { Game } from '../../src/engine.js';
import type { Message } from '../../embed/message.js';
import { FileServer } from '../helpers/file-server.js';
import { winningDeck } from '../helpers/winning-decks.js';

const SANDBOXED = 'sandbox="allow-scripts"';

let browser: Browser;
let games: FileServer;
let site: FileServer;
let page: Page;
/** What the page or a frame in it said to its console, and errors that nobody caught. */
let heard: string[];

before(async () => {
  browser = await puppeteer.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  games = await FileServer.start(new URL('../../dist/embed/', import.meta.url));
  site = await FileServer.start(new URL('no-files/', import.meta.url), 'localhost');
});
after(async () => {
  await browser.close();
  games.stop();
  site.stop();
});
beforeEach(async () => {
  heard = [];
  page = await browser.newPage();
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
});
afterEach(async () => {
  await page.close();
  assert.deepEqual(heard, []);
});

/** Opens a page of another site with this in its body; it keeps what it is told. */
async function open(body: string): Promise<void> {
  site.pages.set(
    '/',
    `<!doctype html><link rel="icon" href="data:,"><body>
      <script>
        window.told = [];
        window.events = [];
        addEventListener('message', ({ origin, data }) => told.push({ origin, ...data }));
        addEventListener('solitaire-embed', ({ target, detail }) => events.push({ title: target.title, ...detail }));
      </script>
      ${body}`,
  );
  await page.goto(site.origin);
}

/** A frame as a page writes it. */
function frame(query: string, attributes = SANDBOXED): string {
  return `<iframe ${attributes} src="${games.origin}/embed.html?${query}"></iframe>`;
}

/** What frames have told, one type alone; waits until there is some. */
async function told(type: Message['type']): Promise<readonly (Message & { readonly origin: string })[]> {
  await page.waitForFunction(
    (name) => (window as unknown as { told: Message[] }).told.some((message) => message.type === name),
    {},
    type,
  );
  const all = await page.evaluate(() => (window as unknown as { told: (Message & { origin: string })[] }).told);
  return all.filter((message) => message.type === type);
}

/** The document in the first frame of the page, when its game is there. */
async function inside(): Promise<Frame> {
  const element = await page.waitForSelector('iframe');
  const content = await element!.contentFrame();
  await content.waitForSelector('solitaire-game');
  return content;
}

/** Something of the game in a frame, by a selector within its shadow root. */
async function find(content: Frame, selector: string): Promise<ElementHandle> {
  const found = await content.waitForSelector(`solitaire-game >>> ${selector}`, { visible: true });
  return found!;
}

/** Waits until a game has found the arrangement for its place, and all its cards lie there. */
async function laidOut(content: Frame): Promise<void> {
  await content.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const cards = document.querySelector('solitaire-game')!.shadowRoot!.querySelectorAll('solitaire-card');
    const flights = [...cards].flatMap((card) => card.getAnimations());
    await Promise.allSettled(flights.map(({ finished }) => finished));
  });
}

describe('the page for frames', () => {
  it('plays in a frame of another site that has only scripts, and tells what happens', async () => {
    await open(frame('variant=saratoga&deal=3&options=draw=3,redeals=0'));
    const content = await inside();
    const [deal] = await told('deal');
    assert.deepEqual(deal, {
      origin: 'null',
      source: 'solitaire-elements',
      version: 1,
      type: 'deal',
      variant: 'saratoga',
      deal: 3,
      restored: false,
    });
    await (await find(content, '#stock')).click();
    const [move] = await told('move');
    assert.deepEqual(move, {
      origin: 'null',
      source: 'solitaire-elements',
      version: 1,
      type: 'move',
      move: 'deal',
      by: 'player',
      score: 0,
      moves: 1,
    });
    await (await find(content, '[part~=button-undo]')).click();
    const [undo] = await told('undo');
    assert.deepEqual({ ...undo, origin: '', source: '', version: 1 }, {
      origin: '',
      source: '',
      version: 1,
      type: 'undo',
      move: 'deal',
      by: 'undo',
      score: 0,
      moves: 0,
    });
  });

  it('can be played in a frame that has the size of all frames, 300 by 150', async () => {
    await open(frame('variant=saratoga&deal=3'));
    const content = await inside();
    await told('size');
    await laidOut(content);
    const from = await find(content, '#tableau-1 solitaire-card');
    const to = await find(content, '#tableau-7 solitaire-card:last-child');
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    const [iframe] = await page.$$('iframe');
    const around = (await iframe!.boundingBox())!;
    for (const box of [start!, end!]) {
      assert.ok(box.x >= around.x && box.x + box.width <= around.x + around.width);
      assert.ok(box.y >= around.y && box.y + box.height <= around.y + around.height);
    }
    await page.mouse.move(start!.x + start!.width / 2, start!.y + 5);
    await page.mouse.down();
    await page.mouse.move(start!.x + 30, start!.y + 10);
    await page.mouse.move(end!.x + end!.width / 2, end!.y + 5);
    await page.mouse.up();
    const [move] = await told('move');
    assert.equal(move!.type === 'move' && move!.move, 'tableau-1>tableau-7');
  });

  it('has every game of the collection in it, for a sandboxed frame may load none', async () => {
    await page.setViewport({ width: 800, height: 700 });
    await open(frame('variant=freecell&deal=617', `${SANDBOXED} width="780" height="640"`));
    const content = await inside();
    const [deal] = await told('deal');
    assert.deepEqual([deal!.type === 'deal' && deal!.variant, deal!.origin], ['freecell', 'null']);
    await laidOut(content);
    const from = await (await find(content, '#tableau-1 solitaire-card:last-child')).boundingBox();
    const to = await (await find(content, '#cell-2')).boundingBox();
    await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await page.mouse.down();
    await page.mouse.move(from!.x + from!.width / 2, from!.y - 10);
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2);
    await page.mouse.up();
    const [move] = await told('move');
    assert.equal(move!.type === 'move' && move!.move, 'tableau-1>cell-2');
  });

  it('gives a finished game as JSON that can be replayed', async () => {
    await open(frame(`variant=klondike&deck=${encodeURIComponent(winningDeck('klondike'))}`));
    const content = await inside();
    await (await find(content, '[part~=button-finish]')).click();
    const [win] = await told('win');
    assert.equal(win!.type, 'win');
    const { game, score, moves } = win as Extract<Message, { type: 'win' }>;
    const replayed = Game.fromJSON(game);
    assert.deepEqual([replayed.status, replayed.score, replayed.moveCount], ['won', score, moves]);
  });

  it('has the game say what is wrong in its address, as text alone', async () => {
    const bad = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>';
    for (const name of ['variant', 'deal', 'deck', 'options', 'controls']) {
      await open(frame(`${name}=${encodeURIComponent(bad)}`));
      const [fault] = await told('error');
      assert.equal(typeof (fault as Extract<Message, { type: 'error' }>).message, 'string', name);
      const content = await inside();
      assert.deepEqual(
        await content.evaluate(() => [document.scripts.length, document.images.length]),
        [1, 0],
        name,
      );
      if (name === 'controls') continue;
      const alert = await find(content, '[part=error]');
      assert.notEqual(await alert.evaluate((element) => element.textContent.trim()), '');
      assert.equal(await alert.evaluate((element) => element.querySelector('img, script')), null);
    }
  });

  it('keeps the game where the frame may keep something', async () => {
    await open(frame('variant=saratoga&deal=3', ''));
    await (await find(await inside(), '#stock')).click();
    await told('move');
    await page.reload();
    const [deal] = await told('deal');
    assert.equal((deal as Extract<Message, { type: 'deal' }>).restored, true);
    assert.equal(deal!.origin, games.origin);
  });

  it('takes no word from the page around', async () => {
    await open(frame('variant=saratoga&deal=3'));
    const content = await inside();
    await told('size');
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe')!;
      for (const type of ['move', 'size', 'deal']) {
        contentWindow!.postMessage({ source: 'solitaire-elements', version: 1, type, move: 'deal' }, '*');
      }
    });
    await content.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    assert.equal(await content.evaluate(() => document.querySelector('solitaire-game')!.moves), 0);
  });
});

describe('the script for the page around', () => {
  const script = () => `<script src="${games.origin}/embed.js" defer></script>`;
  const link = (attributes = '') =>
    `<p><a class="solitaire-embed" href="${games.origin}/embed.html" ${attributes}>Play Saratoga</a></p>`;

  it('makes a sandboxed frame of a link, as high as its game likes', async () => {
    await page.setViewport({ width: 800, height: 900 });
    await open(link('data-variant="saratoga" data-deal="3"') + script());
    const [size] = await told('size');
    const { height } = size as Extract<Message, { type: 'size' }>;
    const sight = await page.$eval('iframe.solitaire-embed', (element) => ({
      sandbox: element.getAttribute('sandbox'),
      title: element.title,
      height: element.offsetHeight,
      links: document.links.length,
    }));
    assert.deepEqual(sight, { sandbox: 'allow-scripts', title: 'Play Saratoga', height, links: 0 });
    assert.ok(height > 400 && height < 860);
    const [deal] = await told('deal');
    assert.equal((deal as Extract<Message, { type: 'deal' }>).variant, 'saratoga');
  });

  it('never makes a frame higher than the window', async () => {
    await page.setViewport({ width: 1200, height: 500 });
    await open(link('data-variant="klondike"') + script());
    await told('size');
    assert.equal(await page.$eval('iframe', (element) => element.offsetHeight), 500 - 32);
  });

  it('tells on the frame what its game tells', async () => {
    await open(link('data-variant="saratoga" data-deal="3"') + script());
    await (await find(await inside(), '#stock')).click();
    await told('move');
    const events = await page.evaluate(() => (window as unknown as { events: Record<string, unknown>[] }).events);
    const [move] = events.filter(({ type }) => type === 'move');
    assert.equal(move!.title, 'Play Saratoga');
    assert.equal(move!.move, 'deal');
  });

  it('believes neither the page itself, nor other frames, nor other messages', async () => {
    const forged = "{ source: 'solitaire-elements', version: 1, type: 'size', height: 777 }";
    await open(
      `${link('data-variant="saratoga" data-deal="3"')}${script()}
      <iframe ${SANDBOXED} srcdoc="<script>parent.postMessage(${forged}, '*')</script>"></iframe>`,
    );
    await inside();
    await page.waitForFunction(() => (window as unknown as { told: { height?: number }[] }).told.some(
      ({ height }) => height === 777,
    ));
    await page.waitForFunction(() => document.querySelector('iframe')!.style.height !== '');
    const height = () => page.$eval('iframe.solitaire-embed', (element) => element.style.height);
    const before = await height();
    assert.doesNotMatch(before, /777/);
    await page.evaluate((code) => {
      const { contentWindow } = document.querySelector<HTMLIFrameElement>('iframe.solitaire-embed')!;
      const data = { source: 'solitaire-elements', version: 1, type: 'size', height: 778 };
      postMessage(data, '*');
      const messages: readonly MessageEventInit[] = [
        { data, source: contentWindow, origin: location.origin },
        { data: { ...data, version: 2 }, source: contentWindow, origin: 'null' },
        { data: { ...data, source: 'other' }, source: contentWindow, origin: 'null' },
        { data: { ...data, height: '100%;position:fixed' }, source: contentWindow, origin: 'null' },
        { data: { ...data, height: -1 }, source: contentWindow, origin: 'null' },
        { data: { ...data, height: NaN }, source: contentWindow, origin: 'null' },
        { data: code, source: contentWindow, origin: 'null' },
        { data: null, source: contentWindow, origin: 'null' },
      ];
      for (const init of messages) window.dispatchEvent(new MessageEvent('message', init));
      return new Promise((resolve) => setTimeout(resolve));
    }, forged);
    assert.equal(await height(), before);
    // So that the test cannot pass where no message is heard at all.
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector<HTMLIFrameElement>('iframe.solitaire-embed')!;
      const data = { source: 'solitaire-elements', version: 1, type: 'size', height: 779 };
      window.dispatchEvent(new MessageEvent('message', { data, source: contentWindow, origin: 'null' }));
    });
    assert.match(await height(), /779px/);
  });

  it('leaves a link alone that leads to no page', async () => {
    await open(`<a class="solitaire-embed" href="javascript:alert(1)">Play</a>${script()}`);
    assert.deepEqual(
      await page.evaluate(() => [document.links.length, document.querySelectorAll('iframe').length]),
      [1, 0],
    );
  });
});
