/** Animations that run. What they show is over with them: the elements lie where they lay all along. */
export interface Motion {
  /** Kept when all has run, or was skipped or taken away; never broken. Nothing but show may wait for it. */
  readonly finished: Promise<void>;
  /** Ends it at once. */
  skip(): void;
}

/** An animation as data, in milliseconds at speed 1. */
export interface Track {
  readonly element: HTMLElement;
  readonly keyframes: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/**
 * How fast cards move: 1 is normal, 2 twice as fast, 0 not at all. The table's `--solitaire-speed` tells it;
 * it is 0 as well where the person asked the system for less motion.
 */
export function speedOf(table: HTMLElement): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const speed = parseFloat(getComputedStyle(table).getPropertyValue('--solitaire-speed'));
  return Number.isFinite(speed) ? Math.max(0, speed) : 1;
}

/** Runs animations at the table's speed. */
export function run(table: HTMLElement, tracks: readonly Track[]): Motion {
  const speed = speedOf(table);
  const animations = (speed ? tracks : []).map(({ element, keyframes, timing }) => {
    const animation = element.animate(keyframes, timing);
    animation.playbackRate = speed;
    return animation;
  });
  return {
    finished: Promise.allSettled(animations.map(({ finished }) => finished)).then(() => undefined),
    skip: () => animations.forEach((animation) => animation.finish()),
  };
}
