import { minify } from 'terser';
import { build, type Plugin, type Rolldown } from 'vite';
import { VERSION } from '../../src/version.js';
import { catalogueAsData } from './catalogue-as-data.js';
import { compactTemplates } from './compact-templates.js';
import { inlineSolver } from './inline-solver.js';
import { languagesBeside } from './languages-beside.js';
import { withShortNames } from './short-names.js';
import { slimLibraries } from './slim-libraries.js';
import { sourceSideEffects } from './source-side-effects.js';
import { uncheckedVariants } from './unchecked-variants.js';

/** What the script build is made from; the script for frames has all that it has. */
const SCRIPT = 'src/cdn.ts';

/** Something that a file beside the script is given by it. */
export interface Need {
  readonly name: string;
  /** The module that exports it. */
  readonly from: string;
  /** By which name the file knows it. */
  readonly as: string;
}

/** A file that lies beside the script: a function that is given what it needs of the script. */
export interface FileBeside {
  /** What the function does. */
  readonly body: string;
  readonly needs: readonly Need[];
}

/**
 * Makes a file beside the script of a module and all that this needs and the script has not. What the script has is
 * given to it, so that it names the script nowhere: that is loaded once, whichever address it has.
 * @param only the export that the function gives; without it, an object of all
 */
export async function makeFileBeside(entry: string, only?: string): Promise<FileBeside> {
  const outside: string[] = [];
  const known = await modulesOfScript();
  const { code } = await entryOf(entry, [
    leaveOut(known, outside),
    // Such files lie in folders beside that of the languages.
    languagesBeside('../locales'),
    inlineSolver(),
    compactTemplates(),
  ]);
  const needs: Need[] = [];
  const body = code
    .replace(/^import \{ (.+) \} from "outside-(\d+)";$/gm, (_, list: string, index: string) => {
      for (const [name, as] of pairsIn(list)) needs.push({ name, as, from: outside[Number(index)]! });
      return '';
    })
    // The script has run what is imported for what it does.
    .replace(/^import "outside-\d+";$/gm, '')
    .replace(/^export \{ (.+) \};$/m, (_, list: string) => {
      const exported = pairsIn(list).map(([local, name]) => `${name}: ${local}`);
      return only ? `return { ${exported.join()} }.${only};` : `return { ${exported.join()} };`;
    });
  if (/^(im|ex)port /m.test(body)) throw new Error(`${entry} has an import or export of another form.`);
  return { body, needs };
}

/**
 * The text of a file beside the script, which refuses to work with a script of another release.
 * @param given the names of what the script gives, in its order
 */
export async function textOf({ body, needs }: FileBeside, given: readonly string[]): Promise<string> {
  const names = given.map((name) => needs.find((need) => need.name === name)?.as ?? '');
  const text = `export default (version, [${names.join()}]) => {
    if (version !== '${VERSION}') throw new Error('This file is of version ${VERSION}, the script of ' + version + '.');
    ${body}
  }`;
  const { code } = await withShortNames(text, (options) => minify(text, { ...options, module: true, ecma: 2020 }));
  return code!;
}

/** The parts of `a, b as c`, each with both names. */
function pairsIn(list: string): [string, string][] {
  return list.split(', ').map((one) => {
    const [name, as = name] = one.split(' as ');
    return [name!, as!];
  });
}

let scriptModules: Promise<ReadonlySet<string>> | undefined;

/** The modules that the script has from the start. */
function modulesOfScript(): Promise<ReadonlySet<string>> {
  return (scriptModules ??= (async () => {
    const modules = new Set<string>();
    const note: Plugin = {
      name: 'note-modules',
      enforce: 'pre',
      resolveId: (source, _, { kind }) => (kind === 'dynamic-import' ? { id: source, external: true } : null),
      buildEnd() {
        for (const id of this.getModuleIds()) modules.add(id);
      },
    };
    await entryOf(SCRIPT, [note]);
    return modules;
  })());
}

/** Leaves modules out of a build, and lists them by the number that they get. */
function leaveOut(modules: ReadonlySet<string>, list: string[]): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found || !modules.has(found.id)) return found;
      if (!list.includes(found.id)) list.push(found.id);
      return { id: `outside-${list.indexOf(found.id)}`, external: true };
    },
  };
}

async function entryOf(entry: string, plugins: Plugin[]): Promise<Rolldown.OutputChunk> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, sourceSideEffects(), slimLibraries(), catalogueAsData('undefined'), uncheckedVariants()],
    build: { write: false, target: 'es2022', minify: false, lib: { entry, formats: ['es'] } },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error(`${entry} was not built.`);
  return first.output[0];
}
