import type { RulesPage, Variant } from '../../src/engine.js';
import enRules from '../../src/locales/rules/en.js';
import type { RulesTexts } from '../../src/locales/texts.js';

/** The rules page of a game in English, which is with the game or among the English pages. */
export function englishRules({ id, rules }: Variant): RulesPage {
  const pages: RulesTexts = enRules;
  const page = rules ?? pages[`rules.${id}`];
  if (!page) throw new Error(`There is no rules page of ${id} in English.`);
  return page;
}
