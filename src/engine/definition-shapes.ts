/** The shapes that a variant definition is made of, besides those that saved games have too. */
import { list, must, plainObject, type Shape } from './shape.js';

/** An id. */
export const slug = must(
  (value) => typeof value === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value),
  'lower case words joined by hyphens',
);

export const flag = must((value) => typeof value === 'boolean', 'true or false');

export const callable = must((value) => typeof value === 'function', 'a function');

export const finite = must(Number.isFinite, 'a number');

export function wholeFrom(least: number): Shape {
  return must((value) => Number.isSafeInteger(value) && (value as number) >= least, `a whole number from ${least}`);
}

export function oneOf(...allowed: readonly unknown[]): Shape {
  return must((value) => allowed.includes(value), `one of ${allowed.join(', ')}`);
}

/** Left out, or of a shape. */
export function optional(shape: Shape): Shape {
  return unless(undefined, shape);
}

/** A certain value, or else of a shape. */
export function unless(allowed: unknown, shape: Shape): Shape {
  return (value, where) => (value === allowed ? undefined : shape(value, where));
}

/** A function, or else of a shape. */
export function orFunction(shape: Shape): Shape {
  return (value, where) => (typeof value === 'function' ? undefined : shape(value, where));
}

export function listOf(item: Shape, least = 0): Shape {
  return (value, where) => {
    const items = value as readonly unknown[];
    return (
      list(value, where) ??
      (items.length < least
        ? `${where} is empty`
        : firstFault(items.entries(), ([index, entry]) => item(entry, `${where}[${index}]`)))
    );
  };
}

/** An object of values of one shape, under names of the author's own. */
export function mapOf(item: Shape): Shape {
  return object((fields, where) =>
    firstFault(Object.entries(fields), ([name, value]) => item(value, path(where, name))),
  );
}

/** An object with the fields of a type and no others. */
export function record<T>(shapes: { readonly [Name in keyof Required<T>]: Shape }): Shape {
  const known = new Map<string, Shape>(Object.entries(shapes));
  return object(
    (fields, where) =>
      firstFault(Object.keys(fields), (name) =>
        known.has(name)
          ? undefined
          : `${path(where, name)} is unknown; there is ${[...known.keys()].join(', ')}`,
      ) ?? firstFault(known, ([name, shape]) => shape(fields[name], path(where, name))),
  );
}

/** An object of the shape that its own fields call for. */
export function choose(shapeFor: (fields: Record<string, unknown>) => Shape): Shape {
  return object((fields, where) => shapeFor(fields)(fields, where));
}

function object(check: (fields: Record<string, unknown>, where: string) => string | undefined): Shape {
  return (value, where) => plainObject(value, where) ?? check(value as Record<string, unknown>, where);
}

function path(where: string, name: string): string {
  return where ? `${where}.${name}` : name;
}

function firstFault<T>(items: Iterable<T>, check: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = check(item);
    if (fault) return fault;
  }
  return undefined;
}
