import type { Plugin } from 'vite';

/**
 * Keeps the sources that are imported for what they do, such as registering elements. The `sideEffects` of
 * package.json name the modules of dist/, and go before the bundler's own option.
 */
export function sourceSideEffects(): Plugin {
  return {
    name: 'source-side-effects',
    apply: 'build',
    transform: (_, id) => (/\/src\/[^?]*\.ts$/.test(id) ? { moduleSideEffects: true } : null),
  };
}
