import { fileURLToPath } from 'node:url';
import type { Need } from './file-beside.js';

const LOAD_BESIDE = fileURLToPath(new URL('load-beside.ts', import.meta.url));

/** The code by which a module of the script gets what loads files beside it. */
export const IMPORT_LOAD_BESIDE = `import { loadBeside } from ${JSON.stringify(LOAD_BESIDE)};`;

/** What a module of the script gives to files beside it. */
export interface Given {
  /** The names by which it is exported, in the order of the list. */
  readonly names: readonly string[];
  /** The code of the imports for that. */
  readonly imports: string;
  /** The code of a list of it. */
  readonly list: string;
}

/**
 * How a module of the script gives files beside it what they need.
 * @throws where two are of one name and come from different modules
 */
export function givenTo(needs: readonly Need[]): Given {
  const sources = new Map<string, string>();
  for (const { name, from } of needs) {
    const other = sources.get(name) ?? from;
    if (other !== from) throw new Error(`${name} is exported by ${from} and ${other}.`);
    sources.set(name, from);
  }
  const names = [...sources.keys()];
  return {
    names,
    imports: names
      .map((name, index) => `import { ${name} as given${index} } from ${JSON.stringify(sources.get(name))};`)
      .join('\n'),
    list: `[${names.map((_, index) => `given${index}`).join(', ')}]`,
  };
}
