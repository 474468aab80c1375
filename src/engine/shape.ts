import { shown } from './errors.js';

/** What a value from plain JavaScript must look like: says what is wrong with one at a place, or nothing. */
export type Shape = (value: unknown, where: string) => string | undefined;

export const text: Shape = (value, where) =>
  typeof value === 'string' && value.trim() ? undefined : `${where} must be a text, not ${shown(value)}`;

export const flag: Shape = (value, where) =>
  typeof value === 'boolean' ? undefined : `${where} must be true or false, not ${shown(value)}`;

export const callable: Shape = (value, where) =>
  typeof value === 'function' ? undefined : `${where} must be a function, not ${shown(value)}`;

export const finite: Shape = (value, where) =>
  Number.isFinite(value) ? undefined : `${where} must be a number, not ${shown(value)}`;

export function wholeFrom(least: number): Shape {
  return (value, where) =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? undefined
      : `${where} must be a whole number from ${least}, not ${shown(value)}`;
}

export function oneOf(...allowed: readonly unknown[]): Shape {
  return (value, where) =>
    allowed.includes(value)
      ? undefined
      : `${where} must be one of ${allowed.join(', ')}, not ${shown(value)}`;
}

/** Left out, or of a shape. */
export function optional(shape: Shape): Shape {
  return unless(undefined, shape);
}

/** A certain value, or else of a shape. */
export function unless(allowed: unknown, shape: Shape): Shape {
  return (value, where) => (value === allowed ? undefined : shape(value, where));
}

export function listOf(item: Shape, least = 0): Shape {
  return (value, where) => {
    if (!Array.isArray(value)) return `${where} must be a list, not ${shown(value)}`;
    if (value.length < least) return `${where} is empty`;
    return firstFault(value.entries(), ([index, entry]) => item(entry, `${where}[${index}]`));
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
  return (value, where) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? check(value as Record<string, unknown>, where)
      : `${where || 'it'} must be an object, not ${shown(value)}`;
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
