/**
 * Rewrites path data the way src/faces/path-transform.ts wants it: every subpath starts with an absolute `M`,
 * all else is relative, numbers are short. Written so, a drawing scales and turns by multiplying its numbers.
 * A half (see art.mjs) keeps its small `m`, and has no steps but `l`, `q` and `c`, each with its letter: they can
 * be gone back one by one.
 */

/** How many numbers each command takes. Arcs are left out: their flags would not scale. */
const arity = { M: 2, L: 2, T: 2, Q: 4, C: 6, H: 1, V: 1, Z: 0 };

/**
 * @param {string} path readable path data: M L H V Q T C Z, absolute or relative, and `m` for a half
 * @returns {string} compact path data in whole numbers of half units
 */
export function compactPath(path) {
  return path
    .split(/(?=m)|(?=M)/)
    .map((subpath) => (subpath.startsWith('m') ? compactHalf(subpath) : compactWhole(subpath)))
    .join('');
}

const compactWhole = (subpath) => stringify(toRelative(toAbsolute(parse(subpath))));

const compactHalf = (subpath) => {
  const commands = toRelative(plain(toAbsolute(parse(subpath.replace('m', 'M')))));
  return commands.map((command) => stringify([command])).join('').replace('M', 'm');
};

/** The commands as written, one entry for each repetition. */
function parse(path) {
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const commands = [];
  let name = '';
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i])) name = tokens[i++];
    const count = arity[name.toUpperCase()];
    if (count === undefined) throw new Error(`Card art cannot have the command "${name}": ${path}`);
    const numbers = tokens.slice(i, i + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN)) throw new Error(`Numbers are missing: ${path}`);
    commands.push({ name, numbers });
    i += count;
    if (name === 'M') name = 'L';
  }
  return commands;
}

/** Every command with the points it names as `[x, y, x, y, ...]`, its end point last. */
function toAbsolute(commands) {
  let x = 0;
  let y = 0;
  let start = [0, 0];
  return commands.map(({ name, numbers }) => {
    const relative = name !== name.toUpperCase();
    const absolute = (number, axis) => number + (relative ? [x, y][axis] : 0);
    const points = {
      H: () => [absolute(numbers[0], 0), y],
      V: () => [x, absolute(numbers[0], 1)],
      Z: () => start,
    }[name.toUpperCase()]?.() ?? numbers.map((number, i) => absolute(number, i % 2));
    [x, y] = points.slice(-2);
    if (name === 'M') start = [x, y];
    return { name: name.toUpperCase(), points };
  });
}

/** The same with L for H and V, and Q for T. */
function plain(commands) {
  let pen = [];
  let control = [];
  return commands.map(({ name, points }) => {
    const mirrored = pen.map((place, axis) => 2 * place - control[axis]);
    const all = name === 'T' ? [...mirrored, ...points] : points;
    pen = points.slice(-2);
    control = all;
    return { name: { H: 'L', V: 'L', T: 'Q' }[name] ?? name, points: all };
  });
}

/** In half units; half of one goes away from 0, so that what is even to both sides stays so. */
const round = (value) => Math.sign(value) * Math.round(Math.abs(value) * 2);

/** Relative and rounded. Steps are measured from the pen's rounded place, so that errors do not add up. */
function toRelative(commands) {
  let pen = [0, 0];
  return commands.map(({ name, points }) => {
    const places = points.map(round);
    const steps = places.map((place, i) => place - pen[i % 2]);
    pen = places.slice(-2);
    if (name === 'M') return { name, numbers: places };
    const numbers = { H: [steps[0]], V: [steps[1]], Z: [] }[name] ?? steps;
    return { name: name.toLowerCase(), numbers };
  });
}

function stringify(commands) {
  let text = '';
  let last = '';
  for (const { name, numbers } of commands) {
    const repeated = name === last && name !== 'M';
    if (!repeated) text += name;
    numbers.forEach((number, i) => {
      if ((i > 0 || repeated) && number >= 0) text += ' ';
      text += number;
    });
    last = name;
  }
  return text;
}
