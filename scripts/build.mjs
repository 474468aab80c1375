/** Builds dist/: the npm modules with their types, and the script build, whose size is printed. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './lib/root.mjs';
import { runCommands } from './lib/steps.mjs';

const scriptBuild = 'dist/cdn/solitaire-elements.js';

rmSync(join(root, 'dist'), { recursive: true, force: true });
const { failed } = runCommands([{ command: 'tsc -p tsconfig.build.json' }, { command: 'vite build' }]);
if (failed > 0) process.exit(1);
printSize(readFileSync(join(root, scriptBuild)));

function printSize(code) {
  const sizes = { raw: code, gzip: gzipSync(code, { level: 9 }), brotli: brotliCompressSync(code) };
  const words = Object.entries(sizes).map(([name, { length }]) => `${length.toLocaleString('en')} ${name}`);
  console.log(`\n${scriptBuild}, bytes: ${words.join(', ')}`);
}
