/**
 * Installs what is missing, then runs every check and test:
 *
 *   npm test                               all steps but the integrations
 *   npm test -- --only engine,elements     some: typecheck, lint, engine, elements, build, package, integrations
 *   npm run test:integrations              the pages made with frameworks, and what else is heavy; builds before
 *   npm run test:all                       all steps, and the tests of the elements in each browser
 *   npm test -- --browsers firefox,webkit  these browsers instead of Chromium
 *
 * The last line says how many passed and failed; a check or a build counts as one.
 */
import { parseArgs } from 'node:util';
import { browsers } from './lib/browsers/index.mjs';
import { provide } from './lib/browsers/provide.mjs';
import { installPackages } from './lib/install.mjs';
import { runCommands } from './lib/steps.mjs';
import { engineTestFiles, integrationTestFiles, packageTestFiles } from './lib/test-files.mjs';

/** Its knowledge of CSS is too old, and no element imports the module that registers the elements. */
const rulesOff = '--rules.no-invalid-css off --rules.no-missing-import off';

const options = parseArgs({
  options: { only: { type: 'string' }, browsers: { type: 'string', default: 'chromium' } },
}).values;

/** In the order in which they run: the tests of the package need the build. */
const steps = [
  {
    name: 'typecheck',
    commands: ['src/engine', 'src/variants', 'src/solver', '.'].map((project) => ({ command: `tsc -p ${project}` })),
  },
  {
    name: 'lint',
    commands: [
      { command: 'eslint . --max-warnings 0' },
      { command: `lit-analyzer "src/{define/*,elements/**/*}.ts" --strict ${rulesOff}` },
    ],
  },
  { name: 'engine', commands: [nodeTests(engineTestFiles)] },
  ...namesOf(options.browsers, Object.keys(browsers), 'browser').map((browser) => ({
    name: 'elements',
    title: `elements in ${browsers[browser].title}`,
    browser: browsers[browser],
    commands: [{ command: 'web-test-runner', counts: true, env: { TEST_BROWSER: browser } }],
  })),
  { name: 'build', commands: [{ command: 'node scripts/build.mjs' }] },
  {
    name: 'package',
    browser: browsers.chromium,
    commands: [
      { command: 'publint run --strict --pack false' },
      // It packs the package, for which npm would build anew.
      {
        command: 'attw --pack . --profile esm-only --exclude-entrypoints cdn cdn/collection --format ascii',
        env: { npm_config_ignore_scripts: 'true' },
      },
      { command: 'size-limit' },
      nodeTests(packageTestFiles),
    ],
  },
  {
    name: 'integrations',
    browser: browsers.chromium,
    commands: [
      { command: 'tsc -p test/types' },
      { command: 'tsc -p demo/frameworks/react' },
      { command: 'vue-tsc -p demo/frameworks/vue' },
      { command: 'svelte-check --workspace demo/frameworks/svelte --tsconfig ./tsconfig.json --fail-on-warnings' },
      nodeTests(integrationTestFiles),
      // The elements once more, with what the script builds have in place of libraries.
      { command: 'web-test-runner', counts: true, env: { TEST_BROWSER: 'chromium', TEST_LIBRARIES: 'script' } },
    ],
  },
];

const stepNames = [...new Set(steps.map(({ name }) => name))];
const only = namesOf(options.only ?? stepNames.filter((name) => name !== 'integrations').join(), stepNames, 'step');
installPackages();
// First of all, so that a browser that is missing is known before everything else has run.
const chosen = steps.filter(({ name }) => only.includes(name)).map(withBrowser);
const results = chosen.map(runStep);
for (const { title, failures } of results) {
  if (failures.length > 0) console.log(`\nFailed in ${title}:\n${failures.map((line) => `  - ${line}`).join('\n')}`);
}
finish(
  results.reduce((total, { passed }) => total + passed, 0),
  results.reduce((total, { failures }) => total + failures.length, 0),
);

/** The names in a list with commas, each of which has to be known; all that are known without a list, or by "all". */
function namesOf(list, known, kind) {
  if (list === undefined || list === 'all') return known;
  const names = list.split(',');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  console.error(`No such ${kind}: ${unknown.join(', ')}. There is ${known.join(', ')}.`);
  return finish(0, 1);
}

/** The step with its browser found, or got, for the test runner; without one, with what to tell a person of it. */
function withBrowser(step) {
  if (!step.browser) return step;
  const program = provide(step.browser);
  if (!program) return { ...step, missing: step.browser.advice };
  process.env[step.browser.variable] = program;
  return step;
}

/** A step that cannot run has failed. */
function runStep({ name, title = name, commands, missing }) {
  console.log(`\n===== ${title} =====`);
  if (!missing) return { title, ...runCommands(commands) };
  return { title, passed: 0, failures: [missing] };
}

/** Tests in Node, reported twice: in words, and as counts. */
function nodeTests(files) {
  const reporters = ['spec', './scripts/lib/node-counts.mjs']
    .map((reporter) => `--test-reporter=${reporter} --test-reporter-destination=stdout`)
    .join(' ');
  return { command: `node --import tsx --test ${reporters} ${files.join(' ')}`, counts: true };
}

function finish(passed, failed) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
