import { existsSync } from 'node:fs';
import { debianPackages, firstThatStarts, linuxPaths } from './provide.mjs';

/**
 * WebKitGTK by its driver, which needs two more programs: a screen that is none, and a teller of the desktop's
 * settings, for less motion and dark colours.
 * @type {import('./provide.mjs').Browser}
 */
export const webkit = {
  title: 'WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  find: () => (screenProgram() && settingsProgram() ? driverProgram() : undefined),
  installers: [debianPackages(['webkit2gtk-driver', 'xvfb', 'xsettingsd'])],
  advice: [
    'The tests in WebKit need the driver of WebKitGTK (WebKitWebDriver), Xvfb and xsettingsd: not all of them',
    'were found, and they could not be installed. WebKitGTK is for Linux: elsewhere, run the tests in a',
    'container. Install all three, or set WEBKIT_DRIVER_PATH to the first, and run the command again:',
    '  Debian, Ubuntu   sudo apt-get install webkit2gtk-driver xvfb xsettingsd',
  ].join('\n'),
};

export function screenProgram() {
  return linuxPaths(['Xvfb']).find((path) => existsSync(path));
}

export function settingsProgram() {
  return linuxPaths(['xsettingsd']).find((path) => existsSync(path));
}

function driverProgram() {
  return firstThatStarts([process.env.WEBKIT_DRIVER_PATH, ...linuxPaths(['WebKitWebDriver'])], '--help');
}
