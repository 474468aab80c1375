import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The list of the languages. */
const MODULES = '/src/locales/language-modules.ts';
/** One part of one language in it, `rules: () => import('./rules/de.js')`. */
const PART = /(\w+): \(\) => import\('\.\/([\w-]+)\/([\w-]+)\.js'\)/g;
const LIST = /(export const languages\b.*? = )\{.*?\n\}/s;

/**
 * Has a script, or a file beside it, load each part of each language by one rule, in place of a list of all.
 * @param folder where they lie, from this file
 */
export function languagesBeside(folder: string): Plugin {
  return {
    name: 'languages-beside',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(MODULES)) return null;
      const parts = partsIn(code);
      const languages = [...new Set(parts.map(({ language }) => language))];
      const rules = [...new Set(parts.map(({ part, from }) => `${part}: () => load('${placeOf(from)}' + language)`))];
      if (parts.length !== languages.length * rules.length) throw new Error('A language lacks a part.');
      return `const load = (name) => import(/* @vite-ignore */ '${folder}/' + name + '.js');
        ${code.replace(LIST, (_, start: string) => {
          const entries = `(language) => [language, { ${rules.join(', ')} }]`;
          return `${start}Object.fromEntries('${languages.join(' ')}'.split(' ').map(${entries}))`;
        })}`;
    },
  };
}

/** Writes the languages beside a script, in the folder `locales`. */
export function writeLanguages(): Plugin {
  return {
    name: 'write-languages',
    apply: 'build',
    buildStart() {
      for (const { from, language } of partsIn(readFileSync(MODULES.slice(1), 'utf8'))) {
        const fileName = `locales/${placeOf(from)}${language}.js`;
        this.emitFile({ type: 'chunk', id: `src/locales/${from}/${language}.ts`, fileName });
      }
    },
  };
}

/** The parts of the languages, each with the folder that it is in. */
function partsIn(code: string): { part: string; from: string; language: string }[] {
  return [...code.matchAll(PART)].map(([, part, from, language]) => {
    return { part: part!, from: from!, language: language! };
  });
}

/** The texts themselves lie in the folder, all else in folders in it. */
function placeOf(from: string): string {
  return from === 'languages' ? '' : `${from}/`;
}
