import '../../src/variants/all.js';
import fc from 'fast-check';
import { variants, type OptionSpec, type OptionValue, type Variant } from '../../src/engine.js';
import type { Setting } from './engine-play.js';

/** Every variant of the collection as it is dealt at first, and with each option changed by itself. */
export const COLLECTION: readonly Setting[] = [...variants.values()].flatMap((variant) => [
  { variant: variant.id, options: {} },
  ...changedOptions(variant).map((options) => ({ variant: variant.id, options })),
]);

export const anySetting = fc.constantFrom(...COLLECTION);

function changedOptions({ options }: Variant): Record<string, OptionValue>[] {
  return Object.entries(options).flatMap(([name, spec]) => otherValues(spec).map((value) => ({ [name]: value })));
}

function otherValues(spec: OptionSpec): OptionValue[] {
  return offered(spec).filter((value) => value !== spec.default);
}

function offered(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.type) {
    case 'choice':
      return spec.choices;
    case 'count':
      return spec.suggested;
    case 'switch':
      return [true, false];
  }
}
