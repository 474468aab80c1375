import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Documented {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly inheritedFrom?: unknown;
}

interface Declaration {
  readonly kind: string;
  readonly name: string;
  readonly tagName?: string;
  readonly description?: string;
  readonly attributes?: readonly Documented[];
  readonly members?: readonly Documented[];
  readonly events?: readonly Documented[];
  readonly slots?: readonly Documented[];
  readonly cssParts?: readonly Documented[];
  readonly cssProperties?: readonly Documented[];
  readonly cssStates?: readonly Documented[];
}

interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Declaration[] }[];
}

const FACES = ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties', 'cssStates'] as const;

const committed = readManifest(root);
const declarations = committed.modules.flatMap((module) => module.declarations ?? []);
const elements = declarations.filter(({ tagName }) => tagName !== undefined);
const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  .join('\n');

describe('custom-elements.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is what the sources say; "npm run manifest" writes it anew', () => {
    const analyzer = 'node_modules/@custom-elements-manifest/analyzer/cem.js';
    const config = ['--config', 'custom-elements-manifest.config.mjs'];
    // The analyzer takes its folder as a path from the present one.
    const target = ['--outdir', relative(root, folder)];
    execFileSync(process.execPath, [analyzer, 'analyze', ...config, ...target], { cwd: root });
    assert.deepEqual(committed, readManifest(folder));
  });

  it('tells of every element of the package', () => {
    const tags = elements.map(({ tagName }) => tagName).sort();
    assert.deepEqual(tags, ['solitaire-card', 'solitaire-game', 'solitaire-pile']);
  });

  it('names the modules as they are published', () => {
    for (const { path } of committed.modules) assert.match(path, /^dist\/.*\.js$/);
  });

  it('keeps private members out', () => {
    assert.doesNotMatch(JSON.stringify(committed), /"name":"#|"privacy":"(private|protected)"/);
  });

  it('describes every element, and every attribute, member, event, slot, part, property and state', () => {
    assert.deepEqual(elements.filter(({ description }) => !description), []);
    for (const element of elements) {
      for (const face of FACES) assert.deepEqual((element[face] ?? []).filter(isSilent), []);
    }
  });

  it('lists every event', () => {
    const types = source.matchAll(/super\('(solitaire-[\w-]+)'/g);
    assertListed([...types].map(([, type]) => type!), 'events');
  });

  it('lists every part', () => {
    const parts = source.matchAll(/\spart="([\w -]+)"/g);
    assertListed([...parts].flatMap(([, names]) => names!.split(' ')), 'cssParts');
  });

  it('lists every custom property that a page may set', () => {
    const properties = source.matchAll(/var\(\s*(--solitaire-[\w-]+)/g);
    assertListed([...properties].map(([, property]) => property!), 'cssProperties');
  });

  it('lists no custom property that has no effect, and none with another default than it has', () => {
    const rules = source.replace(/^ *\*.*$/gm, '').replace(/\s+/g, ' ').replaceAll('( ', '(');
    // The defaults of several are written once.
    const written = rules.replaceAll(/, var\((--_\w+)\)/g, (text, name: string) => {
      const [, value] = new RegExp(`${name}: (?!var)([^;]*);`).exec(rules) ?? [];
      return value === undefined ? text : `, ${value}`;
    });
    for (const { name, default: otherwise } of elements.flatMap(({ cssProperties }) => cssProperties ?? [])) {
      const value = otherwise?.startsWith('var(') ? '' : otherwise;
      assert.ok(written.includes(`var(${name}, ${value ?? ''}`), `${name}, ${value ?? 'no default'}`);
    }
  });
});

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8')) as Manifest;
}

/** A member that comes from a base class is described there. */
function isSilent({ description, inheritedFrom }: Documented): boolean {
  return !description && inheritedFrom === undefined;
}

/** Asserts that the sources have such names, and that the elements' documentation has them all. */
function assertListed(names: readonly string[], face: (typeof FACES)[number]): void {
  const listed = new Set(elements.flatMap((element) => (element[face] ?? []).map(({ name }) => name)));
  assert.notEqual(names.length, 0);
  const missing = new Set(names.filter((name) => !listed.has(name)));
  assert.deepEqual([...missing], []);
}
