import { join } from 'node:path';
import {
  debianPackages,
  firstThatStarts,
  linuxPaths,
  ownPath,
  ownVersions,
  windowsPaths,
} from './provide.mjs';

/** For a quiet Chromium without network traffic of its own; root has no sandbox to run in. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The package carries its browser compressed and unpacks it to the folder for temporary files. */
const unpackChromium = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/** @type {import('./provide.mjs').Browser} */
export const chromium = {
  title: 'Chromium',
  variable: 'CHROME_PATH',
  find: () => firstThatStarts([process.env.CHROME_PATH, ...systemPaths(), ...ownPaths()]),
  installers: [
    debianPackages(['chromium']),
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
  ],
  advice: [
    'The tests need Chromium or Chrome: none was found and none could be installed.',
    'Install one, or set CHROME_PATH to the program of one, and run the command again:',
    '  Debian, Ubuntu   sudo apt-get install chromium',
    '  Fedora           sudo dnf install chromium',
    '  macOS            brew install --cask google-chrome',
    '  Windows          winget install Google.Chrome',
  ].join('\n'),
};

function systemPaths() {
  switch (process.platform) {
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case 'win32':
      return windowsPaths(['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']);
    default:
      return linuxPaths(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
  }
}

/** The places where the installers put their browser: .browser/chromium or .browser/chrome/<version>/... */
function ownPaths() {
  const programs = {
    linux: ['chrome-linux64/chrome'],
    win32: ['chrome-win64/chrome.exe', 'chrome-win32/chrome.exe'],
    darwin: ['arm64', 'x64'].map(
      (cpu) => `chrome-mac-${cpu}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ),
  }[process.platform] ?? [];
  const downloaded = ownVersions('chrome').flatMap((folder) => programs.map((program) => join(folder, program)));
  return [...downloaded, ownPath('chromium')];
}
