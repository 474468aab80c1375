import { shown } from './errors.js';

/** What a value from plain JavaScript must look like: says what is wrong with one at a place, or nothing. */
export type Shape = (value: unknown, where: string) => string | undefined;

/** A value that passes a test, which `kind` says in words. */
export function must(be: (value: unknown) => boolean, kind: string): Shape {
  return (value, where) => (be(value) ? undefined : `${where || 'it'} must be ${kind}, not ${shown(value)}`);
}

export const text = must((value) => typeof value === 'string' && value.trim() !== '', 'a text');

export const list = must(Array.isArray, 'a list');

/** Whether a value is an object with fields, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const plainObject = must(isRecord, 'an object');
