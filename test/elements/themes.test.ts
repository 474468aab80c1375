import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { SUITS } from '../../src/engine.js';
import { lightOf } from '../helpers/eyes.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { put } from '../helpers/game-page.js';
import { waitUntil } from '../helpers/wait-until.js';

const THEMES = ['classic', 'dark', 'paper'];

interface Named {
  readonly name: string;
}

/** What the elements document for themes. */
async function publicNames(): Promise<Set<string>> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly {
      readonly declarations?: readonly { readonly cssParts?: Named[]; readonly cssProperties?: Named[] }[];
    }[];
  };
  const all = modules.flatMap(({ declarations }) => declarations ?? []);
  return new Set(
    all.flatMap(({ cssParts = [], cssProperties = [] }) => [...cssParts, ...cssProperties]).map(({ name }) => name),
  );
}

async function sheetOf(theme: string): Promise<CSSStyleSheet> {
  const sheet = new CSSStyleSheet();
  return sheet.replace(await (await fetch(`/demo/themes/${theme}.css`)).text());
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [one, other]
    .map((color) => {
      const [red, green, blue] = lightOf(color);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Asserts that the words of an element can be read on what is behind them. */
function expectReadable(words: Element, ground: Element = words): void {
  const { color } = getComputedStyle(words);
  const { backgroundColor } = getComputedStyle(ground);
  expect(contrast(color, backgroundColor), `${words.className} ${color} ${backgroundColor}`).to.be.at.least(4.5);
}

function find({ root }: GameHarness, part: string): Element {
  return root.querySelector(`[part~="${part}"]`)!;
}

const plain = new Map<string, string>();

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));

for (const theme of THEMES) {
  describe(`the theme ${theme}`, () => {
    let sheet: CSSStyleSheet;

    before(async () => {
      sheet = await sheetOf(theme);
      document.adoptedStyleSheets.push(sheet);
    });
    after(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });

    it('is made of public parts and properties alone', async () => {
      const names = await publicNames();
      const rules = [...sheet.cssRules] as CSSStyleRule[];
      expect(rules.length).to.be.above(3);
      for (const { selectorText, style } of rules) {
        for (const selector of selectorText.split(',')) {
          const [, part] = /^\s*solitaire-game(?:::part\(([\w-]+)\)(?:::\w+)?)?$/.exec(selector) ?? [];
          expect(selector.trim()).to.match(/^solitaire-game(::|$)/);
          if (selector.includes('::')) expect(names.has(part!), selector).to.equal(true);
        }
        for (const property of style) {
          if (property.startsWith('--')) expect(names.has(property), property).to.equal(true);
        }
      }
    });

    it('has suits, words and buttons that can be read', async () => {
      const harness = await put({ variant: 'saratoga', deal: '3' });
      const suits = new Set<string>();
      for (const card of harness.root.querySelectorAll('[part~="face-up"]')) {
        const paper = getComputedStyle(card).backgroundColor;
        const letter = card.shadowRoot!.querySelector('.letter');
        if (!letter) continue;
        suits.add(card.shadowRoot!.querySelector('svg')!.classList[1]!);
        expect(contrast(getComputedStyle(letter).stroke, paper)).to.be.at.least(4.5);
        expect(contrast(getComputedStyle(card.shadowRoot!.querySelector('.pips')!).fill, paper)).to.be.at.least(4.5);
      }
      expect([...suits].sort()).to.deep.equal([...SUITS]);
      for (const part of ['button', 'variant', 'score']) expectReadable(find(harness, part), find(harness, 'toolbar'));
      harness.element.hint();
      await harness.settled();
      expectReadable(find(harness, 'message'));

      harness.button('options').click();
      await waitUntil(() => find(harness, 'dialog-options'));
      const dialog = find(harness, 'dialog-options');
      for (const part of ['dialog-title', 'option', 'dialog-button']) expectReadable(find(harness, part), dialog);
      expectReadable(find(harness, 'primary'));
      harness.root.querySelector('dialog')!.close();
    });

    it('does not look like the others', async () => {
      const harness = await put({ variant: 'saratoga', deal: '3' });
      const look = [find(harness, 'table'), find(harness, 'toolbar'), find(harness, 'card')]
        .map((element) => getComputedStyle(element))
        .map((style) => style.background + style.fontFamily + style.borderRadius + style.boxShadow);
      for (const [other, before] of plain) expect(look.join(), other).not.to.equal(before);
      plain.set(theme, look.join());
      expect(getComputedStyle(find(harness, 'table')).backgroundImage).to.include('gradient');
    });
  });
}
