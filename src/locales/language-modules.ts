import type { NameTexts, RulesTexts, Texts } from './texts.js';

/** A language in parts, each of which is loaded when it is needed. */
export interface LanguageModules {
  /** What a table with a game that is there from the start shows and says. */
  readonly texts: () => Promise<{ readonly default: Texts }>;
  /** The rules pages of the games that are there from the start. */
  readonly rules: () => Promise<{ readonly default: RulesTexts }>;
  /** The names of the other games of the collection, of their families and options. */
  readonly collection: () => Promise<{ readonly default: NameTexts }>;
  /** The rules pages of these. */
  readonly collectionRules: () => Promise<{ readonly default: RulesTexts }>;
}

/** The languages that there are besides English. */
export const languages: Readonly<Record<string, LanguageModules>> = {
  ar: {
    texts: () => import('./languages/ar.js'),
    rules: () => import('./rules/ar.js'),
    collection: () => import('./collection/ar.js'),
    collectionRules: () => import('./collection-rules/ar.js'),
  },
  cs: {
    texts: () => import('./languages/cs.js'),
    rules: () => import('./rules/cs.js'),
    collection: () => import('./collection/cs.js'),
    collectionRules: () => import('./collection-rules/cs.js'),
  },
  de: {
    texts: () => import('./languages/de.js'),
    rules: () => import('./rules/de.js'),
    collection: () => import('./collection/de.js'),
    collectionRules: () => import('./collection-rules/de.js'),
  },
  es: {
    texts: () => import('./languages/es.js'),
    rules: () => import('./rules/es.js'),
    collection: () => import('./collection/es.js'),
    collectionRules: () => import('./collection-rules/es.js'),
  },
  fr: {
    texts: () => import('./languages/fr.js'),
    rules: () => import('./rules/fr.js'),
    collection: () => import('./collection/fr.js'),
    collectionRules: () => import('./collection-rules/fr.js'),
  },
  he: {
    texts: () => import('./languages/he.js'),
    rules: () => import('./rules/he.js'),
    collection: () => import('./collection/he.js'),
    collectionRules: () => import('./collection-rules/he.js'),
  },
  hi: {
    texts: () => import('./languages/hi.js'),
    rules: () => import('./rules/hi.js'),
    collection: () => import('./collection/hi.js'),
    collectionRules: () => import('./collection-rules/hi.js'),
  },
  id: {
    texts: () => import('./languages/id.js'),
    rules: () => import('./rules/id.js'),
    collection: () => import('./collection/id.js'),
    collectionRules: () => import('./collection-rules/id.js'),
  },
  it: {
    texts: () => import('./languages/it.js'),
    rules: () => import('./rules/it.js'),
    collection: () => import('./collection/it.js'),
    collectionRules: () => import('./collection-rules/it.js'),
  },
  ja: {
    texts: () => import('./languages/ja.js'),
    rules: () => import('./rules/ja.js'),
    collection: () => import('./collection/ja.js'),
    collectionRules: () => import('./collection-rules/ja.js'),
  },
  ko: {
    texts: () => import('./languages/ko.js'),
    rules: () => import('./rules/ko.js'),
    collection: () => import('./collection/ko.js'),
    collectionRules: () => import('./collection-rules/ko.js'),
  },
  nl: {
    texts: () => import('./languages/nl.js'),
    rules: () => import('./rules/nl.js'),
    collection: () => import('./collection/nl.js'),
    collectionRules: () => import('./collection-rules/nl.js'),
  },
  pl: {
    texts: () => import('./languages/pl.js'),
    rules: () => import('./rules/pl.js'),
    collection: () => import('./collection/pl.js'),
    collectionRules: () => import('./collection-rules/pl.js'),
  },
  'pt-br': {
    texts: () => import('./languages/pt-br.js'),
    rules: () => import('./rules/pt-br.js'),
    collection: () => import('./collection/pt-br.js'),
    collectionRules: () => import('./collection-rules/pt-br.js'),
  },
  ru: {
    texts: () => import('./languages/ru.js'),
    rules: () => import('./rules/ru.js'),
    collection: () => import('./collection/ru.js'),
    collectionRules: () => import('./collection-rules/ru.js'),
  },
  tr: {
    texts: () => import('./languages/tr.js'),
    rules: () => import('./rules/tr.js'),
    collection: () => import('./collection/tr.js'),
    collectionRules: () => import('./collection-rules/tr.js'),
  },
  uk: {
    texts: () => import('./languages/uk.js'),
    rules: () => import('./rules/uk.js'),
    collection: () => import('./collection/uk.js'),
    collectionRules: () => import('./collection-rules/uk.js'),
  },
  vi: {
    texts: () => import('./languages/vi.js'),
    rules: () => import('./rules/vi.js'),
    collection: () => import('./collection/vi.js'),
    collectionRules: () => import('./collection-rules/vi.js'),
  },
  'zh-cn': {
    texts: () => import('./languages/zh-cn.js'),
    rules: () => import('./rules/zh-cn.js'),
    collection: () => import('./collection/zh-cn.js'),
    collectionRules: () => import('./collection-rules/zh-cn.js'),
  },
  'zh-tw': {
    texts: () => import('./languages/zh-tw.js'),
    rules: () => import('./rules/zh-tw.js'),
    collection: () => import('./collection/zh-tw.js'),
    collectionRules: () => import('./collection-rules/zh-tw.js'),
  },
};
