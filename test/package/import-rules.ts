import { posix } from 'node:path';
import ts from 'typescript';

/** A source file: its path from src/, as `engine/game.ts`, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

interface Rule {
  /** Layers, besides its own, that a module may import. A module directly in src/ is a layer of its own. */
  readonly layers: readonly string[];
  /** Layers of which it may import types alone. */
  readonly types?: readonly string[];
  /** Packages that it may import. */
  readonly packages?: readonly string[];
}

const RULES_OF_PLAY = ['engine', 'variants', 'solver'];
const BELOW_ELEMENTS = [...RULES_OF_PLAY, 'table', 'faces', 'decks', 'locales', 'session', 'interaction'];

/** Who may know whom. A layer that is not named here may import nothing. */
const RULES: Readonly<Record<string, Rule>> = {
  engine: { layers: [] },
  variants: { layers: ['engine'] },
  solver: { layers: ['engine'] },
  table: { layers: [], types: ['engine'] },
  faces: { layers: [], types: ['engine'], packages: ['lit'] },
  decks: { layers: ['engine', 'faces'] },
  locales: { layers: ['engine', 'variants'], packages: ['@shoelace-style/localize'] },
  session: { layers: ['engine'] },
  interaction: { layers: ['table'], types: ['engine'] },
  elements: {
    layers: [...BELOW_ELEMENTS, 'version.ts'],
    packages: ['lit', '@lit/context', '@shoelace-style/localize'],
  },
  'engine.ts': { layers: ['engine', 'variants'] },
  'index.ts': { layers: [...BELOW_ELEMENTS, 'elements', 'engine.ts'] },
  define: { layers: ['elements'] },
  'define.ts': { layers: ['define', 'index.ts'] },
  'hydrate.ts': { layers: ['define.ts'], packages: ['@lit-labs/ssr-client'] },
  'define-variant.ts': { layers: ['engine', 'variants'] },
  'cdn.ts': { layers: ['elements', 'locales', 'define.ts', 'define-variant.ts', 'engine.ts'] },
  'collection.ts': { layers: ['cdn.ts', 'variants'] },
};

/**
 * Every breach of the import rules, in words.
 * @param sources all modules of src/
 */
export function importBreaches(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    importsOf(path, text)
      .filter((found) => !isAllowed(path, found))
      .map(({ name, typeOnly }) => `src/${path} must not import ${typeOnly ? 'even types of ' : ''}${name}`),
  );
}

/** The languages have the names of the variants as they have all other words. */
const TRANSLATIONS = /^locales\/(languages|rules|collection|collection-rules)\//;

/**
 * Every place outside of src/variants that names a variant.
 * @param names the names of the variants
 */
export function variantNameBreaches(sources: readonly Source[], names: readonly string[]): string[] {
  const word = new RegExp(`\\b(${names.join('|')})\\b`, 'gi');
  return sources
    .filter(({ path }) => layerOf(path) !== 'variants' && !TRANSLATIONS.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(word)].map(([name]) => `src/${path} names ${name}`));
}

interface Import {
  readonly name: string;
  readonly typeOnly: boolean;
}

function isAllowed(path: string, { name, typeOnly }: Import): boolean {
  const own = layerOf(path);
  const rule = RULES[own] ?? { layers: [] };
  if (!name.startsWith('.')) return (rule.packages ?? []).includes(packageOf(name));
  const layer = layerOf(posix.join(posix.dirname(path), name).replace(/\.js$/, '.ts'));
  if (layer === own || rule.layers.includes(layer)) return true;
  return typeOnly && (rule.types ?? []).includes(layer);
}

function layerOf(path: string): string {
  return path.split('/')[0]!;
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

/** What a module imports or exports from elsewhere: by a declaration, by `import()` or in a type. */
function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;

  function visit(node: ts.Node): void {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      found.push({ name: specifier.text, typeOnly: isTypeOnly(node) });
    }
    ts.forEachChild(node, visit);
  }
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  const isImportCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImportCall ? node.arguments[0] : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { phaseModifier, name, namedBindings } = node.importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every(({ isTypeOnly: only }) => only);
}
