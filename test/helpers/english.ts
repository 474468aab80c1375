import { Words } from '../../src/locales/words.js';

/** What is shown and said in English. */
export const english = new Words('en', {});
