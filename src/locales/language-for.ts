/**
 * The code of the language that a page in some language gets: where one is written in two ways, the one that the
 * readers of the page can read.
 * @returns where there are texts for it, a key of `languages`
 * @throws RangeError for a tag that is none
 */
export function languageFor(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? 'zh-tw' : 'zh-cn';
  return language === 'pt' ? 'pt-br' : language;
}
