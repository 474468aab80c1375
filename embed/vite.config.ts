import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compactTemplates } from '../scripts/lib/compact-templates.js';
import { gamesInside } from '../scripts/lib/games-beside.js';
import { inlineSolver } from '../scripts/lib/inline-solver.js';
import { minifyAgain } from '../scripts/lib/minify-again.js';
import { languagesBeside } from '../scripts/lib/languages-beside.js';
import { partsInside } from '../scripts/lib/parts-beside.js';
import { slimLibraries } from '../scripts/lib/slim-libraries.js';
import { sourceSideEffects } from '../scripts/lib/source-side-effects.js';
import { uncheckedVariants } from '../scripts/lib/unchecked-variants.js';

const PAGES = ['embed.html', 'frame.css'];

/**
 * Makes dist/embed: the page for frames with its script, and the script for the page around, one each time
 * (`--mode frame` and `--mode embed`). Plain scripts, not modules: in a sandboxed frame a module would need leave
 * of the server; so would the games if they were loaded one by one.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [
    copyPages(),
    languagesBeside('../cdn/locales'),
    gamesInside(),
    partsInside(),
    sourceSideEffects(),
    uncheckedVariants(),
    inlineSolver(),
    slimLibraries(),
    compactTemplates(),
    minifyAgain(),
  ],
  build: {
    lib: { entry: `embed/${mode}.ts`, formats: ['iife'], name: 'solitaireEmbed', fileName: () => `${mode}.js` },
    outDir: 'dist/embed',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { output: { minify: true } },
  },
}));

function copyPages(): Plugin {
  return {
    name: 'copy-pages',
    writeBundle({ dir }) {
      for (const page of PAGES) copyFileSync(join('embed', page), join(dir!, page));
    },
  };
}
