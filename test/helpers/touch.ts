import { executeServerCommand } from '@web/test-runner-commands';

type Point = readonly [x: number, y: number];

/** What a finger does on the screen. */
export type Touch = { type: 'start' | 'move'; x: number; y: number } | { type: 'rest' | 'end' };

/** Sends a finger's way to the browser. */
export async function touch(...steps: readonly Touch[]): Promise<void> {
  await executeServerCommand('touch', steps);
}

export async function touchTap([x, y]: Point): Promise<void> {
  await touch({ type: 'start', x, y }, { type: 'end' });
}

/** A drag in some steps, as a finger makes it. */
export async function touchDrag(from: Point, to: Point): Promise<void> {
  const at = (share: number) => ({
    x: Math.round(from[0] + (to[0] - from[0]) * share),
    y: Math.round(from[1] + (to[1] - from[1]) * share),
  });
  await touch(
    { type: 'start', ...at(0) },
    { type: 'move', ...at(0.3) },
    { type: 'move', ...at(0.7) },
    { type: 'move', ...at(1) },
    { type: 'rest' },
    { type: 'move', ...at(1) },
    { type: 'end' },
  );
}
