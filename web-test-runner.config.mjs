import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { browserCounts } from './scripts/lib/browser-counts.mjs';
import { browserFlags, findBrowser } from './scripts/lib/browser.mjs';
import { emulatedFeatures } from './scripts/lib/emulated-features.mjs';
import { browserTestFiles } from './scripts/lib/test-files.mjs';

export default {
  files: browserTestFiles,
  nodeResolve: true,
  concurrency: 2,
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }), emulatedFeatures()],
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: findBrowser(), args: browserFlags },
      // Files that run side by side must not share a localStorage.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
  ],
  // An accessibility check outlasts the runner's usual 2 seconds on a busy machine.
  testFramework: { config: { timeout: 20_000 } },
  // A file that plays whole games by hand outlasts the usual 2 minutes on a busy machine.
  testsFinishTimeout: 600_000,
  // Lit's development build finds mistakes that its other one does not; that it is used needs no telling.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter(), browserCounts()],
};
