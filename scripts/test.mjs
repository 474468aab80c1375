/**
 * Installs what is missing, then runs every check and test:
 *
 *   npm test                               all steps
 *   npm test -- --only engine,elements     some of them: typecheck, lint, engine, elements, build, package
 *
 * The last line says how many passed and failed; a check or a build counts as one.
 */
import { parseArgs } from 'node:util';
import { getBrowser, noBrowserAdvice } from './lib/browser.mjs';
import { installPackages } from './lib/install.mjs';
import { runCommands, sum } from './lib/steps.mjs';
import { engineTestFiles, packageTestFiles } from './lib/test-files.mjs';

/** Its knowledge of CSS is too old, and no element imports the module that registers the elements. */
const rulesOff = '--rules.no-invalid-css off --rules.no-missing-import off';

/** In the order in which they run: the tests of the package need the build. */
const steps = [
  {
    name: 'typecheck',
    commands: [{ command: 'tsc -p src/engine' }, { command: 'tsc -p src/variants' }, { command: 'tsc -p .' }],
  },
  {
    name: 'lint',
    commands: [
      { command: 'eslint . --max-warnings 0' },
      { command: `lit-analyzer "src/{define,elements/**/*}.ts" --strict ${rulesOff}` },
    ],
  },
  { name: 'engine', commands: [nodeTests(engineTestFiles)] },
  { name: 'elements', needsBrowser: true, commands: [{ command: 'web-test-runner', counts: true }] },
  { name: 'build', commands: [{ command: 'node scripts/build.mjs' }] },
  {
    name: 'package',
    needsBrowser: true,
    commands: [{ command: 'publint run --strict --pack false' }, nodeTests(packageTestFiles)],
  },
];

const chosen = chosenSteps();
installPackages();
if (chosen.some(({ needsBrowser }) => needsBrowser)) provideBrowser();
const results = chosen.map(runStep);
const failures = results.filter(({ counts }) => counts.failed > 0);
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
finish(sum(results.map(({ counts }) => counts)));

function chosenSteps() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return steps;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter(({ name }) => names.includes(name));
  console.error(`No such step: ${unknown.join(', ')}. There is ${steps.map(({ name }) => name).join(', ')}.`);
  return finish({ passed: 0, failed: 1 });
}

/** Finds or gets a browser and tells the test runners of it by CHROME_PATH. */
function provideBrowser() {
  const browser = getBrowser();
  if (browser) {
    process.env.CHROME_PATH = browser;
    return;
  }
  console.error(noBrowserAdvice);
  finish({ passed: 0, failed: 1 });
}

function runStep({ name, commands }) {
  console.log(`\n===== ${name} =====`);
  return { name, counts: runCommands(commands) };
}

/** Tests in Node, reported twice: in words, and as counts. */
function nodeTests(files) {
  const reporters = ['spec', './scripts/lib/node-counts.mjs']
    .map((reporter) => `--test-reporter=${reporter} --test-reporter-destination=stdout`)
    .join(' ');
  return { command: `node --import tsx --test ${reporters} ${files.join(' ')}`, counts: true };
}

function finish({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
