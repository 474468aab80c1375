import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { variants } from '../../src/engine.js';
import { importBreaches, variantNameBreaches, type Source } from './import-rules.js';

const src = new URL('../../src/', import.meta.url);
const names = [...variants.keys()];

function sources(): Source[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(new URL(path, src), 'utf8') }));
}

describe('the modules of src/', () => {
  it('import only what their layer may know', () => {
    assert.deepEqual(importBreaches(sources()), []);
  });

  it('name a variant nowhere but in src/variants', () => {
    assert.deepEqual(variantNameBreaches(sources(), names), []);
  });
});

describe('the import rules', () => {
  const breaches = (path: string, text: string): string[] => importBreaches([{ path, text }]);

  for (const [path, text] of [
    ['engine/game.ts', "import { html } from 'lit';"],
    ['engine/game.ts', "import { readFileSync } from 'node:fs';"],
    ['engine/game.ts', "import type { Place } from '../table/layout.js';"],
    ['engine/game.ts', "export * from '../variants/index.js';"],
    ['engine/game.ts', "const late = import('../elements/events.js');"],
    ['engine/game.ts', "type Place = import('../table/layout.js').Place;"],
    ['variants/index.ts', "import { layout } from '../table/layout.js';"],
    ['variants/index.ts', "import '../engine.js';"],
    ['table/layout.ts', "import { Game } from '../engine/index.js';"],
    ['table/layout.ts', "import { type Pile, Game } from '../engine/index.js';"],
    ['interaction/pointer.ts', "import { html } from 'lit';"],
    ['interaction/pointer.ts', "import { Game } from '../engine/index.js';"],
    ['interaction/pointer.ts', "import '../elements/solitaire-game.js';"],
    ['elements/solitaire-game.ts', "import '../define.js';"],
    ['elements/solitaire-game.ts', "import '../define/solitaire-pile.js';"],
    ['elements/solitaire-game.ts', "import chess from 'chess.js';"],
    ['index.ts', "import './define.js';"],
    ['unheard-of/module.ts', "import '../engine/index.js';"],
  ] as const) {
    it(`forbid ${text} in ${path}`, () => {
      assert.equal(breaches(path, text).length, 1);
    });
  }

  for (const [path, text] of [
    ['engine/random.ts', "import './card.js'; import { xoroshiro128plus } from './xoroshiro.js';"],
    ['table/layout.ts', "import type { Pile } from '../engine/index.js';"],
    ['table/layout.ts', "import { type Pile } from '../engine/index.js';"],
    ['elements/solitaire-game.ts', "import { Game } from '../engine/index.js'; import { html } from 'lit';"],
    ['elements/dialogs/rules.ts', "import { ContextConsumer } from '@lit/context'; import '../events.js';"],
    ['define/solitaire-game.ts', "import { SolitaireGame } from '../elements/solitaire-game.js';"],
  ] as const) {
    it(`allow ${text} in ${path}`, () => {
      assert.deepEqual(breaches(path, text), []);
    });
  }

  it('find the name of a variant in code and in words', () => {
    const text = `// As in ${names[0]!.toUpperCase()}.\nconst first = '${names[0]}';`;
    assert.equal(variantNameBreaches([{ path: 'elements/labels.ts', text }], names).length, 2);
    assert.deepEqual(variantNameBreaches([{ path: `variants/${names[0]}.ts`, text }], names), []);
  });
});
