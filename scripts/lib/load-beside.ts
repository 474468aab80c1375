import { VERSION } from '../../src/version.js';

interface FileBeside<T> {
  readonly default: (version: string, given: readonly unknown[]) => T;
}

/**
 * How a script loads a file beside it.
 * @param path of the file, from the script
 * @param given a list of what the file needs of the script
 * @returns what gives the contents of the file, the same ones each time; it may be tried again when it fails
 */
export function loadBeside<T>(path: string, given: () => readonly unknown[]): () => Promise<T> {
  let made: T | undefined;
  return async () => {
    const { default: make } = (await import(/* @vite-ignore */ path)) as FileBeside<T>;
    return (made ??= make(VERSION, given()));
  };
}
