import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { countingEnvironment, readCounts } from './counts.mjs';
import { root } from './root.mjs';

process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/**
 * Runs commands one after the other with their output shown, whether or not an earlier one failed.
 * @param {{ command: string, counts?: boolean, env?: object }[]} commands with `counts`, the command runs tests
 *   and tells how many; any other counts as one, passed or failed; `env` is added to the environment
 * @returns {{ passed: number, failures: string[] }} how many passed in all, and a line for each that failed
 */
export function runCommands(commands) {
  const folder = mkdtempSync(join(tmpdir(), 'solitaire-elements-'));
  const results = commands.map((entry) => runCommand(entry, join(folder, 'counts.json')));
  rmSync(folder, { recursive: true });
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

function runCommand({ command, counts, env: ownEnv }, file) {
  console.log(`\n> ${command}`);
  const env = { ...(counts ? countingEnvironment(file) : process.env), ...ownEnv };
  const stdio = ['ignore', 'inherit', 'inherit'];
  const { status } = spawnSync(command, { cwd: root, env, shell: true, stdio });
  if (counts) return readCounts(file, status);
  return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [command] };
}
