import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves the languages out of a script that cannot have parts of its own: it loads those of another build.
 * @param folder where they lie, from the script
 */
export function languagesBeside(folder: string): Plugin {
  return {
    name: 'languages-beside',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.endsWith('/src/locales/language-modules.ts')) return null;
      return { id: `${folder}/${localesFolder(source)}/${basename(source)}`, external: true };
    },
  };
}

/** The folder beside a script for a part of a language, by the address of its module. */
export function localesFolder(module: string): string {
  const part = basename(dirname(module));
  return part === 'languages' ? 'locales' : `locales/${part}`;
}
