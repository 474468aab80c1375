import type { Need } from './file-beside.js';

/**
 * The code by which a module of the script gives files beside it what they need.
 * @returns the imports for that, and an object of all that is needed
 * @throws where two are of one name and come from different modules
 */
export function givenTo(needs: readonly Need[]): { readonly imports: string; readonly object: string } {
  const sources = new Map<string, string>();
  for (const { name, from } of needs) {
    const other = sources.get(name) ?? from;
    if (other !== from) throw new Error(`${name} is exported by ${from} and ${other}.`);
    sources.set(name, from);
  }
  const given = [...sources].map(([name, from], index) => ({ name, from, as: `given${index}` }));
  return {
    imports: given.map(({ name, from, as }) => `import { ${name} as ${as} } from ${JSON.stringify(from)};`).join('\n'),
    object: `{ ${given.map(({ name, as }) => `${name}: ${as}`).join(', ')} }`,
  };
}
