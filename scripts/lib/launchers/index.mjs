import { chromiumLauncher } from './chromium.mjs';
import { firefoxLauncher } from './firefox.mjs';
import { webkitLauncher } from './webkit.mjs';

/**
 * How the test runner starts each browser, how many files it runs in it side by side, how often it tries a test again
 * whose driver was too slow for a double click, and how a page of it is made to have media features.
 */
export const launchers = { chromium: chromiumLauncher, firefox: firefoxLauncher, webkit: webkitLauncher };
