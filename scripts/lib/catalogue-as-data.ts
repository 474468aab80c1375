import { readFileSync } from 'node:fs';
import { runnerImport, type Plugin } from 'vite';
import type * as Catalogue from '../../src/variants/catalogue.js';

const FILE = 'src/variants/catalogue.ts';
const READY = 'src/variants/loadable-games.ts';

/** The games that a script has from the start. */
export const gamesInScript: ReadonlySet<string> = new Set(
  [...readFileSync('src/variants/index.ts', 'utf8').matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, id]) => id!),
);

/** The ids of the games that are loaded, with the names by which their modules export them. */
export function gamesToLoad(): Map<string, string> {
  const loads = readFileSync(FILE, 'utf8').matchAll(/\(await import\('\.\/([\w-]+)\.js'\)\)\.(\w+)/g);
  return new Map([...loads].map(([, id, name]) => [id!, name!] as const).filter(([id]) => !gamesInScript.has(id)));
}

/** The id of a game by its name. */
const idFrom = (name: string): string => name.replace('’', '').replaceAll(' ', '-').toLowerCase();

/**
 * Has a script build carry the catalogue as data, and without the loading of games: in short what a script needs of
 * a game before its rules are there, in full what the finder tells.
 * @param load code of a function that gives the game `id`, or a promise of it
 */
export function catalogueAsData(load: string): Plugin {
  return {
    name: 'catalogue-as-data',
    enforce: 'pre',
    async load(file) {
      const isShort = file.endsWith(`/${READY}`);
      if (!isShort && !file.endsWith(`/${FILE}`)) return null;
      const { catalogue, families } = (await runnerImport<typeof Catalogue>(`./${FILE}`, { configFile: false })).module;
      if (!isShort) {
        // The functions among it are left out.
        return `export const catalogue = ${JSON.stringify(catalogue)};
          export const families = ${JSON.stringify(families)};`;
      }
      const games = catalogue.map(({ id, name, table: { columns, rows, grows } }) => {
        if (idFrom(name) !== id) throw new Error(`The name ${name} does not give the id ${id}.`);
        return [name, columns, rows, ...(grows ? [1] : [])].join('|');
      });
      return `export const loadableGames = ${JSON.stringify(games.join())}.split(',').map((game) => {
        const [name, columns, rows, grows] = game.split('|');
        const id = (${idFrom.toString()})(name);
        const table = { columns: +columns, rows: +rows, grows };
        return { id, name, table, load: ${load} };
      });`;
    },
  };
}
