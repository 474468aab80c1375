import type { RulesPage, Variant } from '../../src/engine.js';
import { rulesPage } from '../../src/locales/rules-page.js';
import { english } from './english.js';

/** The rules page of a game in English, which every game has. */
export function englishRules(variant: Variant): RulesPage {
  const page = rulesPage(variant, english);
  if (!page) throw new Error(`There is no rules page of ${variant.id} in English.`);
  return page;
}
