import { solve as prototype } from './solver-prototype.mjs';

/** Deals 1 to so many of each kind. */
const DEALS = 200;
/** As many visits decide all but some of a thousand deals. */
const BUDGET = 40_000_000;
/** The shares of deals of which the times are told. */
const SHARES = [0.5, 0.9, 0.99];

const KINDS = [
  { variant: 'klondike', draw: 3 },
  { variant: 'klondike', draw: 1 },
];

/**
 * Solves pinned deals with the solver and, by turns, with the prototype of it.
 * @returns {Promise<string>} tables
 */
export async function benchSolver() {
  const { Game } = await import('../dist/engine.js');
  const { createSearch } = await import('../dist/solver/index.js');
  const rows = KINDS.map(({ variant, draw }) => {
    const games = Array.from({ length: DEALS }, (_, i) =>
      Game.deal(variant, { deal: i + 1, options: { draw, redeals: 'unlimited' } }),
    );
    const ours = [];
    const theirs = [];
    warmUp(games, createSearch);
    for (const game of games) {
      ours.push(timed(() => searched(createSearch(game))));
      theirs.push(timed(() => prototype(layoutOf(game), { draw, redeals: -1, budget: BUDGET })));
    }
    return rowsOf(`${variant}, draw ${draw}`, ours, theirs);
  });
  const escalator = Array.from({ length: DEALS }, (_, i) => Game.deal('escalator', { deal: i + 1 }));
  const clearing = escalator.map((game) => timed(() => searched(createSearch(game))));
  const shares = SHARES.map((share) => `p${share * 100}`).join(' | ');
  return `
| solver, ${DEALS} deals each | visits a second | CPU in all | ${shares} | decided within 1 s | bytes a position |
|---|---|---|---|---|---|---|---|
${rows.flat().join('\n')}
${row('escalator', clearing)}
`;
}

function searched(search) {
  const verdict = search.step(BUDGET)?.verdict ?? 'unknown';
  return { verdict, visits: search.visits, positions: search.positions, bytes: search.bytes };
}

/** Lets the compiler see both, so that neither has to wait for it. */
function warmUp(games, createSearch) {
  for (const game of games.slice(0, 5)) {
    createSearch(game).step(200_000);
    prototype(layoutOf(game), { draw: game.options.draw, redeals: -1, budget: 200_000 });
  }
}

function timed(run) {
  const begin = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(begin);
  return { ...result, ms: (user + system) / 1000 };
}

/** A position as the prototype takes it. */
function layoutOf(game) {
  const ids = (cards) => cards.map(({ id }) => id);
  const tableau = game.piles.filter(({ role }) => role === 'tableau').map(({ cards }) => cards);
  return {
    tableau: tableau.map(ids),
    down: tableau.map((cards) => cards.map(({ faceUp }) => !faceUp)),
    stock: ids(game.pile('stock').cards).reverse(),
  };
}

const sum = (results, field) => results.reduce((total, result) => total + result[field], 0);
const visitsPerMs = (results) => sum(results, 'visits') / sum(results, 'ms');

function rowsOf(name, ours, theirs) {
  const different = ours.filter(({ verdict }, i) => verdict !== theirs[i].verdict).length;
  const speed = (visitsPerMs(ours) / visitsPerMs(theirs)).toFixed(2);
  const cpu = (sum(ours, 'ms') / sum(theirs, 'ms')).toFixed(2);
  return [
    row(name, ours),
    row(`${name}: the prototype`, theirs),
    `| ${name}: by the prototype's | ${speed} | ${cpu} |${' |'.repeat(SHARES.length)} ${different} differ | |`,
  ];
}

function row(name, results) {
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const shares = SHARES.map((share) => `${times[Math.floor(times.length * share)].toFixed(1)} ms`);
  const decided =
    results.filter(({ ms, verdict }) => verdict !== 'unknown' && ms < 1000).length / results.length;
  return [
    `| ${name}`,
    `${(visitsPerMs(results) / 1000).toFixed(2)} M`,
    `${(sum(results, 'ms') / 1000).toFixed(2)} s`,
    ...shares,
    `${(decided * 100).toFixed(1)} %`,
    `${(sum(results, 'bytes') / sum(results, 'positions')).toFixed(1)} |`,
  ].join(' | ');
}
