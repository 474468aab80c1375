import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { makeFileBeside, textOf } from './file-beside.js';
import { givenTo, IMPORT_LOAD_BESIDE } from './given-to.js';

/** The modules that load parts when they are asked for: those of the elements, and those that lie in src/ itself. */
const LOADS = /\/src\/(elements\/.+|[\w-]+)\.ts$/;
/** How they do it. */
const PART = /\bimport\('(\.[^']+)\.js'\)/g;

/**
 * Leaves the parts that are loaded when they are asked for out of a script: each is a file beside it, in the
 * folder `parts`.
 */
export function partsBeside(): Plugin {
  const files = new Map<string, () => Promise<string>>();
  return {
    name: 'parts-beside',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id.endsWith('/src/elements/beside.ts')) return 'export const BESIDE = true;';
      if (!LOADS.test(id)) return null;
      const loaders: string[] = [];
      for (const [, path] of code.matchAll(PART)) {
        const part = await makeFileBeside(join(dirname(id), `${path}.ts`));
        const { imports, list, names } = givenTo(part.needs);
        const name = `parts/${basename(path!)}.js`;
        files.set(name, () => textOf(part, names));
        loaders.push(`${imports} const loadPart${loaders.length} = loadBeside('./${name}', () => ${list});`);
      }
      if (loaders.length === 0) return null;
      let number = 0;
      const changed = code.replace(PART, () => `loadPart${number++}()`);
      return [IMPORT_LOAD_BESIDE, changed, ...loaders].join('\n');
    },
    async generateBundle() {
      for (const [fileName, text] of files) this.emitFile({ type: 'asset', fileName, source: await text() });
    },
  };
}

/** Puts these parts into a script that is to be one file. */
export function partsInside(): Plugin {
  return {
    name: 'parts-inside',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!LOADS.test(id)) return null;
      const imports: string[] = [];
      const changed = code.replace(PART, (_, path: string) => {
        const name = `part${imports.length}`;
        imports.push(`import * as ${name} from '${path}.js';`);
        return `Promise.resolve(${name})`;
      });
      return imports.length ? `${changed}\n${imports.join('\n')}` : null;
    },
  };
}
