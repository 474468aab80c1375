import { chromium } from './chromium.mjs';
import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

/** The browsers that tests run in, by the names that commands know them by. */
export const browsers = { chromium, firefox, webkit };
