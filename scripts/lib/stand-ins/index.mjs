import { fileURLToPath } from 'node:url';

/**
 * What the script builds have in place of a library: of what it does, what the elements use. All else nobody could
 * reach there.
 * @type {Readonly<Record<string, string>>} the file of each, by the library that it stands for
 */
export const standIns = Object.fromEntries(
  Object.entries({
    '@lit/context': 'context.ts',
    '@shoelace-style/localize': 'localize.ts',
    lit: 'lit.ts',
  }).map(([library, file]) => [library, fileURLToPath(new URL(file, import.meta.url))]),
);
