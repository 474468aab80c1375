import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Names the file that a test runner's reporter writes its counts to, for the script that started it. */
const VARIABLE = 'TEST_COUNTS_FILE';

/** Runs on the runner's side: hands over how many tests passed, and a line for each that failed. */
export function reportCounts(passed, failures) {
  const file = process.env[VARIABLE];
  if (file) writeFileSync(file, JSON.stringify({ passed, failures }));
}

/** The line for a test that failed; what else is known of it the runner has printed. */
export function failureLine(file, name, error) {
  return `${basename(file)}: ${name}: ${error.message.split('\n', 1)[0]}`;
}

/** The environment in which a test runner hands over its counts in a file. */
export function countingEnvironment(file) {
  rmSync(file, { force: true });
  return { ...process.env, [VARIABLE]: file };
}

/**
 * What a runner has handed over. One that ended badly, or ran no test, has failed for that alone.
 * @returns {{ passed: number, failures: string[] }}
 */
export function readCounts(file, exitCode) {
  const { passed, failures } = readJson(file) ?? { passed: 0, failures: [] };
  const hasUncountedFault = failures.length === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failures: hasUncountedFault ? ['the test runner itself'] : failures };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
