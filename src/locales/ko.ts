import type { Texts } from './texts.js';

export default {} satisfies Texts;
