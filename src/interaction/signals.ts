import { run, type Motion } from './animation.js';

const SHAKE: Keyframe[] = ['0%', '-5%', '4%', '-3%', '2%', '0%'].map((x) => ({ translate: `${x} 0px` }));

/** Shakes cards or a pile: no. Cards that glide go on gliding. */
export function shake(table: HTMLElement, elements: readonly HTMLElement[]): Motion {
  const timing = { duration: 320, composite: 'add' } as const;
  return run(table, elements.map((element) => ({ element, keyframes: SHAKE, timing })));
}
