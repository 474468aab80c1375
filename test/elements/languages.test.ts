import { expect } from '@open-wc/testing';
import { loadVariant, registerMessages } from '../../src/index.js';
import { deal, type GameHarness } from '../helpers/game-harness.js';
import { waitUntil } from '../helpers/wait-until.js';

/** The label of the button that deals a new game. */
function word({ root }: GameHarness): string {
  return root.querySelector('[part~="button-new"]')!.textContent.trim();
}

async function told(table: GameHarness, text: string): Promise<void> {
  await waitUntil(() => word(table) === text, text);
}

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('the language', () => {
  it('is English where the page names none, or one that there is not', async () => {
    const table = await deal({ variant: 'klondike', deal: '1' });
    expect(word(table)).to.equal('New game');
    document.documentElement.lang = 'tlh';
    await table.element.updateComplete;
    expect(word(table)).to.equal('New game');
    document.documentElement.lang = 'not a language';
    await table.element.updateComplete;
    expect(word(table)).to.equal('New game');
  });

  it('is that of the element, and follows it: controls, names, announcements, rules', async () => {
    const table = await deal({ variant: 'escalator', deal: '1', lang: 'de' });
    await told(table, 'Neues Spiel');
    expect(table.root.querySelector('[part="table"]')!.getAttribute('aria-label')).to.equal('Patience Rolltreppe');
    expect(table.root.querySelector('select')!.selectedOptions[0]!.text).to.equal('Rolltreppe');
    table.element.play({ type: 'deal' });
    await table.element.updateComplete;
    expect(table.said).to.match(/^(Kreuz|Karo|Herz|Pik)-\S+\. Noch 23\.$/);
    expect(table.pile('stock').getAttribute('aria-label')).to.equal('Talon, 23 Karten');
    table.root.querySelector<HTMLElement>('[part~="button-rules"]')!.click();
    const title = () => table.root.querySelector('[part~="dialog-title"]')?.textContent;
    await waitUntil(() => title() === 'Rolltreppe: Regeln');
    const body = () => table.root.querySelector('[part~="dialog-body"]')!.textContent;
    await waitUntil(() => body().includes('Räume die ganze Pyramide ab.'), 'rules');
    table.element.lang = 'en';
    await told(table, 'New game');
    expect(body()).to.include('Clear the whole pyramid.');
  });

  it('has the games that are loaded too: name, options, rules, and families in the finder', async () => {
    await loadVariant('golf');
    const table = await deal({ variant: 'golf freecell', deal: '1', lang: 'fr' });
    const body = () => table.root.querySelector('[part~="dialog-body"]')?.textContent ?? '';
    const shows = async (part: string, text: string) => {
      table.root.querySelector<HTMLElement>(`[part~="${part}"]`)!.click();
      await waitUntil(() => body().includes(text), text);
      await table.press('Escape');
    };
    await shows('button-rules', 'Si rien ne convient, retournez la carte suivante du talon.');
    await shows('button-options', 'Roi et as voisins');
    await shows('variant', 'Une seule pile, dans les deux sens');
  });

  it('is that of the nearest ancestor with one, across shadow trees, as it changes', async () => {
    const table = await deal({ variant: 'klondike', deal: '1' });
    const host = document.createElement('section');
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    document.body.append(host);
    inner.append(table.element);
    host.lang = 'fr-CA';
    await waitUntil(() => word(table) !== 'New game', 'French');
    inner.lang = 'de-AT';
    await told(table, 'Neues Spiel');
    inner.lang = '';
    await waitUntil(() => word(table) !== 'Neues Spiel');
    expect(word(table)).not.to.equal('New game');
    host.remove();
  });

  it('of a script or a region is the one that its readers can read', async () => {
    const table = await deal({ variant: 'klondike', deal: '1', lang: 'zh-TW' });
    await waitUntil(() => word(table) !== 'New game', 'Chinese');
    const traditional = word(table);
    table.element.lang = 'zh-Hans';
    await waitUntil(() => ![traditional, 'New game'].includes(word(table)), 'simplified');
    table.element.lang = 'zh-HK';
    await told(table, traditional);
    table.element.lang = 'pt';
    await told(table, 'Novo jogo');
  });
});

describe('registerMessages', () => {
  it('gives a language of its own, with English for what it leaves out, at once', async () => {
    const table = await deal({ variant: 'klondike', deal: '1', lang: 'eo' });
    registerMessages('eo', { 'toolbar.new': 'Nova ludo', 'variant.klondike': 'Klondajko' });
    await told(table, 'Nova ludo');
    expect(table.root.querySelector('select')!.selectedOptions[0]!.text).to.equal('Klondajko');
    expect(table.root.querySelector('[part~="button-undo"]')!.textContent.trim()).to.equal('Undo');
  });

  it('changes single texts of a language that there is', async () => {
    registerMessages('de-CH', { 'toolbar.new': 'Neus Spiel' });
    const table = await deal({ variant: 'klondike', deal: '1', lang: 'de-CH' });
    await told(table, 'Neus Spiel');
    const undo = table.root.querySelector('[part~="button-undo"]')!;
    await waitUntil(() => undo.textContent.trim() === 'Zurück', 'the rest is German');
  });

  it('refuses what it cannot use, and says what that is', () => {
    expect(() => registerMessages('???', {})).to.throw(RangeError);
    expect(() => registerMessages('eo', { 'toolbar.nev': 'Nova' } as never)).to.throw('no message "toolbar.nev"');
    expect(() => registerMessages('eo', { card: '{rank} de {siut}' })).to.throw('no placeholder {siut}');
    expect(() => registerMessages('eo', { card: 7 } as never)).to.throw('"card"');
  });
});
