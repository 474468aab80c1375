import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { formatMove } from '../../src/engine.js';
import { needs } from '../helpers/browser-can.js';
import { drawnBox } from '../helpers/drawn-box.js';
import { GameHarness, pointOn } from '../helpers/game-harness.js';
import { create, place, put, wholePage } from '../helpers/game-page.js';
import { LONG_COLUMN } from '../helpers/long-column.js';
import {
  cardWidth,
  expectAllOnTable,
  expectFilled,
  faceSizes,
  measured,
  tableBox,
  topsOf,
} from '../helpers/table-geometry.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToLastMove, winningDeck } from '../helpers/winning-decks.js';

const VARIANTS = ['escalator', 'athena', 'saratoga', 'klondike'];

/** Widths and heights in which there is height enough for cards that fill the width. */
const TALL = [
  [240, 640],
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 1280],
  [1920, 1600],
  [3840, 3000],
] as const;
const FLAT = [
  [640, 360],
  [844, 390],
  [1366, 640],
  [1920, 940],
] as const;

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  await setViewport({ width: 800, height: 600 });
});
beforeEach(() => setViewport({ width: 800, height: 600 }));
afterEach(() => resetMouse());

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('a table', () => {
  for (const variant of VARIANTS) {
    it(`of ${variant} fills every width where height allows, and keeps all cards on it`, async () => {
      const harness = await put({ variant, deal: '3' }, await wholePage());
      for (const [width, height] of TALL) {
        await setViewport({ width, height });
        await measured(harness);
        expect(harness.element.getBoundingClientRect().width).to.equal(width);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
        expectFilled(harness);
        expectAllOnTable(harness);
        expect(faceSizes(harness)).to.deep.equal([cardWidth(harness) < 64 ? 'large' : 'standard']);
      }
    });

    it(`of ${variant} fits into the height of the window where that is short`, async () => {
      const harness = await put({ variant, deal: '3' }, await wholePage());
      for (const [width, height] of FLAT) {
        await setViewport({ width, height });
        await measured(harness);
        expectAllOnTable(harness);
        const { bottom } = harness.element.getBoundingClientRect();
        expect(bottom, `${width}x${height}`).to.be.at.most(height);
        // Nothing is given away either: the tableau begins at the upper edge, or it reaches far down.
        const cards = [...harness.root.querySelectorAll('[part~="tableau"] > solitaire-card')];
        const boxes = cards.map((card) => card.getBoundingClientRect());
        const { top, height: room } = tableBox(harness);
        const highest = Math.min(...boxes.map((box) => box.top));
        const lowest = Math.max(...boxes.map((box) => box.bottom));
        const name = `${width}x${height}`;
        if (variant === 'escalator' || height > 600) expect(lowest, name).to.be.above(top + 0.7 * room);
        else expect(highest, name).to.be.below(top + 0.2 * cardWidth(harness));
        expect(faceSizes(harness)).to.deep.equal([cardWidth(harness) < 64 ? 'large' : 'standard']);
      }
    });
  }

  it('does not make cards smaller for long columns, nor larger for short ones', async () => {
    await setViewport({ width: 360, height: 640 });
    const harness = await put({ variant: 'saratoga', deal: '1' }, await wholePage());
    const long = await put(LONG_COLUMN, await wholePage());
    expect(cardWidth(long)).to.equal(cardWidth(harness));
    expectFilled(long);
  });

  it('lets go of a squeezed fan where cards leave', async () => {
    await setViewport({ width: 844, height: 390 });
    const harness = await put({ ...LONG_COLUMN, options: 'kings-only=false' }, await wholePage());
    const step = () => {
      const [first, second] = topsOf(harness, 'tableau-1');
      return second! - first!;
    };
    const before = step();
    harness.element.play({ type: 'transfer', from: 'tableau-1', to: 'tableau-2', count: 13 });
    await harness.settled();
    expect(step()).to.be.above(before);
    expectAllOnTable(harness);
  });

  it('keeps the height that the page gives it', async () => {
    const harness = await put({ variant: 'klondike', deal: '3' });
    for (const height of [500, 360, 240]) {
      harness.element.style.height = `${height}px`;
      await measured(harness);
      expect(harness.element.getBoundingClientRect().height).to.equal(height);
      expect(tableBox(harness).bottom).to.be.closeTo(harness.element.getBoundingClientRect().bottom, 0.5);
      expectAllOnTable(harness);
    }
  });

  it('keeps the height of a frame that it fills', async () => {
    const frame = await place();
    Object.assign(frame.style, { height: '420px', display: 'flex', flexDirection: 'column' });
    const harness = await put({ variant: 'klondike', deal: '3' }, frame);
    Object.assign(harness.element.style, { flex: '1', minHeight: '0' });
    await measured(harness);
    expect(harness.element.getBoundingClientRect().height).to.equal(420);
    expectAllOnTable(harness);
  });

  it('grows with its cards where the page says how high it may get', async () => {
    const harness = await put({ variant: 'klondike', deal: '3' });
    harness.element.style.setProperty('--solitaire-max-block-size', 'none');
    await measured(harness);
    expectFilled(harness);
    expectAllOnTable(harness);
  });
});

describe('a table in', () => {
  /** Styles of the place, of the element itself, and how wide it gets in 700 px. */
  type Place = readonly [name: string, styles: object, own: object, width: number, aside?: string];
  const places: readonly Place[] = [
    ['a flex row', { display: 'flex' }, {}, 700],
    ['a flex row beside a column', { display: 'flex' }, {}, 500, '200px'],
    ['a flex row with room shared out', { display: 'flex' }, { flex: '1' }, 500, '200px'],
    ['a flex column that centres', { display: 'flex', flexFlow: 'column', alignItems: 'center' }, {}, 700],
    ['a centred grid', { display: 'grid', placeItems: 'center' }, {}, 700],
    ['a grid whose columns are centred', { display: 'grid', placeContent: 'center' }, {}, 640],
    ['a grid beside a column', { display: 'grid', gridTemplateColumns: '1fr auto' }, {}, 500, '200px'],
    ['a float', { float: 'left' }, {}, 640],
    ['an inline block', { display: 'inline-block' }, {}, 640],
    ['a table cell', { display: 'table-cell' }, {}, 640],
    ['a box of its own width', {}, { width: '350px', margin: 'auto', display: 'block' }, 350],
  ];

  for (const [name, styles, own, expected, aside] of places) {
    it(`${name} has its width, and no more than there is`, async () => {
      const outer = await place();
      outer.style.width = '700px';
      const inner = document.createElement('div');
      Object.assign(inner.style, styles);
      outer.append(inner);
      const harness = await put({ variant: 'klondike', deal: '3' }, inner);
      Object.assign(harness.element.style, own);
      if (aside) {
        const column = document.createElement('div');
        column.style.width = aside;
        column.style.flex = 'none';
        inner.append(column);
      }
      await measured(harness);
      expect(harness.element.getBoundingClientRect().width).to.equal(expected);
      expectAllOnTable(harness);

      // Some boxes take no less than their content is given: the window is the measure then.
      outer.style.width = '100%';
      await setViewport({ width: 380, height: 700 });
      await measured(harness);
      expect(harness.element.getBoundingClientRect().width).to.be.within(160, 380);
      expect(document.documentElement.scrollWidth).to.equal(380);
      expectAllOnTable(harness);
      expect(faceSizes(harness)).to.deep.equal(['large']);
    });
  }

  for (const [name, hide, show] of [
    ['a hidden tab', (box: HTMLElement) => (box.hidden = true), (box: HTMLElement) => (box.hidden = false)],
    [
      'closed details',
      (box: HTMLElement) => box.removeAttribute('open'),
      (box: HTMLElement) => box.setAttribute('open', ''),
    ],
  ] as const) {
    it(`${name} is right when it is shown, and plays`, async () => {
      const outer = await place();
      outer.style.width = '300px';
      const box = document.createElement(name === 'closed details' ? 'details' : 'div');
      outer.append(box);
      hide(box);
      const harness = await put({ variant: 'klondike', deal: '3' }, box);
      show(box);
      await measured(harness);
      expect(harness.element.getBoundingClientRect().width).to.equal(300);
      expectAllOnTable(harness);
      expect(faceSizes(harness)).to.deep.equal(['large']);
      await harness.click(harness.pile('stock'));
      expect(harness.element.moves).to.equal(1);
      hide(box);
      outer.style.width = '700px';
      show(box);
      await measured(harness);
      expectAllOnTable(harness);
      expect(faceSizes(harness)).to.deep.equal(['standard']);
    });
  }
});

describe('a table beside what can be moved', () => {
  it('gets wider and narrower with its own box alone, also with cards in hand', async () => {
    const row = await place();
    Object.assign(row.style, { display: 'flex', width: '760px' });
    const pane = document.createElement('div');
    const splitter = document.createElement('div');
    Object.assign(pane.style, { flex: '1', minWidth: '0' });
    splitter.style.flex = 'none';
    row.append(pane, splitter);
    const harness = await put({ variant: 'saratoga', deal: '3' }, pane);
    await harness.click(harness.topOf('tableau-1'));
    const held = harness.withPart('held');
    for (const [room, size] of [[420, 'large'], [20, 'standard'], [500, 'large']] as const) {
      splitter.style.width = `${room}px`;
      await measured(harness);
      expect(harness.element.getBoundingClientRect().width).to.equal(760 - room);
      expectAllOnTable(harness);
      expect(faceSizes(harness)).to.deep.equal([size]);
      expect(harness.withPart('held')).to.deep.equal(held);
    }
    await harness.click(harness.topOf('tableau-7'));
    expect(harness.game.history.map(formatMove)).to.deep.equal(['tableau-1>tableau-7']);
  });

  it('plays with the stock below, within reach of a thumb, where a style of the page has it there', async () => {
    await setViewport({ width: 390, height: 844 });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('solitaire-game::part(stock), solitaire-game::part(waste) { top: auto; bottom: 6px }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const harness = await put({ variant: 'saratoga', deal: '3' }, await wholePage());
    await measured(harness);
    expectAllOnTable(harness);
    const tableau = [...harness.root.querySelectorAll('[part~="tableau"] > solitaire-card')];
    const lowest = Math.max(...tableau.map((card) => card.getBoundingClientRect().bottom));
    expect(harness.pile('stock').getBoundingClientRect().top).to.be.above(lowest);
    const find = () => harness.game.legalMoves().find((move) => move.type === 'transfer' && move.from === 'waste');
    while (!find()) {
      await harness.click(harness.topOf('stock'));
      await harness.settled();
    }
    const move = find()!;
    expect(harness.topOf('waste').getBoundingClientRect().top).to.be.above(lowest);
    await harness.drag(harness.topOf('waste'), harness.topOf(move.type === 'transfer' ? move.to : ''));
    await harness.settled();
    expect(harness.game.history.map(formatMove).at(-1)).to.equal(formatMove(move));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
});

describe('no cards and no text move by themselves', () => {
  it('while a game is dealt, played and won', async function () {
    needs(this, 'tell of layout shifts');
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
      shifts.push(...entries.map(({ value }) => value));
    });
    observer.observe({ type: 'layout-shift' });
    const page = await place();
    const text = document.createElement('p');
    text.textContent = 'Text of the page under the game.';
    const deck = winningDeck('klondike');
    const harness = new GameHarness(create({ deck, 'storage-key': crypto.randomUUID() }));
    page.append(harness.element, text);
    await measured(harness);
    const last = playToLastMove(harness.element);
    await measured(harness);
    harness.element.undo();
    await measured(harness);
    harness.element.redo();
    harness.element.hint();
    await measured(harness);
    harness.element.play(last);
    await measured(harness);
    harness.element.newGame();
    await measured(harness);
    // A number in the toolbar that gets another digit begins farther left: that is all.
    expect(sum(shifts)).to.be.below(0.0001);

    // So that the test cannot pass where the browser tells of no shift at all.
    page.prepend(document.createElement('hr'));
    await waitUntil(() => sum(shifts) > 0.001);
    observer.disconnect();
  });

  for (const width of [240, 320, 390, 560, 768, 1000, 1440]) {
    it(`when the finish button comes to a toolbar of ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const harness = await put({ deal: '1' }, await wholePage());
      const top = () => tableBox(harness).top;
      expect(harness.button('finish')).to.equal(null);
      const before = top();
      harness.element.newGame({ deck: winningDeck('klondike') });
      await harness.settled();
      expect(harness.button('finish')).not.to.equal(null);
      expect(top()).to.equal(before);
    });
  }
});

/** Drags a card aside, then to where it may go: it stays at the pointer, and lands. */
async function expectDrag(harness: GameHarness): Promise<void> {
  const card = harness.topOf('tableau-1');
  const [x, y] = pointOn(card);
  const before = drawnBox(card);
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [x + 50, y + 40] });
  await measured(harness);
  const held = drawnBox(card);
  expect(held.left - before.left).to.be.closeTo(50, 2);
  expect(held.top - before.top).to.be.closeTo(40, 2);
  await sendMouse({ type: 'move', position: pointOn(harness.topOf('tableau-7')) });
  await sendMouse({ type: 'up' });
  await harness.settled();
  expect(harness.game.history.map(formatMove)).to.deep.equal(['tableau-1>tableau-7']);
}

describe('a dragged card', () => {
  for (const [name, styles] of [
    ['is scaled down', { transform: 'scale(.5)', transformOrigin: '0 0' }],
    ['is scaled up', { transform: 'scale(1.25)', transformOrigin: '0 0' }],
    ['is shifted', { transform: 'translate(60px, 30px)' }],
    ['is zoomed out', { zoom: '0.8' }],
    ['is zoomed in', { zoom: '1.25' }],
    ['is scaled and zoomed', { zoom: '1.25', transform: 'scale(.5)', transformOrigin: '0 0' }],
  ] as const) {
    it(`stays at the pointer and lands where it is let go in a page that ${name}`, async () => {
      const page = await place();
      Object.assign(page.style, styles);
      page.style.width = '500px';
      const harness = await put({ variant: 'saratoga', deal: '3' }, page);
      await measured(harness);
      expectAllOnTable(harness);
      await expectDrag(harness);
    });
  }

  // What a browser's own zoom is for a page: a smaller or larger window, of finer or coarser dots.
  for (const zoom of [0.67, 1.5, 3]) {
    it(`does so where the browser shows all ${zoom} times as large`, async function () {
      needs(this, 'draw in finer dots');
      const size = { width: Math.round(1200 / zoom), height: Math.round(1200 / zoom) };
      const viewport = { ...size, deviceScaleFactor: zoom };
      await setViewport(viewport);
      expect(devicePixelRatio).to.be.closeTo(zoom, 0.01);
      const harness = await put({ variant: 'saratoga', deal: '3' }, await wholePage());
      await measured(harness);
      expectFilled(harness);
      expectAllOnTable(harness);
      await expectDrag(harness);
      await setViewport({ width: 800, height: 600 });
    });
  }
});

describe('a window that turns', () => {
  for (const what of ['as the last card is played', 'while cards still fly'] as const) {
    it(`${what} leaves one win, told and shown, and all cards on the table`, async () => {
      await emulateMedia({ reducedMotion: what === 'while cards still fly' ? 'no-preference' : 'reduce' });
      await setViewport({ width: 390, height: 844 });
      const harness = await put({ deck: winningDeck('klondike') }, await wholePage());
      if (what === 'while cards still fly') {
        await harness.click(harness.button('finish'));
      } else {
        harness.element.play(playToLastMove(harness.element));
      }
      await setViewport({ width: 844, height: 390 });
      expect(harness.toldOf('solitaire-win')).to.have.length(1);
      const { left, top } = tableBox(harness);
      await sendMouse({ type: 'click', position: [Math.round(left) + 3, Math.round(top) + 3] });
      await emulateMedia({ reducedMotion: 'reduce' });
      await measured(harness);
      const note = harness.root.querySelector('[part~="note-won"]')!.getBoundingClientRect();
      expect(note.top).to.be.at.least(tableBox(harness).top);
      expect(note.bottom).to.be.at.most(tableBox(harness).bottom);
      expectAllOnTable(harness);
      expect(harness.shown()).to.deep.equal(harness.expected());
      expect(harness.toldOf('solitaire-win')).to.have.length(1);
    });
  }
});
