import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * What is known of a browser that tests run in.
 * @typedef {object} Browser
 * @property {string} title its name to a person
 * @property {string} variable the environment variable that names its program
 * @property {() => string | undefined} find the path of its program, where there is one that starts
 * @property {{ name: string, isPossible: boolean, commands: string[] }[]} installers ways to get one
 * @property {string} advice what to tell a person when none can be had
 */

/** The path of a folder or program below the one that browsers are installed to when the system has none. */
export function ownPath(...names) {
  return join(root, '.browser', ...names);
}

/** The folders in one that `@puppeteer/browsers` has filled, one for each version. */
export function ownVersions(name) {
  const folder = ownPath(name);
  return existsSync(folder) ? readdirSync(folder).map((version) => join(folder, version)) : [];
}

/** Where Linux systems keep programs of these names. */
export function linuxPaths(names) {
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Where Windows keeps programs, each given by its path below the folder for programs. */
export function windowsPaths(programs) {
  const { LOCALAPPDATA, ProgramFiles, 'ProgramFiles(x86)': ProgramFilesX86 } = process.env;
  const folders = [ProgramFiles, ProgramFilesX86, LOCALAPPDATA].filter(Boolean);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

/** An installer that takes packages of Debian, Ubuntu and the like. */
export function debianPackages(names) {
  return {
    name: `the system's packages: ${names.join(', ')}`,
    isPossible: isRootOnLinux && existsSync('/usr/bin/apt-get'),
    commands: ['apt-get update', `apt-get install -y ${names.join(' ')}`],
  };
}

const isRootOnLinux = process.platform === 'linux' && process.getuid() === 0;

/**
 * The first of some programs that starts. Linux systems have stand-ins that only ask for a package, and
 * browsers that lack a library: they are tried.
 * @param {(string | undefined)[]} paths
 * @param {string} question an option to which the program answers and ends well
 */
export function firstThatStarts(paths, question = '--version') {
  return paths.find((path) => {
    if (!path || !existsSync(path)) return false;
    return process.platform !== 'linux' || spawnSync(path, [question], { stdio: 'ignore' }).status === 0;
  });
}

/**
 * The path of a browser's program, which is installed where there is none.
 * @param {Browser} browser
 * @returns {string | undefined} undefined when every way to get one failed
 */
export function provide({ title, variable, find, installers }) {
  const found = find();
  const asked = process.env[variable];
  if (asked && found !== asked) console.log(`${variable} is no program that starts: ${asked}`);
  if (found) return found;
  for (const { name, commands, isPossible } of installers) {
    if (!isPossible) continue;
    console.log(`No ${title} found; installing it from ${name} ...`);
    if (!commands.every(succeeds)) continue;
    const installed = find();
    if (installed) return installed;
  }
  return undefined;
}

function succeeds(command) {
  return spawnSync(command, { cwd: root, shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
