import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What stands for what in a script build: how the import of a module ends, and the slim module. */
const SLIM = {
  '@shoelace-style/localize': 'localize',
  '@lit/context': 'context',
  '/css-tag.js': 'css-tag',
};

/**
 * Has a script build carry of some libraries what it uses: what they do for other modules of a page, and for browsers
 * that the elements do not support, nobody could reach there.
 */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const found = Object.entries(SLIM).find(([end]) => source.endsWith(end));
      return found ? fileURLToPath(new URL(`in-script/${found[1]}.ts`, import.meta.url)) : null;
    },
  };
}
