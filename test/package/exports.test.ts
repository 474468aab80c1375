/** The built package as another project sees it: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { variants } from '../../src/engine.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Target = string | { readonly types: string; readonly default: string };

const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
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

  it('can be imported in Node, which has no DOM', () => {
    const modules = Object.values(entries).filter((target) => typeof target !== 'string');
    const files = modules.flatMap((target) => filesOf(target.default));
    runInNode(files.map((file) => `await import('${file}');`).join('\n'));
  });

  it('registers no element until "define" is imported, and then each', () => {
    const registered = runInNode(`
      import 'lit';
      const names = [];
      const { define } = customElements;
      customElements.define = (name, ...rest) => {
        names.push(name);
        define.call(customElements, name, ...rest);
      };
      await import('solitaire-elements');
      const before = [...names];
      await import('solitaire-elements/define');
      console.log(JSON.stringify({ before, after: names.sort() }));`);
    assert.deepEqual(JSON.parse(registered), { before: [], after: TAGS });
  });

  it('keeps its elements when a bundler drops what is not used', async () => {
    const code = await bundle("import 'solitaire-elements/define';");
    for (const tag of TAGS) assert.ok(code.includes(tag), tag);
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

/** The files that a target names; one with a star names several. */
function filesOf(target: string): string[] {
  const [folder, ending] = target.split('*');
  if (ending === undefined) return [target];
  return readdirSync(join(root, folder!))
    .filter((file) => file.endsWith(ending))
    .map((file) => folder! + file);
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
