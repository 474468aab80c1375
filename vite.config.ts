import { defineConfig, type Plugin } from 'vite';
import { compactTemplates } from './scripts/lib/compact-templates.js';
import { gamesBeside, gamesInside } from './scripts/lib/games-beside.js';
import { inlineSolver } from './scripts/lib/inline-solver.js';
import { languagesBeside, writeLanguages } from './scripts/lib/languages-beside.js';
import { minifyAgain } from './scripts/lib/minify-again.js';
import { partsBeside, partsInside } from './scripts/lib/parts-beside.js';
import { slimLibraries } from './scripts/lib/slim-libraries.js';
import { sourceSideEffects } from './scripts/lib/source-side-effects.js';
import { uncheckedVariants } from './scripts/lib/unchecked-variants.js';

/**
 * One configuration for two commands: `serve` shows the pages of demo/ with the sources as they are,
 * `build` makes the script build, one file with all but languages and most games in it; with `--mode collection`,
 * one that has all games.
 */
export default defineConfig(({ mode }) => ({
  // The server's root is the repository, so that a page in demo/ can name ../src/define.ts.
  publicDir: false,
  plugins: [
    demoAtRoot(),
    sourceSideEffects(),
    writeLanguages(),
    ...(mode === 'collection'
      ? [gamesInside(), partsInside(), languagesBeside('./locales')]
      : [gamesBeside('./variants'), partsBeside()]),
    uncheckedVariants(),
    inlineSolver(),
    slimLibraries(),
    compactTemplates(),
    minifyAgain(),
  ],
  // The pages in folders of demo/ have builds of their own.
  optimizeDeps: { entries: ['demo/*.html'] },
  // It has a lit of its own: nothing takes over what a server has drawn.
  define: { 'globalThis.litElementHydrateSupport': 'undefined' },
  build: {
    lib:
      mode === 'collection'
        ? { entry: 'src/collection.ts', formats: ['es'], fileName: () => 'solitaire-collection.js' }
        : { entry: 'src/cdn.ts', formats: ['es'], fileName: () => 'solitaire-elements.js' },
    outDir: 'dist/cdn',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      // Modules are left readable unless the output is told otherwise.
      output: { minify: true },
    },
  },
}));

/** Leads the server's bare address to the demo. */
function demoAtRoot(): Plugin {
  return {
    name: 'demo-at-root',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url === '/') response.writeHead(302, { location: '/demo/' }).end();
        else next();
      });
    },
  };
}
