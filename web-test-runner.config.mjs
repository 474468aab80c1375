import { defaultReporter } from '@web/test-runner';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { browserCounts } from './scripts/lib/browser-counts.mjs';
import { emulatedFeatures } from './scripts/lib/emulated-features.mjs';
import { launchers } from './scripts/lib/launchers/index.mjs';
import { realTouch } from './scripts/lib/real-touch.mjs';
import { realWheel } from './scripts/lib/real-wheel.mjs';
import { root } from './scripts/lib/root.mjs';
import { standIns } from './scripts/lib/stand-ins/index.mjs';
import { browserTestFiles } from './scripts/lib/test-files.mjs';

/** TEST_BROWSER says which: chromium if nothing, firefox or webkit. */
const { launch, emulate, concurrency, retries } = launchers[process.env.TEST_BROWSER ?? 'chromium'];

/** TEST_LIBRARIES=script runs the tests with what the script builds have in place of libraries. */
const ownLibraries = process.env.TEST_LIBRARIES === 'script';

const WORKER = { type: 'js', body: "import './worker.ts';" };

export default {
  // A script gives its context to nobody.
  files: browserTestFiles.filter((file) => !ownLibraries || !file.endsWith('/context.test.ts')),
  nodeResolve: true,
  concurrency,
  plugins: [
    // A worker is named by its address, which no import makes that of a TypeScript module.
    { name: 'worker', serve: ({ path }) => (path === '/src/solver/worker.js' ? WORKER : undefined) },
    { name: 'stand-ins', resolveImport: ({ source }) => ownLibraries && standIns[source]?.replace(root, '/') },
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }),
    emulatedFeatures(emulate),
    realTouch(),
    realWheel(),
  ],
  browsers: [launch()],
  // Accessibility checks and large windows outlast the runner's usual 2 seconds on a busy machine.
  testFramework: { config: { timeout: 60_000, retries } },
  // A file that plays whole games by hand outlasts the usual 2 minutes on a busy machine.
  testsFinishTimeout: 600_000,
  // Lit's development build finds mistakes that its other one does not; that it is used needs no telling.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter(), browserCounts()],
};
