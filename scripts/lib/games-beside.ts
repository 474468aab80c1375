import type { Plugin } from 'vite';
import { catalogueAsData, gamesToLoad } from './catalogue-as-data.js';
import { makeFileBeside, type FileBeside } from './file-beside.js';
import { givenTo } from './given-to.js';

/**
 * Leaves the games that are loaded when they are asked for out of a script: each is a file beside it.
 * @param folder where they lie, from the script
 */
export function gamesBeside(folder: string): Plugin[] {
  let games: ReadonlyMap<string, FileBeside> = new Map();
  return [
    catalogueAsData(`loadGame('${folder}/' + id + '.js')`),
    {
      name: 'games-beside',
      apply: 'build',
      async transform(code, file) {
        if (!file.endsWith('/src/variants/loadable-games.ts')) return null;
        const making = [...gamesToLoad()].map(async ([id, name]) => {
          return [id, await makeFileBeside(`src/variants/${id}.ts`, name)] as const;
        });
        games = new Map(await Promise.all(making));
        const { imports, object } = givenTo([...games.values()].flatMap(({ needs }) => needs));
        return `${imports}
          ${code}
          const loadGame = async (address) => (await import(/* @vite-ignore */ address)).default(${object});`;
      },
      generateBundle() {
        for (const [id, { source }] of games) {
          this.emitFile({ type: 'asset', fileName: `variants/${id}.js`, source });
        }
      },
    },
  ];
}

/** Puts all games into a script: one that is asked for is there. */
export function gamesInside(): Plugin[] {
  return [
    catalogueAsData('games[id]'),
    {
      name: 'games-inside',
      apply: 'build',
      transform(code, file) {
        if (!file.endsWith('/src/variants/loadable-games.ts')) return null;
        const games = [...gamesToLoad()];
        const imports = games.map(([id, name]) => `import { ${name} } from './${id}.js';`);
        const entries = games.map(([id, name]) => `'${id}': ${name}`);
        return `${imports.join('\n')}\n${code}\nconst games = { ${entries.join(', ')} };`;
      },
    },
  ];
}
