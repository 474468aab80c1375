import { webkit } from '../browsers/webkit.mjs';
import { WebKitPage } from './webkit-page.mjs';
import { WebKitSeat } from './webkit-seat.mjs';

/** WebKit for the test runner. */
export const webkitLauncher = {
  concurrency: 2,
  retries: 1,
  launch: () => new WebKitLauncher(),
  emulate: (page, features) => page.emulate(features),
};

/** Runs each test file in a page of its own browser, of which there are as many as files run side by side. */
class WebKitLauncher {
  name = webkit.title;
  /** The runner's commands use a page by the methods that Puppeteer's have; so have these. */
  type = 'puppeteer';
  /** The pages in use, by their sessions. */
  #pages = new Map();
  #idle = [];
  #seats = [];

  async startSession(id, url) {
    const page = this.#idle.pop() ?? (await this.#newPage());
    this.#pages.set(id, page);
    await page.open(url);
  }

  async stopSession(id) {
    const page = this.getPage(id);
    await page.close();
    this.#pages.delete(id);
    this.#idle.push(page);
    return {};
  }

  async startDebugSession() {
    throw new Error('There is no window to look at: debug in another browser.');
  }

  isActive(id) {
    return this.#pages.has(id);
  }

  getBrowserUrl(id) {
    return this.getPage(id).url();
  }

  getPage(id) {
    const page = this.#pages.get(id);
    if (!page) throw new Error(`No page for session ${id}`);
    return page;
  }

  async stop() {
    await Promise.all(this.#seats.map((seat) => seat.end()));
  }

  async #newPage() {
    const seat = await WebKitSeat.take();
    this.#seats.push(seat);
    return new WebKitPage(seat);
  }
}
