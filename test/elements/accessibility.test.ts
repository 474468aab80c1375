import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { place, put } from '../helpers/game-page.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToLastMove, playToWin, winningDeck } from '../helpers/winning-decks.js';

const DEAL: Move = { type: 'deal' };

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));

describe('a checker of accessibility finds no fault', () => {
  for (const variant of ['escalator', 'klondike']) {
    it(`in a table of ${variant} at its start and under way`, async () => {
      const harness = await put({ variant, deal: '3' });
      harness.element.play(DEAL);
      harness.element.hint();
      await harness.settled();
      await expect(harness.element).to.be.accessible();
    });
  }

  it('in dark colours', async () => {
    const page = await place();
    Object.assign(page.style, { colorScheme: 'dark', background: '#111' });
    const { element } = await put({ deal: '3' }, page);
    await expect(element).to.be.accessible();
  });

  it('while a card is held, and when it is refused', async () => {
    const harness = await put({ variant: 'saratoga', deal: '3' });
    await harness.click(harness.pile('tableau-4').children[2]!);
    await harness.settled();
    expect(harness.root.querySelectorAll('[part~="held"]')).to.have.length(2);
    await expect(harness.element).to.be.accessible();
    await harness.click(harness.pile('foundation-1'));
    await harness.settled();
    expect(harness.said).to.include("Can't go there");
    await expect(harness.element).to.be.accessible();
  });

  it('when the game is won', async () => {
    const harness = await put({ deck: winningDeck('klondike') });
    playToWin(harness.element);
    await harness.settled();
    await expect(harness.element).to.be.accessible();
  });

  it('when an attribute is wrong', async () => {
    const { element } = await put({ variant: 'nonesuch' });
    await expect(element).to.be.accessible();
  });

  for (const name of ['options', 'rules', 'statistics']) {
    it(`in the ${name}`, async () => {
      const harness = await put({ deal: '3' });
      harness.element.play(DEAL);
      await harness.click(harness.button(name));
      await harness.settled();
      await harness.opened('page');
      await expect(harness.element).to.be.accessible();
    });
  }
});

describe('the Tab key', () => {
  it('stops once in the toolbar and once on the table, both ways, and goes on to the page', async () => {
    const page = await place();
    const [before, after] = [document.createElement('input'), document.createElement('input')];
    page.append(before);
    const harness = await put({ variant: 'saratoga', deal: '3' }, page);
    page.append(after);
    const where = () => {
      const focused = document.activeElement;
      if (focused === before) return 'before';
      if (focused === after) return 'after';
      const inside = focused === harness.element ? harness.root.activeElement : null;
      return inside?.closest('[part="toolbar"], [part="table"]')?.getAttribute('part') ?? 'elsewhere';
    };
    before.focus();
    const walk = async (key: string): Promise<string[]> => {
      const passed: string[] = [];
      for (let step = 0; step < 3; step++) {
        await harness.press(key);
        passed.push(where());
      }
      return passed;
    };
    expect(await walk('Tab')).to.deep.equal(['toolbar', 'table', 'after']);
    expect(await walk('Shift+Tab')).to.deep.equal(['table', 'toolbar', 'before']);
    // Wherever the arrows have led.
    await walk('Tab');
    await harness.press('Shift+Tab');
    await harness.press('ArrowDown');
    await harness.press('ArrowRight');
    const stop = harness.root.activeElement;
    await harness.press('Tab');
    expect(where()).to.equal('after');
    await harness.press('Shift+Tab');
    expect(harness.root.activeElement).to.equal(stop);
  });
});

describe('keys outside of the table', () => {
  type Add = (page: HTMLElement, harness: GameHarness) => HTMLElement;
  const fields: readonly (readonly [name: string, add: Add])[] = [
    [
      'a field of the page',
      (page) => {
        page.append(document.createElement('textarea'));
        return page.lastElementChild as HTMLElement;
      },
    ],
    [
      'a text that can be edited',
      (page) => {
        const text = document.createElement('div');
        text.contentEditable = 'true';
        page.append(text);
        return text;
      },
    ],
    [
      'a field in another shadow tree',
      (page) => {
        const host = document.createElement('div');
        page.append(host);
        host.attachShadow({ mode: 'open' }).append(document.createElement('input'));
        return host.shadowRoot!.firstElementChild as HTMLElement;
      },
    ],
    [
      "a field among the game's controls",
      (_page, { element }) => {
        const field = document.createElement('input');
        field.slot = 'controls';
        element.append(field);
        return field;
      },
    ],
  ];

  for (const [name, add] of fields) {
    it(`typed into ${name} do nothing to the game`, async () => {
      const page = await place();
      const harness = await put({ variant: 'saratoga', deal: '3' }, page);
      harness.element.play(DEAL);
      await harness.settled();
      const field = add(page, harness);
      field.focus();
      harness.told.length = 0;
      const before = harness.shown();
      const others = ['Enter', 'Escape', 'ArrowUp', 'Control+z', 'Control+y', 'Control+Enter'];
      for (const key of [...'hndzruHDN 1', ...others]) await harness.press(key);
      await harness.settled();
      expect(harness.told).to.deep.equal([]);
      expect(harness.shown()).to.deep.equal(before);
      expect(harness.root.querySelector('[part~="held"], [part~="hinted"], dialog[open]')).to.equal(null);
    });
  }

  it('on a button of the toolbar do what it says and nothing else', async () => {
    const harness = await put({ variant: 'saratoga', deal: '3' });
    harness.element.play(DEAL);
    await harness.settled();
    harness.told.length = 0;
    harness.button('rules').focus();
    await harness.press('Enter');
    const dialog = await harness.opened('page');
    await harness.press('Escape');
    await waitUntil(() => !dialog.open);
    expect(harness.root.activeElement).to.equal(harness.button('rules'));
    expect(harness.told).to.deep.equal([]);
    harness.button('undo').focus();
    await harness.press(' ');
    await harness.settled();
    expect(harness.told.map(({ type }) => type)).to.deep.equal(['solitaire-before-move', 'solitaire-undo']);
  });
});

describe('what is said', () => {
  it('is one thing for each thing done, in one place that is always there', async () => {
    const harness = await put({ variant: 'saratoga', deal: '3' });
    const message = harness.root.querySelector('[part="message"]')!;
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(message.textContent));
    observer.observe(message, { childList: true, characterData: true, subtree: true });
    const after = async (act: () => unknown): Promise<string> => {
      texts.length = 0;
      await act();
      await harness.settled();
      expect(texts).to.have.length(1);
      return texts[0]!;
    };

    expect(await after(() => harness.click(harness.pile('stock')))).to.match(/\. 23 left\.$/);
    expect(await after(() => harness.click(harness.button('undo')))).to.match(/^Undone: /);
    expect(await after(() => harness.click(harness.button('hint')))).to.match(/^Hint: /);
    expect(await after(() => harness.click(harness.topOf('tableau-6')))).to.match(/^Picked up /);
    expect(await after(() => harness.press('Escape'))).to.match(/^Put back /);
    expect(await after(() => harness.click(harness.topOf('tableau-1')))).to.match(/^Picked up /);
    expect(await after(() => harness.click(harness.pile('foundation-2')))).to.match(/^Can't go there/);
    expect(await after(() => harness.click(harness.topOf('tableau-7')))).to.match(/ to tableau 7\./);
    expect(await after(() => harness.element.newGame({ deal: 8 }))).to.match(/^Saratoga, deal 8\. /);
    // What stands in the game's place then is an alert.
    expect(await after(() => (harness.element.deal = 'twelve'))).to.equal('');
    harness.element.deck = winningDeck('klondike');
    harness.element.deal = null;
    await harness.settled();
    const last = playToLastMove(harness.element);
    await harness.settled();
    expect(await after(() => harness.element.play(last))).to.match(/^You won in \d+ moves/);
    expect(harness.root.querySelector('[part="message"]')).to.equal(message);
    observer.disconnect();
  });
});
