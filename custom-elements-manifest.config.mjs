/** Makes custom-elements.json: the public face of the elements, told from their sources. */
export default {
  globs: ['src/define/solitaire-*.ts', 'src/elements/events.ts', 'src/elements/solitaire-*.ts'],
  exclude: ['src/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  // package.json says it already, and is not for a tool to rewrite.
  packagejson: false,
  plugins: [publicMembersOnly(), publishedModules()],
};

/** Leaves out what is `private`, `#private` or `protected`: it is none of a page author's business. */
function publicMembersOnly() {
  return {
    name: 'public-members-only',
    packageLinkPhase({ customElementsManifest }) {
      const declarations = customElementsManifest.modules.flatMap((module) => module.declarations ?? []);
      for (const declaration of declarations) {
        declaration.members = declaration.members?.filter(
          ({ name, privacy }) => !name.startsWith('#') && (privacy ?? 'public') === 'public',
        );
      }
    },
  };
}

/** Names the modules as they are published, in an order that no file system decides. */
function publishedModules() {
  return {
    name: 'published-modules',
    packageLinkPhase({ customElementsManifest: manifest }) {
      renamePaths(manifest);
      manifest.modules.sort((one, other) => (one.path < other.path ? -1 : 1));
    },
  };
}

/** Paths stand in modules and in every reference to one. */
function renamePaths(node) {
  const source = /^\/?src\/(.*)\.[jt]s$/;
  for (const [key, value] of Object.entries(node)) {
    if (value && typeof value === 'object') renamePaths(value);
    else if (key === 'path' || key === 'module') node[key] = value.replace(source, 'dist/$1.js');
  }
}
