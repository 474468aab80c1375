/** What `npm pack` puts into the package: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { before, describe, it } from 'node:test';
import { root } from '../helpers/site.js';

describe('the package that npm makes', () => {
  let files: string[];

  before(() => {
    const told = execSync('npm pack --dry-run --json --ignore-scripts', { cwd: root, encoding: 'utf8' });
    const [pack] = JSON.parse(told) as [{ readonly files: readonly { readonly path: string }[] }];
    files = pack.files.map(({ path }) => path);
  });

  it('has the built files and what tells of them, and nothing else', () => {
    const folders = new Set(files.map((file) => file.split('/')[0]!));
    assert.deepEqual(
      [...folders].sort(),
      ['CHANGELOG.md', 'LICENSE', 'README.md', 'custom-elements.json', 'dist', 'package.json', 'types'],
    );
    assert.deepEqual(files.filter((file) => !/\.(js|d\.ts|html|css|json|md)$|^LICENSE$/.test(file)), []);
  });

  it('has types beside every module that others import', () => {
    const modules = files.filter((file) => /^dist\/(?!cdn\/|embed\/).*\.js$/.test(file));
    assert.notEqual(modules.length, 0);
    assert.deepEqual(modules.filter((file) => !files.includes(file.replace(/\.js$/, '.d.ts'))), []);
  });

  it('has one file for pages without a build step, one with the whole collection, and what these load', () => {
    const scripts = files.filter((file) => file.startsWith('dist/cdn/'));
    assert.deepEqual(
      scripts.filter((file) => !/^dist\/cdn\/(locales|parts|variants)\/[a-z/-]+\.js$/.test(file)),
      ['dist/cdn/solitaire-collection.js', 'dist/cdn/solitaire-elements.js'],
    );
  });
});
