import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { needs } from '../helpers/browser-can.js';
import { Board, by, clearBoards, Finger, indexOf, mouse, nextFrame, pointIn } from './board.js';
import type { Point } from '../../src/table/hit-test.js';

describe('The end of a drag', () => {
  let board: Board;
  let from: Point;
  let target: Point;
  let listeners: WindowListeners;
  beforeEach(() => {
    listeners = new WindowListeners();
    board = new Board();
    from = indexOf(board.card('tableau-1', 1));
    target = indexOf(board.card('tableau-2', 1));
  });
  afterEach(async () => {
    await clearBoards();
    listeners.stopCounting();
  });

  /** Cards are held over a legal pile, by a real mouse. */
  const hold = (): Promise<void> => mouse.drag(from, target);

  /** The same by a made-up finger. */
  function holdByFinger(): Finger {
    const finger = new Finger(board.table);
    finger.down(from);
    finger.move(target);
    return finger;
  }

  async function expectCancelledAndWhole(): Promise<void> {
    expect(board.told.slice(1)).to.deep.equal([['dragEnd', 'tableau-1', undefined, 'cancelled']]);
    await nextFrame();
    expect(board.inlineStyles).to.deep.equal([]);
    expect(listeners.left).to.deep.equal([]);
    board.told.length = 0;
    board.controller.connect();
    if (!board.table.isConnected) document.body.append(board.table);
    holdByFinger().up(target);
    expect(board.told).to.deep.equal([
      ['dragStart', 'tableau-1', 2],
      ['drop', 'tableau-1', 'tableau-2'],
    ]);
  }

  it('a drop leaves nothing on the window', async () => {
    await hold();
    expect(listeners.left).not.to.deep.equal([]);
    await mouse.up();
    expect(listeners.left).to.deep.equal([]);
  });

  it('a tap leaves nothing on the window', async () => {
    await mouse.move(from);
    await mouse.down();
    expect(listeners.left).not.to.deep.equal([]);
    await mouse.up();
    expect(listeners.left).to.deep.equal([]);
  });

  it('Escape puts the cards back, and the page does not hear it', async () => {
    await hold();
    const heard: string[] = [];
    const hear = (event: KeyboardEvent): number => heard.push(event.key);
    document.addEventListener('keydown', hear);
    await sendKeys({ press: 'a' });
    await sendKeys({ press: 'Escape' });
    expect(heard).to.deep.equal(['a']);
    await mouse.up();
    await sendKeys({ press: 'Escape' });
    expect(heard).to.deep.equal(['a', 'Escape']);
    document.removeEventListener('keydown', hear);
    await expectCancelledAndWhole();
  });

  it('Escape closes no dialog around the table', async () => {
    const dialog = document.createElement('dialog');
    dialog.append(board.table);
    document.body.append(dialog);
    dialog.showModal();
    from = indexOf(board.card('tableau-1', 1));
    await mouse.drag(from, by(from, 30, 30));
    await sendKeys({ press: 'Escape' });
    expect(board.last).to.deep.equal(['dragEnd', 'tableau-1', undefined, 'cancelled']);
    expect(dialog.open).to.equal(true);
    await mouse.up();
    dialog.remove();
  });

  for (const button of ['right', 'middle'] as const) {
    it(`the ${button} button puts the cards back, and they stay there`, async function () {
      needs(this, 'press another mouse button');
      await hold();
      await mouse.down(button);
      await mouse.up(button);
      await mouse.move(by(target, 40, 40));
      await nextFrame();
      expect(board.inlineStyles).to.deep.equal([]);
      await mouse.up('left');
      await expectCancelledAndWhole();
    });
  }

  it('the right button before the left one starts nothing', async function () {
    needs(this, 'press another mouse button');
    await mouse.move(from);
    await mouse.down('right');
    await mouse.down('left');
    await mouse.up('left');
    await mouse.up('right');
    await mouse.move(target);
    expect(board.told).to.deep.equal([]);
    expect(listeners.left).to.deep.equal([]);
  });

  it('the right button alone drags nothing', async function () {
    needs(this, 'press another mouse button');
    await mouse.move(from);
    await mouse.down('right');
    await mouse.move(target);
    await mouse.up('right');
    await mouse.move(by(target, 20, 20));
    expect(board.told).to.deep.equal([]);
  });

  it('a release outside the window puts the cards back', async function () {
    needs(this, 'leave the window with the mouse');
    await hold();
    await mouse.move({ x: -40, y: -40 });
    await mouse.up();
    expect(board.last).to.deep.equal(['dragEnd', 'tableau-1', undefined, 'let go']);
    expect(listeners.left).to.deep.equal([]);
  });

  // The driver never loses a release: made-up events of a mouse that comes back with no button down.
  it('a release that was never heard of puts the cards back when the mouse comes back', async () => {
    const lost = new Finger(board.table, { pointerType: 'mouse' });
    lost.down(from);
    lost.move(target);
    lost.send('pointermove', target, { button: -1, buttons: 0 });
    await expectCancelledAndWhole();
  });

  // No driver sends these by themselves: made-up events.
  it('a mouse that loses its capture with no button down has let go', () => {
    const lost = new Finger(board.table, { pointerType: 'mouse' });
    lost.down(from);
    lost.move(by(from, 20, 20));
    lost.move(target);
    dispatchLostCapture({ pointerType: 'mouse', buttons: 0 });
    lost.up(target);
    expect(board.told).to.deep.equal([
      ['dragStart', 'tableau-1', 2],
      ['drop', 'tableau-1', 'tableau-2'],
    ]);
  });

  it('a mouse that loses its capture with the button down has not let go', async () => {
    const lost = new Finger(board.table, { pointerType: 'mouse' });
    lost.down(from);
    lost.move(target);
    dispatchLostCapture({ pointerType: 'mouse', buttons: 1 });
    await expectCancelledAndWhole();
  });

  it('a finger that is lost has not let go', async () => {
    holdByFinger();
    dispatchLostCapture({ pointerType: 'touch', buttons: 0 });
    await expectCancelledAndWhole();
  });

  it('a card that loses the pointer to the table keeps the drag alive', () => {
    const finger = holdByFinger();
    finger.send('lostpointercapture', from, { buttons: 1 });
    expect(board.controller.dragging).to.equal(true);
    finger.up(target);
    expect(board.last).to.deep.equal(['drop', 'tableau-1', 'tableau-2']);
  });

  it('a capture that is really lost puts the cards back', async function () {
    needs(this, 'tell of buttons as a capture is lost');
    let id = 0;
    board.table.addEventListener('pointerdown', ({ pointerId }) => (id = pointerId));
    await hold();
    board.table.releasePointerCapture(id);
    await mouse.move(by(target, 5, 5));
    await mouse.up();
    await expectCancelledAndWhole();
  });

  it('a cancelled pointer puts the cards back, also with nobody moving on', async () => {
    const finger = holdByFinger();
    finger.cancel(target);
    finger.up(target);
    await expectCancelledAndWhole();
  });

  it('a second finger puts the cards back, on the table or off', async () => {
    for (const second of [pointIn(board.card('stock', 2)), { x: 700, y: 560 }]) {
      const first = holdByFinger();
      const other = new Finger(document.body, { pointerId: 78, isPrimary: false });
      other.down(second);
      other.up(second);
      first.move(by(target, 10, 10));
      first.up(target);
      await expectCancelledAndWhole();
      board.told.length = 0;
    }
  });

  it('the second finger alone is not heard', () => {
    const second = new Finger(board.table, { isPrimary: false });
    second.tap(pointIn(board.card('stock', 2)));
    expect(board.told).to.deep.equal([]);
  });

  it('another pointer that moves about does not disturb', () => {
    const first = holdByFinger();
    new Finger(board.table, { pointerId: 1, pointerType: 'mouse' }).send('pointermove', { x: 5, y: 5 });
    new Finger(board.table, { pointerId: 1, pointerType: 'mouse' }).send('pointerup', { x: 5, y: 5 });
    first.up(target);
    expect(board.last).to.deep.equal(['drop', 'tableau-1', 'tableau-2']);
  });

  // The driver cannot take the window's focus away, nor hide the page: made-up events.
  it('a window that loses the focus puts the cards back', async () => {
    await hold();
    window.dispatchEvent(new Event('blur'));
    await mouse.up();
    await expectCancelledAndWhole();
  });

  it('an element that loses the focus does not', async () => {
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    await hold();
    input.blur();
    expect(board.controller.dragging).to.equal(true);
    input.remove();
  });

  it('a page that is hidden puts the cards back', async () => {
    await hold();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await mouse.up();
    await expectCancelledAndWhole();
  });

  it('cancel() puts the cards back once', async () => {
    await hold();
    board.controller.cancel();
    board.controller.cancel();
    await mouse.up();
    await expectCancelledAndWhole();
  });

  it('cancel() that answers to the end of a drag changes nothing more', async () => {
    board.whenOver = () => board.controller.cancel();
    await hold();
    await mouse.up();
    expect(board.told.slice(1)).to.deep.equal([['drop', 'tableau-1', 'tableau-2']]);
  });

  it('disconnect() puts the cards back; nothing is heard any more', async () => {
    await hold();
    board.controller.disconnect();
    await mouse.up();
    await mouse.click(from);
    await expectCancelledAndWhole();
  });

  it('a table taken out of the page, which disconnects, puts the cards back', async () => {
    await hold();
    board.table.remove();
    board.controller.disconnect();
    await mouse.up();
    await expectCancelledAndWhole();
  });

  it('a long press of a finger on a card opens no menu, and the drag goes on', () => {
    const finger = new Finger(board.table);
    finger.down(from);
    expect(openMenu(from, 'touch')).to.equal(false);
    finger.move(target);
    expect(openMenu(target, 'touch')).to.equal(false);
    finger.up(target);
    expect(board.last).to.deep.equal(['drop', 'tableau-1', 'tableau-2']);
    expect(openMenu(from, 'touch')).to.equal(false);
  });

  it('other menus open', () => {
    expect(openMenu(from, 'mouse')).to.equal(true);
    const felt = pointIn(board.table, 0.9, 0.9);
    expect(openMenu(felt, 'touch')).to.equal(true);
    const finger = new Finger(board.table);
    finger.down(felt);
    expect(openMenu(felt, 'touch')).to.equal(true);
    finger.up(felt);
    expect(board.told).to.deep.equal([]);
  });

  function dispatchLostCapture(init: PointerEventInit): void {
    const event = new PointerEvent('lostpointercapture', {
      bubbles: true,
      composed: true,
      pointerId: 77,
      isPrimary: true,
      ...init,
    });
    board.table.dispatchEvent(event);
  }
});

/** Whether the browser would open its menu. */
function openMenu({ x, y }: Point, pointerType: string): boolean {
  const init = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, pointerType };
  return document.elementFromPoint(x, y)!.dispatchEvent(new PointerEvent('contextmenu', init));
}

/** Counts what listens to the window, as far as it was set up after this. */
class WindowListeners {
  readonly #added: { type: string; signal: AbortSignal | undefined }[] = [];

  constructor() {
    const add = window.addEventListener.bind(window);
    window.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
      this.#added.push({ type, signal: typeof options === 'object' ? options.signal : undefined });
      add(type, listener, options);
    };
  }

  /** The types of events that are still listened for. */
  get left(): string[] {
    return this.#added.filter(({ signal }) => !signal?.aborted).map(({ type }) => type);
  }

  stopCounting(): void {
    Reflect.deleteProperty(window, 'addEventListener');
  }
}
