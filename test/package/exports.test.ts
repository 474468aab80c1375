/** The built package as another project sees it: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { variants } from '../../src/engine.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** One that has types alone adds the elements to those that a framework knows. */
type Target = string | { readonly types: string; readonly default?: string };

const { version, sideEffects, exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly sideEffects: readonly string[];
  readonly exports: Readonly<Record<string, Target>>;
};
const TAGS = ['solitaire-card', 'solitaire-game', 'solitaire-pile'];

describe('the built package', () => {
  for (const [entry, target] of Object.entries(entries)) {
    it(`has the files of the entry ${entry}`, () => {
      for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
        assert.notEqual(filesOf(file).length, 0);
        for (const path of filesOf(file)) assert.ok(existsSync(join(root, path)), path);
      }
    });
  }

  for (const module of modules()) {
    const registered = registeredBy(module);
    it(`registers ${registered.join(', ') || 'no element'} when ${module} is imported, also in Node`, () => {
      const names = runInNode(`
        import 'lit';
        const names = [];
        const { define } = customElements;
        customElements.define = (name, ...rest) => {
          names.push(name);
          define.call(customElements, name, ...rest);
        };
        await import('${module}');
        console.log(names.join());`);
      assert.equal(names.trim(), registered.join());
    });

    it(`needs nothing else around ${module} in Node`, () => {
      runInNode(`await import('${module}');`);
    });
  }

  it('says its version', () => {
    const page = "import { SolitaireGame } from 'solitaire-elements'; console.log(SolitaireGame.version);";
    assert.equal(runInNode(page).trim(), version);
  });

  for (const entry of ['define', 'define/solitaire-game']) {
    it(`keeps its elements when a bundler of ${entry} drops what is not used`, async () => {
      const code = await bundle(`import 'solitaire-elements/${entry}';`);
      for (const tag of TAGS) assert.ok(code.includes(`define("${tag}"`) || code.includes(`define(\`${tag}\``), tag);
    });
  }

  it('names every module that registers elements as one with side effects', () => {
    const registering = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
      .map((file) => `./dist/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.js'))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('customElements.define('));
    const named = sideEffects.flatMap(filesOf);
    assert.ok(registering.length >= TAGS.length);
    assert.deepEqual(registering.filter((file) => !named.includes(file)), []);
    assert.deepEqual(named.filter((file) => !existsSync(join(root, file))), []);
  });

  for (const entry of ['solitaire-elements', 'solitaire-elements/engine']) {
    it(`gives the variants, without the elements, to a bundle that takes no more from ${entry}`, async () => {
      const page = `import { variants } from '${entry}'; console.log([...variants.keys()].join());`;
      const code = await bundle(page);
      assert.equal(runInNode(code).trim(), [...variants.keys()].join());
      for (const tag of TAGS) assert.ok(!code.includes(tag), tag);
    });
  }
});

/** All modules that the package gives, by the names by which others import them, but for the script build. */
function modules(): string[] {
  return Object.entries(entries).flatMap(([entry, target]) => {
    // Languages are data: one test for all of them.
    if (typeof target === 'string' || !target.default || entry.startsWith('./locales/')) return [];
    const name = `solitaire-elements${entry.slice(1)}`;
    return filesOf(target.default).map((file) => name.replace('*', basename(file, '.js')));
  });
}

/** The elements that a module registers, children before parents. */
function registeredBy(module: string): string[] {
  const [, folder, tag] = module.split('/');
  if (folder !== 'define' && folder !== 'hydrate') return [];
  return tag && tag !== 'solitaire-game' ? [tag] : ['solitaire-card', 'solitaire-pile', 'solitaire-game'];
}

/** The files that a target names; one with a star names several. */
function filesOf(target: string): string[] {
  const [start, end] = target.split('*');
  if (end === undefined) return [target];
  const folder = posix.dirname(`${start!}x`);
  return readdirSync(join(root, folder))
    .map((file) => `./${posix.join(folder, file)}`)
    .filter((file) => file.startsWith(start!) && file.endsWith(end));
}

/** Runs a module of the package's folder in plain Node and gives what it prints. */
function runInNode(code: string): string {
  const flags = ['--input-type=module', '--eval'];
  return execFileSync(process.execPath, [...flags, code], { cwd: root, encoding: 'utf8' });
}

/** What a page's script becomes in a bundler that drops unused code. */
async function bundle(code: string): Promise<string> {
  const page = join(root, 'page.js');
  const plugin = {
    name: 'page',
    resolveId: (id: string) => (id === page ? id : null),
    load: (id: string) => (id === page ? code : null),
  };
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: page } },
  });
  const { output: chunks } = output as Rolldown.RolldownOutput;
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}
