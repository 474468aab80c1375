/*
 * Moves, scales and turns path data. In path-data.ts every subpath starts with an absolute `M` and continues
 * with relative commands only, none of them an arc. So a scale is a factor on every number, and a move
 * concerns the `M` alone. A subpath that starts with `m` is a half, which stands for the whole.
 */

const NUMBER = '(-?\\d*\\.?\\d+) ?';
const numbers = new RegExp(NUMBER, 'g');
const pairs = new RegExp(NUMBER + NUMBER, 'g');
const subpaths = new RegExp(`M${NUMBER}${NUMBER}([^M]*)`, 'g');
const halves = new RegExp(`m${NUMBER}${NUMBER}([^Mm]*)`, 'g');

/** Ends in a space: what follows may begin with a digit. */
const print = (value: number): string => `${Math.round(value * 100) / 100} `;

/** The commands after an `M`, scaled. Remembered, since a deck draws the same few shapes over and over. */
const scaledSteps: Record<string, string> = {};

function scaled(steps: string, scale: number): string {
  return (scaledSteps[`${scale} ${steps}`] ??= steps.replace(numbers, (_, step: string) =>
    print(Number(step) * scale),
  ));
}

/**
 * The same path, scaled about 0,0 and then moved.
 * @param scale a negative one also turns the path by 180 degrees
 */
export function placed(path: string, scale: number, x: number, y: number): string {
  return path.replace(
    subpaths,
    (_, startX: string, startY: string, steps: string) =>
      `M${print(Number(startX) * scale + x)}${print(Number(startY) * scale + y)}${scaled(steps, scale)}`,
  );
}

/**
 * The path with each half followed by its mirror image across x = 0. That one goes back from the half's end to its
 * start, so that a fill gets one outline which runs the same way round everywhere.
 */
function whole(path: string): string {
  return path.replace(halves, (_, startX: string, startY: string, steps: string) => {
    let [x, y] = [Number(startX), Number(startY)];
    let back = '';
    for (const [, command, numbers] of steps.matchAll(/([lqc])([^lqc]+)/g)) {
      const points = Array.from(`0 0 ${numbers!}`.matchAll(pairs), ([, dx, dy]) => [Number(dx), Number(dy)] as const);
      const [endX, endY] = points.pop()!;
      back = command! + points.reverse().map(([dx, dy]) => print(endX - dx) + print(dy - endY)).join('') + back;
      x += endX;
      y += endY;
    }
    return `M${startX} ${startY}${steps}${x ? `M${-x} ${y}` : ''}${back}`;
  });
}

/** A path of path-data.ts, which is in half units: scaled, and moved to its place on the card. */
export function drawn(path: string, scale: number, x: number, y: number): string {
  return placed(whole(path), scale / 2, x, y);
}

/** The path together with its copy turned half about the middle of the card. */
export function twinned(path: string): string {
  return path + placed(path, -1, 100, 140);
}
