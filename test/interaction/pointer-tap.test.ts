import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { TapCount } from '../../src/interaction/tap-count.js';
import { needs } from '../helpers/browser-can.js';
import { Board, by, clearBoards, Finger, indexOf, mouse, pointIn } from './board.js';

describe('Taps', () => {
  let board: Board;
  beforeEach(() => (board = new Board()));
  afterEach(clearBoards);

  it('a click on a card taps it, on a place its pile, on the felt nothing in particular', async () => {
    await mouse.click(indexOf(board.card('tableau-1', 1)));
    await mouse.click(pointIn(board.pileElement('tableau-4')));
    await mouse.click(pointIn(board.table, 0.9, 0.9));
    expect(board.told).to.deep.equal([
      ['tap', 'tableau-1[1]', 1],
      ['tap', 'tableau-4', 1],
      ['tap', undefined, 1],
    ]);
  });

  it('the mouse may move 4 px while it taps', async () => {
    const at = pointIn(board.card('tableau-1', 2));
    await mouse.move(at);
    await mouse.down();
    await mouse.move(by(at, 4, 0));
    await mouse.up();
    expect(board.told).to.deep.equal([['tap', 'tableau-1[2]', 1]]);
  });

  it('a mouse that trembles by up to 8 px may have begun a drag, and taps all the same', async () => {
    const at = pointIn(board.card('tableau-1', 2));
    for (let taps = 0; taps < 2; taps++) {
      await mouse.move(at);
      await mouse.down();
      await mouse.move(by(at, 5, 6));
      await mouse.up();
    }
    expect(board.told.filter(([what]) => what === 'tap')).to.deep.equal([
      ['tap', 'tableau-1[2]', 1],
      ['tap', 'tableau-1[2]', 2],
    ]);
    expect(board.inlineStyles).to.deep.equal([]);
  });

  // The driver has no touch: made-up pointer events.
  it('a finger or a pen may move 8 px while it taps, also across the edge of a card', () => {
    const edge = pointIn(board.card('tableau-1', 2), 0.5, 0.02);
    for (const pointerType of ['touch', 'pen']) {
      const finger = new Finger(board.table, { pointerType });
      finger.down(edge);
      finger.move(by(edge, 0, -8));
      finger.up(by(edge, 0, -8));
    }
    expect(board.told).to.deep.equal([
      ['tap', 'tableau-1[2]', 1],
      ['tap', 'tableau-1[2]', 2],
    ]);
  });

  it('a press that is let go elsewhere is no tap', async () => {
    const stock = pointIn(board.card('stock', 2));
    for (const elsewhere of [by(stock, 100, 0), pointIn(board.card('tableau-2', 1)), { x: 700, y: 500 }]) {
      await mouse.drag(stock, elsewhere);
      await mouse.up();
    }
    expect(board.told).to.deep.equal([]);
  });

  it('nor is a press on the felt that is let go outside the table', async () => {
    await mouse.drag(pointIn(board.table, 0.9, 0.9), { x: 700, y: 500 });
    await mouse.up();
    expect(board.told).to.deep.equal([]);
  });

  it('a press that wanders about on a card that does not move is a tap', async () => {
    const stock = pointIn(board.card('stock', 2));
    await mouse.drag(stock, by(stock, 25, 25));
    await mouse.up();
    expect(board.told).to.deep.equal([['tap', 'stock[2]', 1]]);
  });

  // The driver has no touch: made-up pointer events.
  it('a swipe that scrolls the page is no tap', () => {
    const at = pointIn(board.table, 0.9, 0.9);
    const finger = new Finger(board.table);
    finger.down(at);
    finger.move(by(at, 0, -9));
    finger.cancel(by(at, 0, -9));
    finger.up(by(at, 0, -9));
    expect(board.told).to.deep.equal([]);
  });

  // Made-up pointer events: the driver's clicks may be too far apart on a busy machine.
  it('quick taps on the same spot are counted', () => {
    const finger = new Finger(board.table);
    for (let i = 0; i < 3; i++) finger.tap(pointIn(board.card('stock', 2)));
    finger.tap(pointIn(board.pileElement('tableau-4')));
    expect(board.told).to.deep.equal([
      ['tap', 'stock[2]', 1],
      ['tap', 'stock[2]', 2],
      ['tap', 'stock[2]', 3],
      ['tap', 'tableau-4', 1],
    ]);
  });

  it('a tap after a drag stands alone', () => {
    const at = pointIn(board.card('tableau-1', 2));
    const finger = new Finger(board.table);
    finger.tap(at);
    finger.down(at);
    finger.move(by(at, 10, 0));
    finger.up(by(at, 10, 0));
    finger.tap(at);
    const taps = board.told.filter(([what]) => what === 'tap');
    expect(taps.map((told) => told.at(-1))).to.deep.equal([1, 1]);
  });

  it('other buttons do not tap', async function () {
    needs(this, 'press another mouse button');
    await mouse.move(pointIn(board.card('stock', 2)));
    for (const button of ['right', 'middle'] as const) {
      await mouse.down(button);
      await mouse.up(button);
    }
    expect(board.told).to.deep.equal([]);
  });

  it('another button that comes down during a press takes the tap away', async function () {
    needs(this, 'press another mouse button');
    await mouse.move(pointIn(board.card('stock', 2)));
    await mouse.down('left');
    await mouse.down('right');
    await mouse.up('right');
    await mouse.up('left');
    expect(board.told).to.deep.equal([]);
  });

  for (const key of ['Shift', 'Control', 'Alt', 'CapsLock', 'NumLock'] as const) {
    it(`a click with ${key} down is a tap`, async function () {
      if (key.endsWith('Lock')) needs(this, 'press keys that lock');
      await sendKeys({ down: key });
      await mouse.click(pointIn(board.card('stock', 2)));
      await sendKeys({ up: key });
      expect(board.told).to.deep.equal([['tap', 'stock[2]', 1]]);
    });
  }

  // As macOS does for Control and a click; the driver's system does not: a made-up event.
  it('a click that opens a menu is no tap and no drag', async () => {
    const at = pointIn(board.card('tableau-1', 2));
    await mouse.move(at);
    await mouse.down();
    const init = { bubbles: true, composed: true, cancelable: true, ctrlKey: true };
    const menu = new MouseEvent('contextmenu', init);
    board.card('tableau-1', 2).dispatchEvent(menu);
    await mouse.move(by(at, 50, 0));
    await mouse.up();
    expect(menu.defaultPrevented).to.equal(false);
    expect(board.told).to.deep.equal([]);
  });

  it('a card that is exchanged while it is pressed is not tapped', async () => {
    const card = board.card('stock', 2);
    await mouse.move(pointIn(card));
    await mouse.down();
    card.replaceWith(card.cloneNode());
    await mouse.up();
    expect(board.told).to.deep.equal([]);
  });

  it('nothing is heard while disconnected, however often it was connected', async () => {
    const stock = pointIn(board.card('stock', 2));
    board.controller.connect();
    await mouse.click(stock);
    expect(board.told).to.have.length(1);
    board.controller.disconnect();
    await mouse.click(stock);
    expect(board.told).to.have.length(1);
    board.controller.connect();
    await mouse.click(stock);
    expect(board.told).to.have.length(2);
  });
});

describe('The count of taps', () => {
  const place = { pile: 'stock', index: 1 };
  const at = { x: 100, y: 100 };

  it('goes on within 500 ms and 24 px', () => {
    const taps = new TapCount();
    expect(taps.add(place, at, 0)).to.equal(1);
    expect(taps.add(place, at, 500)).to.equal(2);
    expect(taps.add(place, by(at, 0, 24), 700)).to.equal(3);
  });

  it('goes on where the pile has another top card by then', () => {
    const taps = new TapCount();
    taps.add(place, at, 0);
    expect(taps.add({ ...place, index: 0 }, at, 40)).to.equal(2);
    expect(taps.add({ ...place, index: undefined }, at, 80)).to.equal(3);
  });

  it('starts anew after a pause, farther off, and on another pile', () => {
    const taps = new TapCount();
    taps.add(place, at, 0);
    expect(taps.add(place, at, 501)).to.equal(1);
    expect(taps.add(place, by(at, 25, 0), 550)).to.equal(1);
    expect(taps.add({ ...place, pile: 'waste' }, by(at, 25, 0), 600)).to.equal(1);
  });
});
