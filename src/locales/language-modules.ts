import type { RulesTexts, Texts } from './texts.js';

/** A language: its texts, which are loaded when a page is in it, and its rules pages, when one is opened. */
export interface LanguageModules {
  readonly texts: () => Promise<{ readonly default: Texts }>;
  readonly rules: () => Promise<{ readonly default: RulesTexts }>;
}

/** The languages that there are besides English. */
export const languages: Readonly<Record<string, LanguageModules>> = {
  ar: { texts: () => import('./languages/ar.js'), rules: () => import('./rules/ar.js') },
  cs: { texts: () => import('./languages/cs.js'), rules: () => import('./rules/cs.js') },
  de: { texts: () => import('./languages/de.js'), rules: () => import('./rules/de.js') },
  es: { texts: () => import('./languages/es.js'), rules: () => import('./rules/es.js') },
  fr: { texts: () => import('./languages/fr.js'), rules: () => import('./rules/fr.js') },
  he: { texts: () => import('./languages/he.js'), rules: () => import('./rules/he.js') },
  hi: { texts: () => import('./languages/hi.js'), rules: () => import('./rules/hi.js') },
  id: { texts: () => import('./languages/id.js'), rules: () => import('./rules/id.js') },
  it: { texts: () => import('./languages/it.js'), rules: () => import('./rules/it.js') },
  ja: { texts: () => import('./languages/ja.js'), rules: () => import('./rules/ja.js') },
  ko: { texts: () => import('./languages/ko.js'), rules: () => import('./rules/ko.js') },
  nl: { texts: () => import('./languages/nl.js'), rules: () => import('./rules/nl.js') },
  pl: { texts: () => import('./languages/pl.js'), rules: () => import('./rules/pl.js') },
  'pt-br': { texts: () => import('./languages/pt-br.js'), rules: () => import('./rules/pt-br.js') },
  ru: { texts: () => import('./languages/ru.js'), rules: () => import('./rules/ru.js') },
  tr: { texts: () => import('./languages/tr.js'), rules: () => import('./rules/tr.js') },
  uk: { texts: () => import('./languages/uk.js'), rules: () => import('./rules/uk.js') },
  vi: { texts: () => import('./languages/vi.js'), rules: () => import('./rules/vi.js') },
  'zh-cn': { texts: () => import('./languages/zh-cn.js'), rules: () => import('./rules/zh-cn.js') },
  'zh-tw': { texts: () => import('./languages/zh-tw.js'), rules: () => import('./rules/zh-tw.js') },
};

/**
 * The code of the language that a page in some language gets.
 * @returns a key of `languages`; the tag's own language where there is none
 */
export function languageFor(tag: string): string {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  const exact = `${language}-${region}`.toLowerCase();
  if (exact in languages) return exact;
  if (language === 'zh') return script === 'Hant' ? 'zh-tw' : 'zh-cn';
  if (language === 'pt') return 'pt-br';
  return language;
}
