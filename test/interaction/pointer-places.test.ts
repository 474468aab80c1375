import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { drawnBox } from '../helpers/drawn-box.js';
import { Board, by, clearBoards, mouse, nextFrame, pointIn } from './board.js';
import type { Point } from '../../src/table/hit-test.js';

/** Drags a card to tableau-2; on the way it has to hang on the pointer where it was picked up. */
async function expectDragToWork(board: Board): Promise<void> {
  const card = board.card('tableau-1', 2);
  const from = pointIn(card);
  const start = drawnBox(card);
  const to = pointIn(board.card('tableau-2', 1));
  await mouse.drag(from, to);
  await nextFrame();
  expectAt(card, start.left + to.x - from.x, start.top + to.y - from.y);
  await mouse.up();
  expect(board.told).to.deep.equal([
    ['dragStart', 'tableau-1', 1],
    ['drop', 'tableau-1', 'tableau-2'],
  ]);
}

function expectAt(card: Element, left: number, top: number): void {
  const rect = drawnBox(card);
  expect(rect.left).to.be.closeTo(left, 1);
  expect(rect.top).to.be.closeTo(top, 1);
}

describe('Drags on tables that are', () => {
  let parent: HTMLElement;
  beforeEach(() => {
    parent = document.createElement('div');
    document.body.append(parent);
  });
  afterEach(async () => {
    await clearBoards();
    parent.remove();
  });

  const placed: Record<string, Partial<CSSStyleDeclaration>> = {
    'scaled down': { transform: 'scale(.5)', transformOrigin: '0 0' },
    'scaled up': { transform: 'scale(1.25)', transformOrigin: '0 0' },
    moved: { transform: 'translate(40px, 30px)' },
    'moved by half': { position: 'absolute', left: '50%', top: '50%', transform: 'translate(-50%, -50%)' },
    'scaled by the scale property': { scale: '.8', transformOrigin: '0 0' },
    'zoomed out': { zoom: '.8' },
    'zoomed in': { zoom: '1.2' },
    clipped: { overflow: 'hidden', width: '500px', height: '400px' },
    'written from right to left': { direction: 'rtl' },
    'scaled and zoomed': { zoom: '1.2', transform: 'scale(.7)', transformOrigin: '0 0' },
  };
  for (const [how, style] of Object.entries(placed)) {
    it(`${how} stay under the pointer and drop where they seem to be`, async () => {
      Object.assign(parent.style, style);
      await expectDragToWork(new Board(parent));
    });
  }

  it('in a scrolled page and in a scrolled box', async () => {
    Object.assign(parent.style, { margin: '300px 0 1500px', width: '500px' });
    Object.assign(parent.style, { height: '300px', overflow: 'auto' });
    const board = new Board(parent);
    scrollTo(0, 200);
    parent.scrollTo(0, 90);
    await expectDragToWork(board);
  });
});

describe('Drags during which', () => {
  let parent: HTMLElement;
  let board: Board;
  let card: HTMLElement;
  let from: Point;
  let pointer: Point;

  /** Picks a card up. */
  async function pickUp(root: Node = parent): Promise<void> {
    board = new Board(root);
    card = board.card('tableau-1', 2);
    from = pointIn(card);
    pointer = by(from, 20, 20);
    await mouse.drag(from, pointer);
    await nextFrame();
  }

  /** The card still hangs on the pointer as it did, and drops where it seems to be. */
  async function expectHeldAndDropped(): Promise<void> {
    await nextFrame();
    expect(pointIn(card)).to.deep.equal(pointer);
    await mouse.move(pointIn(board.card('tableau-2', 1)));
    await mouse.up();
    expect(board.last).to.deep.equal(['drop', 'tableau-1', 'tableau-2']);
  }

  beforeEach(() => {
    parent = document.createElement('div');
    document.body.append(parent);
  });
  afterEach(async () => {
    await clearBoards();
    parent.remove();
  });

  it('the page scrolls', async () => {
    parent.style.paddingBottom = '1500px';
    await pickUp();
    scrollTo(0, 80);
    await expectHeldAndDropped();
  });

  it('a box around the table scrolls', async () => {
    Object.assign(parent.style, { width: '500px', height: '300px', overflow: 'auto' });
    await pickUp();
    parent.scrollTo(30, 80);
    await expectHeldAndDropped();
  });

  it('a box within a shadow tree around the table scrolls', async () => {
    const scroller = document.createElement('div');
    Object.assign(scroller.style, { width: '500px', height: '300px', overflow: 'auto' });
    parent.attachShadow({ mode: 'open' }).append(scroller);
    const host = document.createElement('div');
    scroller.append(host);
    await pickUp(host.attachShadow({ mode: 'open' }));
    scroller.scrollTo(30, 80);
    await expectHeldAndDropped();
  });

  it('the window gets another size', async () => {
    const viewport = { width: innerWidth, height: innerHeight };
    Object.assign(parent.style, { display: 'flex', justifyContent: 'end' });
    await pickUp();
    await setViewport({ ...viewport, width: viewport.width - 50 });
    await expectHeldAndDropped();
    await setViewport(viewport);
  });

  it('the page pushes the table down, and the pointer moves on', async () => {
    await pickUp();
    parent.style.paddingTop = '70px';
    pointer = by(pointer, 1, 0);
    await mouse.move(pointer);
    await expectHeldAndDropped();
  });

  it('the page pushes the table down, as the game tells', async () => {
    await pickUp();
    parent.style.paddingTop = '70px';
    board.controller.layoutChanged();
    await expectHeldAndDropped();
  });

  it('the table is scaled, as the game tells', async () => {
    await pickUp();
    Object.assign(parent.style, { transform: 'scale(.8)', transformOrigin: '0 0' });
    board.controller.layoutChanged();
    await expectHeldAndDropped();
  });

  it('piles lie elsewhere when the card is let go', async () => {
    await pickUp();
    board.pileElement('tableau-2').style.left = '440px';
    await mouse.move(pointIn(board.card('tableau-2', 1)));
    await mouse.up();
    expect(board.last).to.deep.equal(['drop', 'tableau-1', 'tableau-2']);
  });
});

describe('Between press and drag', () => {
  afterEach(clearBoards);

  it('the page may scroll: the card still hangs where it was picked up', async () => {
    const spacer = document.createElement('div');
    const board = new Board();
    spacer.style.height = '1500px';
    document.body.append(spacer);
    const card = board.card('tableau-1', 2);
    const from = pointIn(card);
    await mouse.move(from);
    await mouse.down();
    scrollTo(0, 50);
    await mouse.move(by(from, 20, 0));
    await nextFrame();
    expect(pointIn(card)).to.deep.equal(by(from, 20, 0));
    spacer.remove();
  });
});
