import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Where a browser is installed to when the system has none. Not under version control. */
const ownFolder = join(root, '.browser');

/** Flags for a quiet Chromium without network traffic of its own; root has no sandbox to run in. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium or Chrome: `CHROME_PATH`, else the system's, else one that an earlier run installed.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return [process.env.CHROME_PATH, ...systemPaths(), ...ownPaths()].find((path) => path && isBrowser(path));
}

/**
 * The path of a browser, which is installed where there is none.
 * @returns {string | undefined} undefined when every way to get one failed
 */
export function getBrowser() {
  const found = findBrowser();
  const asked = process.env.CHROME_PATH;
  if (asked && found !== asked) console.log(`CHROME_PATH is no browser that starts: ${asked}`);
  if (found) return found;
  for (const { name, commands, isPossible } of installers) {
    if (!isPossible) continue;
    console.log(`No Chromium found; installing one: ${name} ...`);
    if (!commands.every(succeeds)) continue;
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

/** What to tell a person when no browser can be had. */
export const noBrowserAdvice = [
  'The tests need Chromium or Chrome: none was found and none could be installed.',
  'Install one, or set CHROME_PATH to the program of one, and run the command again:',
  '  Debian, Ubuntu   sudo apt-get install chromium',
  '  Fedora           sudo dnf install chromium',
  '  macOS            brew install --cask google-chrome',
  '  Windows          winget install Google.Chrome',
].join('\n');

const isRootOnLinux = process.platform === 'linux' && process.getuid() === 0;

/** The package carries its browser compressed and unpacks it to the folder for temporary files. */
const unpackChromium = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

const installers = [
  {
    name: 'the system\'s package "chromium"',
    isPossible: isRootOnLinux && existsSync('/usr/bin/apt-get'),
    commands: ['apt-get update', 'apt-get install -y chromium'],
  },
  {
    name: 'Chrome for Testing',
    isPossible: true,
    commands: ['npx --yes @puppeteer/browsers@2 install chrome@stable --path .browser'],
  },
  {
    name: 'the npm package @sparticuz/chromium',
    isPossible: process.platform === 'linux' && process.arch === 'x64',
    commands: [
      'npm install --prefix .browser --no-save --no-package-lock @sparticuz/chromium@153',
      `cd .browser && TMPDIR="$PWD" node --input-type=module -e "${unpackChromium}"`,
    ],
  },
];

function succeeds(command) {
  return spawnSync(command, { cwd: root, shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Linux systems have stand-ins that only ask for a package, and browsers that lack a library: try them. */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function systemPaths() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const { LOCALAPPDATA, ProgramFiles, 'ProgramFiles(x86)': ProgramFilesX86 } = process.env;
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    const folders = [ProgramFiles, ProgramFilesX86, LOCALAPPDATA].filter(Boolean);
    return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** The places where the installers put their browser: .browser/chromium or .browser/chrome/<version>/... */
function ownPaths() {
  const folder = join(ownFolder, 'chrome');
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  const programs = {
    linux: ['chrome-linux64/chrome'],
    win32: ['chrome-win64/chrome.exe', 'chrome-win32/chrome.exe'],
    darwin: ['arm64', 'x64'].map(
      (cpu) => `chrome-mac-${cpu}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ),
  }[process.platform] ?? [];
  const downloaded = versions.flatMap((version) => programs.map((program) => join(folder, version, program)));
  return [...downloaded, join(ownFolder, 'chromium')];
}
