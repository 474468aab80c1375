import { minify } from 'terser';
import type { Plugin } from 'vite';
import { withShortNames } from './short-names.js';

/** Has terser go over the script build once more: it folds what the bundler's own minifier leaves, some two percent. */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    generateBundle: {
      // What lies beside the script takes its short names.
      order: 'pre',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          // Languages lie in folders.
          file.code = file.fileName.includes('/') ? await simply(file.code) : await whole(file.code);
        }
      },
    },
  };
}

async function whole(given: string): Promise<string> {
  const { code } = await withShortNames(given, (options) =>
    minify(given, {
      ...options,
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
        // Measured: without these the compressed file is smaller.
        booleans: false,
        comparisons: false,
        if_return: false,
        negate_iife: false,
        sequences: false,
        side_effects: false,
      },
    }),
  );
  return code!;
}

/** A language. */
async function simply(given: string): Promise<string> {
  const { code } = await minify(given, { module: true, ecma: 2020 });
  return code!;
}
