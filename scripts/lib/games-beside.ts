import type { Plugin } from 'vite';
import { catalogueAsData, gamesToLoad } from './catalogue-as-data.js';
import { makeFileBeside, textOf } from './file-beside.js';
import { givenTo, IMPORT_LOAD_BESIDE } from './given-to.js';

/**
 * Leaves the games that are loaded when they are asked for out of a script: each is a file beside it.
 * @param folder where they lie, from the script
 */
export function gamesBeside(folder: string): Plugin[] {
  const files = new Map<string, () => Promise<string>>();
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
        const games = await Promise.all(making);
        const { imports, list, names } = givenTo(games.flatMap(([, { needs }]) => needs));
        for (const [id, game] of games) files.set(`variants/${id}.js`, () => textOf(game, names));
        return `${IMPORT_LOAD_BESIDE} ${imports}
          const loadGame = (path) => loadBeside(path, () => ${list});
          ${code}`;
      },
      async generateBundle() {
        for (const [fileName, text] of files) this.emitFile({ type: 'asset', fileName, source: await text() });
      },
    },
  ];
}

/** Puts all games into a script: one that is asked for is there. */
export function gamesInside(): Plugin[] {
  return [
    catalogueAsData('() => games[id]'),
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
