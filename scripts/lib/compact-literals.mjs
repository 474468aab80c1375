/**
 * A vite plugin for the script build: takes the white space and the comments out of lit's css and html templates,
 * which no minifier of JavaScript touches.
 */
export function compactLiterals() {
  return {
    name: 'compact-literals',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes('css`')) return null;
      return { code: code.replace(/\bcss`([^`]*)`/g, (_, text) => `css\`${compactCss(text)}\``), map: null };
    },
    /** Minified code has line breaks in templates alone. */
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/\n\s*/g, ' ').trim();
      }
    },
  };
}

function compactCss(text) {
  return text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/;}/g, '}')
    .trim();
}
