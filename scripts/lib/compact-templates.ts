import type { Plugin } from 'vite';

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly compact: (text: string) => string;
}

const compactors: Readonly<Record<string, (text: string) => string>> = { css: compactCss, html: compactHtml };

/**
 * Takes white space that means nothing out of lit's templates, and comments out of its style sheets, for the
 * script build. A minifier of JavaScript leaves both as they are.
 */
export function compactTemplates(): Plugin {
  return {
    name: 'compact-templates',
    apply: 'build',
    transform(code) {
      if (!/\b(css|html)`/.test(code)) return null;
      const pieces = templatePieces(this.parse(code)).sort((one, other) => one.start - other.start);
      return { code: pieces.reduceRight(withCompacted, code), map: null };
    },
  };
}

/** The literal pieces of all templates with a known tag, under a node of the syntax tree. */
function templatePieces(node: unknown): Piece[] {
  if (typeof node !== 'object' || node === null) return [];
  return [...ownPieces(node), ...Object.values(node).flatMap(templatePieces)];
}

function ownPieces(node: object): Piece[] {
  const { type, tag, quasi } = node as Partial<TaggedTemplate>;
  const compact = type === 'TaggedTemplateExpression' ? compactors[tag?.name ?? ''] : undefined;
  return compact && quasi ? quasi.quasis.map(({ start, end }) => ({ start, end, compact })) : [];
}

interface TaggedTemplate {
  readonly type: string;
  readonly tag: { readonly name?: string };
  readonly quasi: { readonly quasis: readonly { readonly start: number; readonly end: number }[] };
}

function withCompacted(code: string, { start, end, compact }: Piece): string {
  return code.slice(0, start) + compact(code.slice(start, end)) + code.slice(end);
}

function compactHtml(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ >/g, '>');
}

function compactCss(text: string): string {
  const withoutComments = text.replace(/\/\*.*?\*\//gs, '');
  // Quoted text, every second part, stays as it is.
  const parts = withoutComments.split(/("[^"]*"|'[^']*')/);
  return parts.map((part, index) => (index % 2 === 0 ? compactRules(part) : part)).join('');
}

/** A space before a colon stays: it parts a selector from a pseudo-class. */
function compactRules(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/ ([>~*/]) /g, '$1')
    .replace(/(?<![\d.])0\.(?=\d)/g, '.')
    .replace(/;}/g, '}');
}
