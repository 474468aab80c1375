import { join } from 'node:path';
import { debianPackages, firstThatStarts, linuxPaths, ownVersions, windowsPaths } from './provide.mjs';

/** @type {import('./provide.mjs').Browser} */
export const firefox = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  find: () => firstThatStarts([process.env.FIREFOX_PATH, ...systemPaths(), ...ownPaths()]),
  installers: [
    debianPackages(['firefox-esr']),
    {
      name: 'its makers',
      isPossible: true,
      commands: ['npx --yes @puppeteer/browsers@2 install firefox@stable --path .browser'],
    },
  ],
  advice: [
    'The tests in Firefox need Firefox: none was found and none could be installed.',
    'Install it, or set FIREFOX_PATH to its program, and run the command again:',
    '  Debian           sudo apt-get install firefox-esr',
    '  Ubuntu           sudo snap install firefox',
    '  Fedora           sudo dnf install firefox',
    '  macOS            brew install --cask firefox',
    '  Windows          winget install Mozilla.Firefox',
  ].join('\n'),
};

function systemPaths() {
  switch (process.platform) {
    case 'darwin':
      return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
    case 'win32':
      return windowsPaths(['Mozilla Firefox/firefox.exe']);
    default:
      return linuxPaths(['firefox-esr', 'firefox']);
  }
}

/** The places where the installer puts it: .browser/firefox/<version>/... */
function ownPaths() {
  const program = {
    linux: 'firefox/firefox',
    win32: 'core/firefox.exe',
    darwin: 'Firefox.app/Contents/MacOS/firefox',
  }[process.platform];
  return program ? ownVersions('firefox').map((folder) => join(folder, program)) : [];
}
