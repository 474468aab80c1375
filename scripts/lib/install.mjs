import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Installs the packages of the lock file unless they are there already. Ends the process when npm fails. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  // A shell finds npm on Windows too, where it is a script; the command is fixed.
  const { status } = spawnSync('npm ci --include=dev', { cwd: root, shell: true, stdio: 'inherit' });
  if (status === 0) return;
  console.error('The packages could not be installed: npm ci failed, see above.');
  process.exit(1);
}

/**
 * True when node_modules holds what the lock file names. Compared by content, since a checkout gives the
 * lock file a new date without a change. Optional packages may be missing: they belong to other systems.
 */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  const present = lockedPackages('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(wanted ?? {}).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : optional || devOptional;
  });
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
