import type { Plugin } from 'vite';

const CHECKED = '/src/engine/define-variant.ts';

/**
 * Leaves the checks of definitions out of a script: the games that come with it are known to be right. For those of
 * the page it has a `defineVariant` of its own.
 */
export function uncheckedVariants(): Plugin {
  return {
    name: 'unchecked-variants',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(CHECKED) ? `export { makeVariant as defineVariant } from './variant.js';` : null),
  };
}
