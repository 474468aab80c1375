import { chromeLauncher } from '@web/test-runner-chrome';
import { chromium, chromiumFlags } from '../browsers/chromium.mjs';

/** What is emulated ends with the connection that asked for it, so each page keeps its own. */
const connections = new WeakMap();

/** Chromium for the test runner. */
export const chromiumLauncher = {
  concurrency: 2,
  retries: 0,

  launch: () =>
    chromeLauncher({
      launchOptions: { executablePath: chromium.find(), args: chromiumFlags },
      // Files that run side by side must not share a localStorage.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),

  async emulate(page, features) {
    if (!connections.has(page)) connections.set(page, await page.createCDPSession());
    const list = Object.entries(features).map(([name, value]) => ({ name, value }));
    await connections.get(page).send('Emulation.setEmulatedMedia', { features: list });
  },
};
