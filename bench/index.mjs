/**
 * Measures the engine in Node and a table in Chromium, and prints tables for the README; with the word `solver`, the
 * solver in Node alone. Builds first.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../scripts/lib/root.mjs';
import { runCommands } from '../scripts/lib/steps.mjs';
import { benchBrowser } from './browser.mjs';
import { benchEngine } from './engine.mjs';
import { benchSolver } from './solver.mjs';

/** So many variants stand beside each other. */
const ACROSS = 3;

if (runCommands([{ command: 'node scripts/build.mjs' }]).failures.length > 0) process.exit(1);

if (process.argv[2] === 'solver') {
  console.log(await benchSolver());
  process.exit(0);
}

const code = readFileSync(join(root, 'dist/cdn/solitaire-elements.js'));
const browser = await benchBrowser();
const engine = await benchEngine();

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${time.toFixed(1)} ms`;
/** A measure, the most that it may be, and how much of that it takes. */
const row = (name, text, value, most) => `| ${name} | ${text(value)} | ${text(most)} | ${(value / most).toFixed(2)} |`;
const count = (number) => String(Math.round(number));

console.log(`
| script build and table | measured | at most | share |
|---|---|---|---|
| script build, raw | ${kB(code.length)} | | |
| script build, gzip | ${kB(gzipSync(code, { level: 9 }).length)} | | |
${row('script build, brotli', kB, brotliCompressSync(code).length, 45_000)}
${row('a table created and laid out', ms, browser.create, 30)}
${row('one move, main thread', ms, browser.move, 8)}
| layouts in 60 steps of a drag | ${count(browser.layoutsWhileDragging)} | 0 | |
${row('heap of a table', kB, browser.heap, 300_000)}
| kept after 200 tables: heap | ${kB(browser.keptHeap)} | | |
| kept after 200 tables: nodes, listeners | ${count(browser.keptNodes)}, ${count(browser.keptListeners)} | 0 | |
| a table by 52 plain elements of 5 nodes | ${(browser.create / browser.baseline).toFixed(1)} times | | |
`);

const klondike = engine.find(({ variant }) => variant === 'klondike');
const ratios = engine.map(({ variant, plays, legalMoves }) => {
  const [alone, withMoves] = [plays / klondike.plays, legalMoves / klondike.legalMoves];
  return `${variant} | ${alone.toFixed(2)} | ${withMoves.toFixed(2)}`;
});
const lines = Math.ceil(ratios.length / ACROSS);
const [klondikePlays, klondikeMoves] = [klondike.plays, klondike.legalMoves].map(count);
console.log(`Klondike: ${klondikePlays} plays a second, ${klondikeMoves} with all legal moves after each.

${'| by those of Klondike | plays | with moves '.repeat(ACROSS)}|
${'|---'.repeat(3 * ACROSS)}|
${Array.from({ length: lines }, (_, line) => {
  const cells = Array.from({ length: ACROSS }, (_, i) => ratios[line + i * lines] ?? ' | | ');
  return `| ${cells.join(' | ')} |`;
}).join('\n')}
`);
