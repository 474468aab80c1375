/** Thrown for a game of a variant that the solver cannot search. */
export class UnsupportedVariantError extends Error {
  /** @param variant the variant's name */
  constructor(variant: string) {
    super(`The solver knows no way to search a game of ${variant}.`);
    this.name = 'UnsupportedVariantError';
  }
}
