/** Pages in Chromium for tests that run in Node: a site in memory, and a visit to it. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Move } from '../../src/engine.js';
import { chromium, chromiumFlags } from '../../scripts/lib/browsers/chromium.mjs';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files of a site, by their paths on it. */
export type Site = Readonly<Record<string, string | Uint8Array>>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The script build, as it is published. Needs `npm run build`. */
export function scriptBuild(): string {
  return readFileSync(new URL('../../dist/cdn/solitaire-elements.js', import.meta.url), 'utf8');
}

/** The script build on a site, with the parts beside it that it loads when they are asked for. */
export function scriptSite(): Site {
  const parts = readdirSync(new URL('../../dist/cdn/parts', import.meta.url));
  return {
    '/solitaire-elements.js': scriptBuild(),
    ...Object.fromEntries(
      parts.map((name) => [`/parts/${name}`, readFileSync(new URL(`../../dist/cdn/parts/${name}`, import.meta.url))]),
    ),
  };
}

/** What vite makes of a page of the repository and all that it imports. */
export async function built(config: InlineConfig): Promise<Site> {
  const options = { logLevel: 'error', ...config, build: { write: false, ...config.build } } as const;
  const { output } = (await build(options)) as Rolldown.RolldownOutput;
  const entries = output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]);
  return Object.fromEntries(entries) as Site;
}

/**
 * A page in Chromium, and what became known of it. What comes to be in a shadow root is waited for with `visible`: only
 * then does Puppeteer look with every frame, otherwise after changes of the document.
 */
export class Visit {
  /** What stands in the console, and errors that nobody caught. */
  readonly complaints: string[] = [];
  /** The paths that were asked for. */
  readonly requests: string[] = [];
  #left: Promise<void> | undefined;

  private constructor(
    readonly page: Page,
    address: string,
    private readonly close: () => Promise<void>,
  ) {
    page.on('console', (message) => this.complaints.push(message.text()));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      this.requests.push(origin === address ? pathname : request.url());
    });
  }

  /** Opens a page as `to` does; it is left when the test is over, however that ends. */
  static async during(test: TestContext, ...of: Parameters<typeof Visit.to>): Promise<Visit> {
    const visit = await Visit.to(...of);
    test.after(() => visit.leave());
    return visit;
  }

  /**
   * Opens the page `/` or `/index.html` of a site. It is to be left, or no test run ends.
   * @param headers that every answer has
   */
  static async to(site: Site, headers: Readonly<Record<string, string>> = {}): Promise<Visit> {
    const browser = await start();
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      const path = pathname === '/' ? '/index.html' : pathname;
      const body = site[path];
      if (body === undefined) response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      else response.writeHead(200, { ...headers, 'content-type': TYPES[extname(path)] }).end(body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await browser.newPage();
    const visit = new Visit(page, address, async () => {
      await browser.close();
      server.close();
    });
    await page.setViewport({ width: 1000, height: 800 });
    try {
      await page.goto(`${address}/`);
    } catch (error) {
      await visit.leave();
      throw error;
    }
    return visit;
  }

  /** Closes the page and its site; what it has to complain of is known then. */
  leave(): Promise<void> {
    return (this.#left ??= this.close());
  }

  /** The middle of a card or a pile, by its id, when the game is at rest. */
  async spot(id: string): Promise<readonly [number, number]> {
    return this.page.evaluate(async (wanted) => {
      await customElements.whenDefined('solitaire-game');
      const game = document.querySelector('solitaire-game')!;
      await game.updateComplete;
      const cards = [...game.shadowRoot!.querySelectorAll('solitaire-card')];
      const flights = cards.flatMap((card) => card.getAnimations());
      await Promise.allSettled(flights.map(({ finished }) => finished));
      const target = cards.find(({ card }) => card?.id === wanted) ?? game.shadowRoot!.getElementById(wanted)!;
      const { x, y, width, height } = target.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }, id);
  }

  /** Drags from one card or pile to another. */
  async drag(from: string, to: string): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(...(await this.spot(from)));
    await mouse.down();
    await mouse.move(...(await this.spot(to)), { steps: 5 });
    await mouse.up();
  }

  async click(id: string, count = 1): Promise<void> {
    await this.page.mouse.click(...(await this.spot(id)), { count });
  }

  /** Makes moves for the page. */
  async play(moves: readonly Move[]): Promise<void> {
    await this.page.evaluate((list) => {
      for (const move of list) document.querySelector('solitaire-game')!.play(move);
    }, moves);
  }
}

function start(): Promise<Browser> {
  const executablePath = process.env[chromium.variable] ?? chromium.find();
  return puppeteer.launch({ executablePath, args: [...chromiumFlags] });
}
