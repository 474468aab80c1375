import type { RulesTexts } from '../texts.js';

export default {} satisfies RulesTexts;
