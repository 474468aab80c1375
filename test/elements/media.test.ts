import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import { needs } from '../helpers/browser-can.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { create, place, put } from '../helpers/game-page.js';
import { emulate } from '../helpers/media.js';
import { faceSizes } from '../helpers/table-geometry.js';
import { playToLastMove, winningDeck } from '../helpers/winning-decks.js';

const DEAL: Move = { type: 'deal' };

afterEach(() => emulate({}));

/** The names of what moves on the table now. */
async function moving({ element, root }: GameHarness): Promise<string[]> {
  await element.updateComplete;
  return root.getAnimations().map((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    return `${target!.localName} ${animation.id || (animation as CSSAnimation).animationName}`;
  });
}

/** The suits of the top cards of the tableau. */
function suitsOnTop({ game }: GameHarness): string[] {
  return game.piles.flatMap(({ role, cards }) => (role === 'tableau' ? [cards.at(-1)!.suit] : []));
}

/** Does all that shows something, and asks each time what moves. */
async function everything(harness: GameHarness): Promise<string[][]> {
  const { element } = harness;
  const seen: string[][] = [];
  const look = async () => seen.push(await moving(harness));
  await look();
  element.play(DEAL);
  await look();
  element.hint();
  await look();
  element.undo();
  await look();
  await harness.click(harness.root.querySelector('#tableau-7 > :last-child')!);
  await look();
  element.newGame({ deck: winningDeck('klondike') });
  await look();
  const last = playToLastMove(element);
  await look();
  element.play(last);
  await look();
  return seen;
}

describe('less motion', () => {
  it('moves nothing at all, and everything happens', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const harness = await put({ deal: '1' });
    for (const names of await everything(harness)) expect(names).to.deep.equal([]);
    for (const [type, times] of [
      ['solitaire-deal', 2],
      ['solitaire-undo', 1],
      ['solitaire-win', 1],
    ] as const) {
      expect(harness.toldOf(type), type).to.have.length(times);
    }
    expect(harness.shown()).to.deep.equal(harness.expected());
    expect(harness.element.status).to.equal('won');
    expect(harness.root.querySelector('[part~="note-won"]')).not.to.equal(null);

    await harness.click(harness.button('rules'));
    expect(await moving(harness)).to.deep.equal([]);
  });

  it('can be asked for by the page, too', async () => {
    const element = create({ deal: '1', 'storage-key': crypto.randomUUID() });
    element.style.setProperty('--solitaire-speed', '0');
    (await place()).append(element);
    await element.updateComplete;
    const cards = [...element.shadowRoot!.querySelectorAll('solitaire-card')];
    expect(cards.flatMap((card) => card.getAnimations())).to.deep.equal([]);
    element.play(DEAL);
    await element.updateComplete;
    const dealt = [...element.shadowRoot!.querySelectorAll('#waste > solitaire-card')];
    expect(dealt.flatMap((card) => card.getAnimations())).to.deep.equal([]);
    expect(dealt).to.have.length(1);
  });

  it('is not the rule', async () => {
    const element = create({ deal: '1', 'storage-key': crypto.randomUUID() });
    (await place()).append(element);
    await element.updateComplete;
    const cards = [...element.shadowRoot!.querySelectorAll('[part~="tableau"] > solitaire-card')];
    // Each flies from the stock to where it lies.
    const stock = element.shadowRoot!.getElementById('stock')!.getBoundingClientRect();
    for (const card of cards) {
      const [flight] = card.getAnimations();
      expect(flight, 'a flight').not.to.equal(undefined);
      flight!.pause();
      flight!.currentTime = 0;
      const { left, top } = card.getBoundingClientRect();
      expect(left).to.be.closeTo(stock.left, 1);
      expect(top).to.be.closeTo(stock.top, 1);
      flight!.finish();
    }
  });
});

describe('dark colours', () => {
  /** The colours of the main parts of a game. */
  function coloursOf({ root }: GameHarness) {
    const style = (selector: string) => getComputedStyle(root.querySelector(selector)!);
    return {
      table: style('[part="table"]').backgroundImage,
      card: style('#tableau-1 > solitaire-card').backgroundColor,
      toolbar: style('[part="toolbar"]').backgroundColor,
      text: style('[part="toolbar"]').color,
    };
  }

  it("follow the page's color-scheme, and the system's where the page leaves it to that", async () => {
    const page = await place();
    const harness = await put({ deal: '1' }, page);
    const light = coloursOf(harness);
    page.style.colorScheme = 'dark';
    const dark = coloursOf(harness);
    for (const part of ['table', 'card', 'toolbar', 'text'] as const) {
      expect(dark[part], part).not.to.equal(light[part]);
    }

    page.style.colorScheme = 'light dark';
    expect(coloursOf(harness)).to.deep.equal(light);
    await emulate({ 'prefers-color-scheme': 'dark' });
    expect(coloursOf(harness)).to.deep.equal(dark);
    page.style.colorScheme = 'light';
    expect(coloursOf(harness)).to.deep.equal(light);
  });
});

describe('a printed page', () => {
  it('has the table with its cards, and no toolbar', async function () {
    needs(this, 'emulate a printed page');
    const harness = await put({ deal: '1' });
    harness.element.hint();
    await harness.settled();
    const shown = (selector: string) => harness.root.querySelector(selector)!.checkVisibility();
    await emulateMedia({ media: 'print' });
    const table = ['[part="table"]', '#tableau-1 > solitaire-card'].map(shown);
    const other = ['[part="toolbar"]', '[part="message"]'].map(shown);
    const outline = getComputedStyle(harness.pile('foundation-1')).color;
    const ground = getComputedStyle(harness.root.querySelector('[part="table"]')!).backgroundImage;
    await emulateMedia({ media: 'screen' });
    expect([table, other]).to.deep.equal([[true, true], [false, false]]);
    expect([outline, ground]).to.deep.equal(['rgb(0, 0, 0)', 'none']);
  });
});

describe('what the page asks for', () => {
  /** The colours of the top cards of the tableau. */
  function inksOf(harness: GameHarness): Set<string> {
    const cards = [...harness.root.querySelectorAll('[part~="tableau"] > :last-child')];
    return new Set(cards.map((card) => getComputedStyle(card.shadowRoot!.querySelector('.suit')!).fill));
  }

  it('gives each suit a colour of its own, at once and for as long as it is asked', async () => {
    const harness = await put({ variant: 'saratoga', deal: '3' });
    const two = inksOf(harness);
    harness.element.fourColor = true;
    await harness.settled();
    const four = inksOf(harness);
    expect(two.size).to.be.at.most(2);
    expect(four.size).to.equal(new Set(suitsOnTop(harness)).size);
    expect(four.size).to.be.above(two.size);
    harness.element.fourColor = false;
    await harness.settled();
    expect(inksOf(harness)).to.deep.equal(two);
  });

  it('gives large cards a large index', async () => {
    const harness = await put({ deal: '1' });
    expect(faceSizes(harness)).to.deep.equal(['standard']);
    harness.element.toggleAttribute('large-index');
    await harness.settled();
    expect(faceSizes(harness)).to.deep.equal(['large']);
    harness.element.largeIndex = false;
    await harness.settled();
    expect(faceSizes(harness)).to.deep.equal(['standard']);
  });
});

describe("the system's own few colours", () => {
  it('tell what is held, where it may go, what a hint shows and what has the focus by outlines', async function () {
    needs(this, 'emulate forced colours');
    await emulate({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    const harness = await put({ variant: 'saratoga', deal: '3' });
    const outlines = (part: string) =>
      [...harness.root.querySelectorAll(`:is(solitaire-card, :empty)[part~="${part}"]`)].map((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
    expect(outlines('card').every((outline) => outline.startsWith('none'))).to.equal(true);

    await harness.click(harness.pile('tableau-4').children[2]!);
    await harness.settled();
    const held = outlines('held');
    const target = outlines('target');
    expect(held).to.have.length(2);
    expect(target).to.include('dashed 4px');
    expect(held).not.to.include.members(target);
    expect([...held, ...target].every((outline) => /^(solid|dashed) 4px$/.test(outline))).to.equal(true);

    await harness.press('Escape');
    harness.element.hint();
    await harness.settled();
    const hinted = outlines('hinted');
    expect(hinted).to.have.length.above(1);
    expect(hinted.every((outline) => outline === 'double 4px')).to.equal(true);

    harness.element.undo();
    harness.pile('stock').focus();
    await harness.press('ArrowDown');
    const { outlineStyle, outlineWidth } = getComputedStyle(harness.root.activeElement!);
    expect(`${outlineStyle} ${outlineWidth}`).to.equal('solid 4px');
  });
});
