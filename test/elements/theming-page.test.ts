import { expect, fixture, html } from '@open-wc/testing';
import type { SolitaireGame } from '../../src/index.js';
import { waitUntil } from '../helpers/wait-until.js';

interface Declaration {
  readonly tagName?: string;
  readonly cssParts?: readonly { readonly name: string }[];
  readonly cssProperties?: readonly { readonly name: string }[];
}

/** The page, once it has its lists. */
async function open(theme = ''): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe width="1200" height="800" src="/demo/theming.html?theme=${theme}"></iframe>`,
  );
  const ready = () => frame.contentDocument?.querySelector('#parts .part');
  await waitUntil(ready, 'the lists');
  return frame.contentDocument!;
}

const textsOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

const gameOf = (page: Document): SolitaireGame => page.querySelector('solitaire-game')!;

function tableOf(page: Document): string {
  const table = gameOf(page).shadowRoot!.querySelector('[part="table"]')!;
  return page.defaultView!.getComputedStyle(table).backgroundImage;
}

describe('the theming page', () => {
  it('has every part and every custom property by its name', async () => {
    const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
      readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
    };
    const all = modules.flatMap(({ declarations }) => declarations ?? []);
    const page = await open();
    const parts = all.find(({ tagName }) => tagName === 'solitaire-game')!.cssParts!.map(({ name }) => name);
    expect(textsOf(page, '.part code').sort()).to.deep.equal([...parts].sort());
    const properties = all.flatMap(({ cssProperties = [] }) => cssProperties.map(({ name }) => name));
    expect(textsOf(page, '.property code').sort()).to.deep.equal([...properties].sort());
  });

  it('shows each theme, named in its address or chosen, and the rules of its file', async () => {
    const looks = new Map<string, string>();
    let page = await open('paper');
    await waitUntil(() => page.getElementById('theme-css')!.textContent.includes('solitaire-game {'), 'its rules');
    for (const theme of ['classic', 'dark', 'paper', '']) {
      page = await open(theme);
      await waitUntil(() => page.readyState === 'complete', 'its style sheets');
      looks.set(theme, tableOf(page));
    }
    expect(new Set(looks.values()).size).to.equal(4);
    for (const [theme, look] of looks) {
      page.querySelector<HTMLElement>(`#themes [value="${theme}"]`)!.click();
      await waitUntil(() => tableOf(page) === look, `the look of "${theme}"`);
    }
  });

  for (const [part, seen] of [
    ['foundation', 'foundation'],
    ['held', 'held'],
    ['target', 'target'],
    ['moved', 'moved'],
    ['hinted', 'hinted'],
    ['error', 'error'],
    ['note', 'note-showing'],
    ['dialog-options', 'dialog-options'],
    ['keys', 'keys'],
    ['figure', 'figure'],
    ['dialog-confirm', 'dialog-confirm'],
  ] as const) {
    it(`shows ${part} in the game`, async () => {
      const page = await open();
      page.querySelector<HTMLElement>(`[aria-label="Show ${part}"]`)!.click();
      const { shadowRoot } = gameOf(page);
      const marked = () => {
        const element = shadowRoot!.querySelector(`[part~="${seen}"]`);
        return element?.checkVisibility() && page.defaultView!.getComputedStyle(element).outlineColor;
      };
      await waitUntil(() => (seen === part ? marked() === 'rgb(214, 36, 159)' : marked()), part);
    });
  }
});
