/** What editors are told of the elements: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

interface Named {
  readonly name: string;
}

interface Tag extends Named {
  readonly attributes: readonly Named[];
}

interface WebTypes {
  readonly name: string;
  readonly contributions: {
    readonly html: { readonly elements: readonly (Tag & { readonly js: { readonly events: readonly Named[] } })[] };
    readonly css: { readonly properties: readonly Named[]; readonly 'pseudo-elements': readonly Named[] };
  };
}

const GAME = 'solitaire-game';
const ATTRIBUTES = ['variant', 'deal', 'options', 'storage-key'];

describe('the built data for editors', () => {
  it('tells VS Code of the elements and their attributes', () => {
    const { tags } = read('vscode.html-custom-data.json') as { readonly tags: readonly Tag[] };
    assertHas(tags, ['solitaire-card', GAME, 'solitaire-pile']);
    assertHas(tags.find(({ name }) => name === GAME)!.attributes, ATTRIBUTES);
  });

  it('tells VS Code of the custom properties and parts', () => {
    const { properties, pseudoElements } = read('vscode.css-custom-data.json') as Record<string, readonly Named[]>;
    assertHas(properties!, ['--solitaire-table', '--solitaire-paper']);
    assertHas(pseudoElements!, ['::part(table)', '::part(card)']);
  });

  it('tells JetBrains of the elements, their attributes and events, of properties and parts', () => {
    const { name, contributions } = read('web-types.json') as WebTypes;
    assert.equal(name, 'solitaire-elements');
    const game = contributions.html.elements.find((element) => element.name === GAME)!;
    assertHas(game.attributes, ATTRIBUTES);
    assertHas(game.js.events, ['solitaire-move', 'solitaire-score', 'solitaire-win']);
    assertHas(contributions.css.properties, ['--solitaire-table', '--solitaire-paper']);
    assertHas(contributions.css['pseudo-elements'], ['part(table)', 'part(card)']);
  });
});

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../dist/editors/${file}`, import.meta.url), 'utf8'));
}

function assertHas(entries: readonly Named[], names: readonly string[]): void {
  const present = entries.map(({ name }) => name);
  assert.deepEqual(names.filter((name) => !present.includes(name)), []);
}
