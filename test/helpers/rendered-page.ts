/** A page of demo/rendered, whose script comes only when it is called for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromium, chromiumFlags } from '../../scripts/lib/browsers/chromium.mjs';

const SERVER = fileURLToPath(new URL('../../demo/rendered/server.mjs', import.meta.url));
const SCRIPT = '<script type="module" src="page.js"></script>';

type Box = readonly [x: number, y: number, width: number, height: number];
export type Boxes = Readonly<Record<string, Box>>;

/** How a page is other than the server gives it. */
export interface Other {
  readonly size?: readonly [width: number, height: number];
  readonly html?: (text: string) => string;
  readonly policy?: string;
  /** In place of its own script. */
  readonly script?: string;
}

/** The server of demo/rendered, and a browser for its pages. */
export class RenderedSite {
  private constructor(
    readonly address: string,
    readonly browser: Browser,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<RenderedSite> {
    const server = spawn(process.execPath, [SERVER], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const executablePath = process.env[chromium.variable] ?? chromium.find();
    const browser = await puppeteer.launch({ executablePath, args: [...chromiumFlags] });
    return new RenderedSite(String(line).trim(), browser, async () => {
      await browser.close();
      server.kill();
      await once(server, 'exit');
    });
  }

  /**
   * Opens the page for what is asked for, in a browser that has kept nothing.
   * @param asked attributes of the game
   */
  async page(asked: Readonly<Record<string, string>>, other: Other = {}): Promise<RenderedPage> {
    const context = await this.browser.createBrowserContext();
    const rendered = new RenderedPage(await context.newPage(), () => context.close());
    await rendered.load(`${this.address}?${new URLSearchParams(asked)}`, other);
    return rendered;
  }
}

export class RenderedPage {
  /** What stands in the console, and errors that nobody caught. */
  readonly complaints: string[] = [];

  constructor(
    readonly page: Page,
    readonly leave: () => Promise<void>,
  ) {
    page.on('console', (message) => this.complaints.push(message.text()));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  async load(url: string, { size: [width, height] = [1000, 800], html, policy, script }: Other = {}): Promise<void> {
    const { page } = this;
    const body = (await (await fetch(url)).text()).replace(SCRIPT, '');
    await page.setViewport({ width, height });
    await page.setRequestInterception(true);
    page.removeAllListeners('request');
    page.on('request', (request) => {
      if (request.url() === url) {
        const headers = policy === undefined ? {} : { 'content-security-policy': policy };
        void request.respond({ contentType: 'text/html', headers, body: html?.(body) ?? body });
      } else if (script !== undefined && request.url().endsWith('/page.js')) {
        void request.respond({ contentType: 'text/javascript', body: script });
      } else void request.continue();
    });
    await page.goto(url);
  }

  /** Lets the page's script come, and waits until all is at rest. */
  async start(): Promise<void> {
    await this.page.evaluate(async () => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
      }).observe({ type: 'layout-shift' });
      const script = Object.assign(document.createElement('script'), { type: 'module', src: 'page.js' });
      document.head.append(script);
      await customElements.whenDefined('solitaire-game');
    });
    await this.page.waitForFunction(() => {
      const game = document.querySelector('solitaire-game')!;
      return !game.isUpdatePending && !game.shadowRoot!.querySelector('[aria-busy]');
    });
    await this.rest();
  }

  /** Waits until what is shown is drawn, and no card moves. */
  async rest(): Promise<void> {
    await this.page.evaluate(async () => {
      const game = document.querySelector('solitaire-game')!;
      await game.updateComplete;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const cards = [...game.shadowRoot!.querySelectorAll('solitaire-card')];
      await Promise.allSettled(cards.flatMap((card) => card.getAnimations()).map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  }

  /** How far things were shifted since the script came. */
  shifts(): Promise<readonly number[]> {
    return this.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  }

  /** The boxes of all that lies around and on the table, by names. */
  boxes(): Promise<Boxes> {
    return this.page.evaluate(() => {
      const game = document.querySelector('solitaire-game')!;
      const root = game.shadowRoot!;
      const all: (readonly [string, Element])[] = [['game', game]];
      for (const element of root.querySelectorAll('[part="table"], .bar [part]:not([part="icon"])')) {
        all.push([`${element.getAttribute('part')!} ${all.length}`, element]);
      }
      for (const pile of root.querySelectorAll('solitaire-pile')) {
        all.push([pile.id, pile]);
        for (const card of pile.children) all.push([`${pile.id} ${all.length}`, card]);
      }
      return Object.fromEntries(
        all.map(([name, element]) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [name, [x, y, width, height]] as const;
        }),
      );
    });
  }

  /** What a function of the page makes of the elements in the game that a selector finds. */
  all<T>(selector: string, tell: (elements: readonly Element[]) => T): Promise<T> {
    return this.page.$$eval(`solitaire-game >>> ${selector}`, tell);
  }

  count(selector: string): Promise<number> {
    return this.all(selector, ({ length }) => length);
  }

  /** The text of the first element that has a part. */
  text(part: string): Promise<string> {
    return this.all(`[part~="${part}"]`, ([element]) => element!.textContent.trim());
  }

  moves(): Promise<number> {
    return this.page.evaluate(() => document.querySelector('solitaire-game')!.moves);
  }
}
