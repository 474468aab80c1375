import type { Browser } from './provide.mjs';

export declare const chromium: Browser;
export declare const chromiumFlags: readonly string[];
