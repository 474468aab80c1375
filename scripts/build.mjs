/**
 * Builds dist/: the npm modules with their types, what editors are told, and the script build, whose size and
 * integrity hash are printed.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeEditorFiles } from './lib/editor-files.mjs';
import { root } from './lib/root.mjs';
import { runCommands } from './lib/steps.mjs';

const scriptBuild = 'dist/cdn/solitaire-elements.js';

rmSync(join(root, 'dist'), { recursive: true, force: true });
const { failed } = runCommands([
  { command: 'tsc -p tsconfig.build.json' },
  { command: 'vite build' },
  ...['frame', 'embed'].map((mode) => ({ command: `vite build -c embed/vite.config.ts --mode ${mode}` })),
]);
if (failed > 0) process.exit(1);
writeEditorFiles();
const script = readFileSync(join(root, scriptBuild));
printSize(script);
console.log(`integrity="sha384-${createHash('sha384').update(script).digest('base64')}"`);

function printSize(code) {
  const sizes = { raw: code, gzip: gzipSync(code, { level: 9 }), brotli: brotliCompressSync(code) };
  const words = Object.entries(sizes).map(([name, { length }]) => `${length.toLocaleString('en')} ${name}`);
  console.log(`\n${scriptBuild}, bytes: ${words.join(', ')}`);
}
