import type { RulesPage, Variant } from '../engine/index.js';
import enRules from './rules/en.js';
import type { RulesTexts } from './texts.js';
import type { Words } from './words.js';

const english: RulesTexts = enRules;

/**
 * The rules page of a game: that of the language, else its own, else the English one.
 * @returns undefined where there is none
 */
export function rulesPage({ id, rules }: Variant, words: Words): RulesPage | undefined {
  return words.named(`rules.${id}`, rules ?? english[`rules.${id}`]);
}
