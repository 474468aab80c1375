import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromium, chromiumFlags } from '../scripts/lib/browsers/chromium.mjs';
import { provide } from '../scripts/lib/browsers/provide.mjs';
import { root } from '../scripts/lib/root.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript' };
const TABLES = 20;
const CYCLES = 200;

/**
 * What a table costs in a browser, with the script build.
 * @returns {Promise<Record<string, number>>} milliseconds (medians), counts, bytes
 */
export async function benchBrowser() {
  const server = createServer(serve).listen(0, '127.0.0.1');
  const browser = await puppeteer.launch({
    executablePath: provide(chromium),
    args: [...chromiumFlags, '--js-flags=--expose-gc'],
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1024, height: 768 });
    await page.goto(`http://127.0.0.1:${server.address().port}/bench/page.html`);
    await page.waitForFunction(() => customElements.get('solitaire-game'));
    return {
      baseline: await page.evaluate(plainCards),
      create: await page.evaluate(createTables, TABLES),
      move: await page.evaluate(playMoves),
      layoutsWhileDragging: await dragLayouts(page),
      heap: await heapOfTables(page),
      ...(await leftovers(page)),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

function serve(request, response) {
  const path = new URL(request.url, 'http://localhost').pathname;
  response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain');
  createReadStream(join(root, path))
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
}

/** What to compare with on any machine: 52 plain elements with a picture's worth of nodes, made and laid out. */
async function plainCards() {
  const times = [];
  for (let i = 0; i < 20; i++) {
    const start = performance.now();
    const table = document.createElement('div');
    for (let n = 0; n < 52; n++) {
      const card = table.appendChild(document.createElement('div'));
      for (let part = 0; part < 4; part++) card.appendChild(document.createElement('span'));
    }
    document.body.append(table);
    table.getBoundingClientRect();
    times.push(performance.now() - start);
    table.remove();
    await new Promise(requestAnimationFrame);
  }
  return times.sort((a, b) => a - b)[10];
}

/** A table created, drawn and laid out. */
async function createTables(count) {
  const times = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    const table = Object.assign(document.createElement('solitaire-game'), {
      variant: 'saratoga',
      deal: String(i + 1),
      storageKey: 'bench',
    });
    document.body.append(table);
    await table.updateComplete;
    table.getBoundingClientRect();
    times.push(performance.now() - start);
    table.remove();
    await new Promise(requestAnimationFrame);
  }
  return times.sort((a, b) => a - b)[count >> 1];
}

/** One move on a table at rest, with all that it brings: state, drawing, layout, the start of its motion. */
async function playMoves() {
  const table = Object.assign(document.createElement('solitaire-game'), {
    variant: 'saratoga',
    deal: '1',
    storageKey: 'bench',
  });
  document.body.append(table);
  await table.updateComplete;
  const times = [];
  for (let move = table.game.hint(); move && times.length < 60; move = table.game.hint()) {
    const cards = [...table.shadowRoot.querySelectorAll('solitaire-card')];
    cards.flatMap((card) => card.getAnimations()).forEach((animation) => animation.finish());
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const start = performance.now();
    table.play(move);
    await table.updateComplete;
    table.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  table.remove();
  return times.sort((a, b) => a - b)[times.length >> 1];
}

/** Layouts in 60 steps of a drag, after the one in which the cards are picked up. */
async function dragLayouts(page) {
  await page.evaluate(async () => {
    const table = Object.assign(document.createElement('solitaire-game'), {
      variant: 'saratoga',
      deal: '1',
      storageKey: 'bench-drag',
    });
    document.body.append(table);
    await table.updateComplete;
    const cards = [...table.shadowRoot.querySelectorAll('solitaire-card')];
    cards.flatMap((card) => card.getAnimations()).forEach((animation) => animation.finish());
  });
  const [x, y] = await page.evaluate(() => {
    const card = document.querySelector('solitaire-game').shadowRoot.querySelector('#tableau-7 > :last-child');
    const { left, top, width, height } = card.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 12, y - 12);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const before = await page.metrics();
  for (let step = 0; step < 60; step++) await page.mouse.move(x - 12 - step * 4, y - 12 - step);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const after = await page.metrics();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.evaluate(() => document.querySelector('solitaire-game').remove());
  return after.LayoutCount - before.LayoutCount;
}

/** Heap of one table, of many at a time. */
async function heapOfTables(page) {
  const before = await heap(page);
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) {
      const table = Object.assign(document.createElement('solitaire-game'), {
        variant: 'saratoga',
        deal: String(i + 1),
        storageKey: `bench-${i}`,
      });
      document.body.append(table);
      await table.updateComplete;
    }
  }, TABLES);
  const after = await heap(page);
  await page.evaluate(() => document.querySelectorAll('solitaire-game').forEach((table) => table.remove()));
  return (after - before) / TABLES;
}

/** What stays in memory when many tables have come and gone. */
async function leftovers(page) {
  const cycle = async (count) => {
    for (let i = 0; i < count; i++) {
      const table = document.createElement('solitaire-game');
      Object.assign(table, { variant: 'saratoga', storageKey: 'bench' });
      document.body.append(table);
      await table.updateComplete;
      table.remove();
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };
  await page.evaluate(cycle, 20);
  const heapBefore = await heap(page);
  const before = await page.metrics();
  await page.evaluate(cycle, CYCLES);
  const heapAfter = await heap(page);
  const after = await page.metrics();
  return {
    keptHeap: heapAfter - heapBefore,
    keptNodes: after.Nodes - before.Nodes,
    keptListeners: after.JSEventListeners - before.JSEventListeners,
  };
}

async function heap(page) {
  await page.evaluate(() => {
    for (let i = 0; i < 3; i++) globalThis.gc();
  });
  return (await page.metrics()).JSHeapUsedSize;
}
