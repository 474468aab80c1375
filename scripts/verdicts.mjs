/**
 * Solves all deals of test/fixtures/verdicts to the end, and says how the solver's verdicts compare.
 *
 *   npm run verdicts                     all files
 *   npm run verdicts -- klondike-draw3   those whose name begins so
 */
import { Game } from '../src/engine.ts';
import { disagree, solved, verdictFiles } from '../test/helpers/solver-verdicts.ts';

/** More visits than any of these deals needs to be decided, but for those that nobody decided. */
const BUDGET = 60_000_000;

/** By variant and deck: verdicts of options that leave the player more and more freedom. */
const ladders = new Map();
let failed = 0;

for (const file of verdictFiles().filter(({ name }) => name.startsWith(process.argv[2] ?? ''))) {
  const counts = { won: 0, lost: 0, unknown: 0 };
  const begin = process.cpuUsage();
  for (const deal of file.deals) {
    const { verdict } = solved(Game.deal(file.variant, { deck: deal.deck, options: file.options }), BUDGET);
    counts[verdict]++;
    if (disagree(verdict, deal.verdict) || (verdict === 'unknown' && deal.verdict !== 'unknown')) {
      fail(`${file.name}: ${verdict}, not ${deal.verdict}: ${deal.deck}`);
    }
    addToLadder(file, deal.deck, verdict);
  }
  const { user, system } = process.cpuUsage(begin);
  const words = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
  console.log(`${file.name}: ${words.join(', ')}; ${((user + system) / 1e6).toFixed(1)} s`);
}
for (const [deal, steps] of ladders) checkLadder(deal, steps);
console.log(failed === 0 ? 'All verdicts agree.' : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);

function addToLadder({ variant, options }, deck, verdict) {
  const deal = `${variant} draw ${options.draw} ${deck}`;
  const redeals = options.redeals === 'unlimited' ? Infinity : options.redeals;
  ladders.set(deal, [
    ...(ladders.get(deal) ?? []),
    { redeals, anyCard: options['kings-only'] === false, verdict },
  ]);
}

/** What can be won with few redeals can be won with more, and what with kings alone, with any card. */
function checkLadder(deal, steps) {
  for (const less of steps.filter(({ verdict }) => verdict === 'won')) {
    for (const more of steps.filter(({ verdict }) => verdict === 'lost')) {
      if (more.redeals >= less.redeals && more.anyCard >= less.anyCard)
        fail(`won with less, lost with more: ${deal}`);
    }
  }
}

function fail(message) {
  failed++;
  console.error(message);
}
