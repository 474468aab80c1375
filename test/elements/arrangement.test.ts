import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, setViewport } from '@web/test-runner-commands';
import { formatMove, type PileId } from '../../src/engine.js';
import { needs } from '../helpers/browser-can.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { place, put, wholePage } from '../helpers/game-page.js';
import { LONG_COLUMN } from '../helpers/long-column.js';
import { cardWidth, expectAllOnTable, indexOf, measured, topsOf } from '../helpers/table-geometry.js';

const VARIANTS = ['escalator', 'athena', 'saratoga', 'klondike'];

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  await setViewport({ width: 800, height: 600 });
});
beforeEach(() => setViewport({ width: 800, height: 600 }));
afterEach(() => resetMouse());

describe('a column of 19 cards', () => {
  for (const [width, height, rank] of [
    [360, 640, 12],
    [390, 844, 12],
    [320, 640, 10],
    [844, 390, 8.7],
    [667, 375, 7.5],
    [1440, 960, 12],
  ] as const) {
    it(`lies on a table of ${width}x${height}, and the index of each card shows`, async () => {
      await setViewport({ width, height });
      const harness = await put(LONG_COLUMN, await wholePage());
      await measured(harness);
      const cards = [...harness.pile('tableau-1').children];
      expect(cards).to.have.length(19);
      expectAllOnTable(harness);
      const { right } = cards[0]!.getBoundingClientRect();
      const tops = [...topsOf(harness, 'tableau-1'), Infinity];
      for (const [i, card] of cards.slice(0, -1).entries()) {
        const boxes = indexOf(card);
        expect(boxes).to.have.length(2);
        // A letter of a text of 12 px is 8.7 px high.
        expect(boxes[1]!.height).to.be.at.least(rank - 0.1);
        for (const box of boxes) {
          // Firefox rounds these boxes.
          expect(box.top).to.be.at.least(tops[i]! - 1);
          expect(box.bottom).to.be.at.most(tops[i + 1]! + 1);
          expect(box.right).to.be.at.most(right);
        }
      }
    });
  }
});

describe('a low and wide table', () => {
  const leftOf = (harness: GameHarness, id: PileId) => harness.pile(id).getBoundingClientRect().left;

  it('has stock and waste at one side of the tableau, the foundations at the other', async () => {
    await setViewport({ width: 844, height: 390 });
    const harness = await put({ variant: 'saratoga', deal: '3', options: 'draw=3' }, await wholePage());
    await measured(harness);
    expect(leftOf(harness, 'stock')).to.equal(leftOf(harness, 'waste'));
    expect(leftOf(harness, 'stock')).to.be.below(leftOf(harness, 'tableau-1'));
    expect(leftOf(harness, 'foundation-1')).to.be.above(leftOf(harness, 'tableau-7'));

    // The waste goes down there.
    await harness.click(harness.pile('stock'));
    await harness.settled();
    const [first, , third] = topsOf(harness, 'waste');
    expect(third).to.be.above(first! + 20);
    expectAllOnTable(harness);
    await harness.drag(harness.topOf('tableau-1'), harness.topOf('tableau-7'));
    await harness.settled();
    expect(harness.game.history.map(formatMove)).to.deep.equal(['deal', 'tableau-1>tableau-7']);
  });

  it('comes and goes as the window turns, and what is in hand stays there', async () => {
    await setViewport({ width: 390, height: 844 });
    const harness = await put({ variant: 'saratoga', deal: '3' }, await wholePage());
    await harness.click(harness.topOf('tableau-1'));
    const held = harness.withPart('held');
    expect(held).to.have.length(1);
    for (const [width, height] of [[844, 390], [390, 844], [844, 390]] as const) {
      await setViewport({ width, height });
      await measured(harness);
      const [stock, tableau] = ['stock', 'tableau-1'].map((id) => harness.pile(id).getBoundingClientRect());
      expect(stock!.bottom > tableau!.top).to.equal(width > height);
      expectAllOnTable(harness);
      expect(harness.withPart('held')).to.deep.equal(held);
      expect(harness.shown()).to.deep.equal(harness.expected());
    }
    await harness.click(harness.topOf('tableau-7'));
    await harness.settled();
    expect(harness.game.history.map(formatMove)).to.deep.equal(['tableau-1>tableau-7']);
  });

  it('is there at once, so that nothing moves while it is loaded', async function () {
    needs(this, 'tell of layout shifts');
    await setViewport({ width: 844, height: 390 });
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    const harness = await put({ variant: 'klondike', deal: '3' }, await wholePage());
    await measured(harness);
    expect(leftOf(harness, 'foundation-1')).to.be.above(leftOf(harness, 'tableau-7'));
    expect(Math.max(0, ...shifts)).to.be.below(0.0001);
    observer.disconnect();
  });

  for (const variant of VARIANTS) {
    it(`can be as small as a default frame: ${variant} has all on it and plays`, async () => {
      await setViewport({ width: 300, height: 150 });
      const harness = await put({ variant, deal: '3' }, await wholePage());
      await measured(harness);
      expectAllOnTable(harness);
      expect(document.documentElement.scrollWidth).to.be.at.most(300);
      expect(cardWidth(harness)).to.be.above(30);
      await harness.click(harness.pile('stock'));
      expect(harness.element.moves).to.equal(1);
    });
  }
});

describe('a game from right to left', () => {
  for (const [name, dir, mirrored] of [
    ['by the direction of the page', 'rtl', false],
    ['by its own wish', 'ltr', true],
  ] as const) {
    it(`${name} has its columns the other way, and cards land where they are let go`, async () => {
      const page = await place();
      page.dir = dir;
      const harness = await put({ variant: 'saratoga', deal: '3', options: 'draw=3' }, page);
      harness.element.mirrored = mirrored;
      await measured(harness);
      const middle = (id: string) => {
        const { left, width } = harness.pile(id).getBoundingClientRect();
        return left + width / 2;
      };
      expect(middle('stock')).to.be.above(middle('foundation-1'));
      expect(middle('tableau-1')).to.be.above(middle('tableau-2'));
      expectAllOnTable(harness);

      await harness.drag(harness.topOf('tableau-1'), harness.topOf('tableau-7'));
      await harness.settled();
      expect(harness.game.history.map(formatMove)).to.deep.equal(['tableau-1>tableau-7']);
      await harness.click(harness.pile('stock'));
      await harness.settled();
      // The covered cards show their left edge, where the index is.
      const [first, second, third] = [...harness.pile('waste').children].map((card) =>
        card.getBoundingClientRect(),
      );
      expect(first!.left).to.be.below(second!.left);
      expect(second!.left).to.be.below(third!.left);
      expect(third!.right).to.be.below(harness.pile('stock').getBoundingClientRect().left);
      expect(first!.left).to.be.above(harness.pile('foundation-1').getBoundingClientRect().right);

      harness.pile('stock').focus();
      await harness.press('ArrowLeft');
      expect(harness.root.activeElement!.parentElement!.id).to.equal('waste');
    });
  }

  it('and mirrored as well runs from left to right, and its words run as the page does', async () => {
    const page = await place();
    page.dir = 'rtl';
    const harness = await put({ variant: 'klondike', deal: '3', mirrored: '' }, page);
    await measured(harness);
    const left = (id: string) => harness.pile(id).getBoundingClientRect().left;
    expect(left('stock')).to.be.below(left('foundation-1'));
    for (const part of ['table', 'message']) {
      expect(getComputedStyle(harness.root.querySelector(`[part="${part}"]`)!).direction).to.equal('rtl');
    }
    harness.pile('stock').focus();
    await harness.press('ArrowRight');
    expect(harness.focused).not.to.equal('stock');
  });

  it('is mirrored on a low and wide table too', async () => {
    await setViewport({ width: 844, height: 390 });
    const harness = await put({ variant: 'klondike', deal: '3', mirrored: '' }, await wholePage());
    await measured(harness);
    const left = (id: string) => harness.pile(id).getBoundingClientRect().left;
    expect(left('stock')).to.be.above(left('tableau-1'));
    expect(left('foundation-1')).to.be.below(left('tableau-7'));
    expectAllOnTable(harness);
  });
});
