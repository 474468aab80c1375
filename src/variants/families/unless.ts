import type { Refusing } from '../../engine/index.js';

/** Whether some cards may be put on a pile; as `Refusing`, but without a reason. */
export type Matching = (...args: Parameters<Refusing>) => boolean;

/** Refuses what does not go together. */
export function unless(match: Matching): Refusing {
  return (...args) => (match(...args) ? undefined : 'no-match');
}
