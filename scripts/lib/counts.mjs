import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Names the file that a test runner's reporter writes its counts to, for the script that started it. */
const VARIABLE = 'TEST_COUNTS_FILE';

/** Runs on the runner's side: hands over how many tests passed and failed. */
export function reportCounts(counts) {
  const file = process.env[VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(counts));
}

/** The environment in which a test runner hands over its counts in a file. */
export function countingEnvironment(file) {
  rmSync(file, { force: true });
  return { ...process.env, [VARIABLE]: file };
}

/**
 * The counts that a runner has handed over. One that ended badly, or ran no test, has failed for that alone.
 * @returns {{ passed: number, failed: number }}
 */
export function readCounts(file, exitCode) {
  const { passed, failed } = readJson(file) ?? { passed: 0, failed: 0 };
  const hasUncountedFault = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: hasUncountedFault ? 1 : failed };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
