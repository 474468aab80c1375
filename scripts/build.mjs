/**
 * Builds dist/: the npm modules with their types, what editors are told, and the script builds, whose sizes and
 * integrity hashes are printed.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeEditorFiles } from './lib/editor-files.mjs';
import { root } from './lib/root.mjs';
import { runCommands } from './lib/steps.mjs';

const scriptBuild = 'dist/cdn/solitaire-elements.js';
const collection = 'dist/cdn/solitaire-collection.js';

rmSync(join(root, 'dist'), { recursive: true, force: true });
const { failures } = runCommands([
  { command: 'tsc -p tsconfig.build.json' },
  { command: 'vite build' },
  { command: 'vite build --mode collection' },
  ...['frame', 'embed'].map((mode) => ({ command: `vite build -c embed/vite.config.ts --mode ${mode}` })),
]);
if (failures.length > 0) process.exit(1);
writeEditorFiles();
for (const file of [scriptBuild, collection]) printFile(file);

function printFile(file) {
  const code = readFileSync(join(root, file));
  const sizes = { raw: code, gzip: gzipSync(code, { level: 9 }), brotli: brotliCompressSync(code) };
  const words = Object.entries(sizes).map(([name, { length }]) => `${length.toLocaleString('en')} ${name}`);
  console.log(`\n${file}, bytes: ${words.join(', ')}`);
  console.log(`integrity="sha384-${createHash('sha384').update(code).digest('base64')}"`);
}
