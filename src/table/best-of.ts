interface Best<T> {
  readonly item?: T;
  readonly score: number;
}

/** The item with the highest score above 0, the first of equal ones, and that score. */
export function bestOf<T>(items: readonly T[], score: (item: T) => number): Best<T> {
  let best: Best<T> = { score: 0 };
  for (const item of items) {
    const own = score(item);
    if (own > best.score) best = { item, score: own };
  }
  return best;
}
