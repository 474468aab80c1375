import type { Plugin } from 'vite';

/** One part of one language in the list, `rules: () => import('./rules/de.js')`. */
const PART = /(\w+): \(\) => import\('\.\/([\w-]+)\/([\w-]+)\.js'\)/g;
const LIST = /(export const languages\b.*? = )\{.*?\n\}/s;

/**
 * Leaves the languages out of a script, and has it load each part of each by one rule, in place of a list of all.
 * @param folder where they lie, from the script
 * @param writes whether they are written by this build
 */
export function languagesBeside(folder: string, writes: boolean): Plugin {
  return {
    name: 'languages-beside',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/locales/language-modules.ts')) return null;
      const parts = [...code.matchAll(PART)].map(([, part, from, language]) => ({ part, from, language: language! }));
      const languages = [...new Set(parts.map(({ language }) => language))];
      const rules = [...new Set(parts.map(({ part, from }) => `${part}: () => load('${placeOf(from!)}' + language)`))];
      if (parts.length !== languages.length * rules.length) throw new Error('A language lacks a part.');
      if (writes) {
        for (const { from, language } of parts) {
          const name = `${placeOf(from!)}${language}`;
          this.emitFile({ type: 'chunk', id: `src/locales/${from}/${language}.ts`, fileName: `locales/${name}.js` });
        }
      }
      return `const load = (name) => import(/* @vite-ignore */ '${folder}/' + name + '.js');
        ${code.replace(LIST, (_, start: string) => {
          const entries = `(language) => [language, { ${rules.join(', ')} }]`;
          return `${start}Object.fromEntries('${languages.join(' ')}'.split(' ').map(${entries}))`;
        })}`;
    },
  };
}

/** The texts themselves lie in the folder, all else in folders in it. */
function placeOf(from: string): string {
  return from === 'languages' ? '' : `${from}/`;
}
