import { chromeLauncher } from '@web/test-runner-chrome';
import { firefox } from '../browsers/firefox.mjs';
import { asRecord, untilTaken } from './media-features.mjs';

/** Firefox for the test runner: one page at a time, since a page in the background is drawn seldom. */
export const firefoxLauncher = {
  concurrency: 1,
  retries: 1,

  launch() {
    const launcher = chromeLauncher({
      launchOptions: {
        browser: 'firefox',
        executablePath: firefox.find(),
        args: ['--remote-allow-system-access'],
      },
      createPage: async ({ context }) => {
        const page = await context.newPage();
        page.emulateMediaFeatures = (list) => emulate(page, asRecord(list));
        return page;
      },
    });
    launcher.name = firefox.title;
    return launcher;
  },

  emulate,
};

/** Puppeteer cannot, and Firefox has no command for it: its own code, which may be run too, has the settings. */
async function emulate(page, features) {
  const { connection } = page.browser();
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  await connection.send('script.callFunction', {
    functionDeclaration: String(setMediaFeatures),
    arguments: [{ type: 'string', value: JSON.stringify(features) }],
    target: { context: result.contexts[0].context },
    awaitPromise: false,
  });
  await untilTaken(page, features);
}

/** Runs in the window of Firefox itself. */
function setMediaFeatures(json) {
  const { gBrowser, Services } = globalThis;
  const setters = {
    'prefers-color-scheme': (value) => {
      for (const { browsingContext } of gBrowser.browsers) {
        browsingContext.prefersColorSchemeOverride = value ?? 'none';
      }
    },
    'forced-colors': (value) => {
      for (const { browsingContext } of gBrowser.browsers) {
        browsingContext.forcedColorsOverride = value ?? 'none';
      }
    },
    'prefers-reduced-motion': (value) => {
      Services.prefs.setIntPref('ui.prefersReducedMotion', value === 'reduce' ? 1 : 0);
    },
  };
  const features = JSON.parse(json);
  for (const name of Object.keys(features)) if (!setters[name]) throw new Error(`No way to emulate ${name}`);
  for (const [name, set] of Object.entries(setters)) set(features[name]);
}
