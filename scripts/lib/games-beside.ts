import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import { build, type Plugin } from 'vite';

const FOLDER = 'src/variants';
const LOADED = /\(await import\('\.\/([\w-]+)\.js'\)\)\.(\w+)/g;

/** The modules of games that a script has from the start. */
const core = new Set(
  [...readFileSync(join(FOLDER, 'index.ts'), 'utf8').matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, id]) => id!),
);

/**
 * Leaves the games that are loaded when they are asked for out of a script. Each is a file beside it: a function that
 * is given what it needs of the engine, so that the script is named nowhere, whichever address it was loaded by.
 * @param folder where they lie, from the script
 */
export function gamesBeside(folder: string): Plugin {
  let games: readonly Game[] = [];
  return {
    name: 'games-beside',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith(`/${FOLDER}/catalogue.ts`)) return null;
      const ids = [...code.matchAll(LOADED)].map(([, name]) => name!).filter((name) => !core.has(name));
      games = await Promise.all(ids.map(makeGame));
      const engine = [...new Set(games.flatMap(({ needs }) => needs))].join(', ');
      return `${withCore(code, (name, variant) => `(await beside('${name}')).${variant}`)}
        import { ${engine} } from '../engine/index.js';
        const engine = { ${engine} };
        const beside = async (id) => (await import(/* @vite-ignore */ '${folder}/' + id + '.js')).default(engine);`;
    },
    generateBundle() {
      for (const { id, source } of games) {
        this.emitFile({ type: 'asset', fileName: `variants/${id}.js`, source });
      }
    },
  };
}

/** Puts all games into a script, none is loaded. */
export function gamesInside(): Plugin {
  return {
    name: 'games-inside',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(`/${FOLDER}/catalogue.ts`) ? withCore(code) : null),
  };
}

/** The catalogue with games that are in the script: those from the start, or all. */
function withCore(code: string, load?: (id: string, variant: string) => string): string {
  const imports: string[] = [];
  const changed = code.replace(LOADED, (_, id: string, variant: string) => {
    if (load && !core.has(id)) return load(id, variant);
    imports.push(`import { ${variant} } from './${id}.js';`);
    return variant;
  });
  return `${changed}\n${imports.join('\n')}`;
}

interface Game {
  readonly id: string;
  readonly source: string;
  /** What it takes of the engine. */
  readonly needs: readonly string[];
}

async function makeGame(id: string): Promise<Game> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'engine-outside',
        enforce: 'pre',
        resolveId: (source) => (source.endsWith('/engine/index.js') ? { id: 'engine', external: true } : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: join(FOLDER, `${id}.ts`), formats: ['es'] },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error(`${id} was not built.`);
  const needs: string[] = [];
  const body = first.output[0].code
    .replace(/^import \{ (.+) \} from "engine";$/m, (_, names: string) => {
      needs.push(...names.split(', '));
      return '';
    })
    .replace(/^export (\{ .+ \});$/m, 'return $1;');
  if (/^(im|ex)port /m.test(body)) throw new Error(`${id} has more than one import or export.`);
  const { code } = await minify(`export default ({ ${needs.join(', ')} }) => {${body}}`, { module: true, ecma: 2020 });
  return { id, source: code!, needs };
}
