import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendMouse } from '@web/test-runner-commands';
import { formatMove, type Move } from '../../src/engine.js';
import { pointOn } from '../helpers/game-harness.js';
import { ConsoleWatch, create, place, put } from '../helpers/game-page.js';
import { waitUntil } from '../helpers/wait-until.js';

const DEAL: Move = { type: 'deal' };

const watch = new ConsoleWatch();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => watch.start());
afterEach(async () => {
  watch.stop();
  await resetMouse();
  expect(watch.heard.join('\n')).to.equal('');
});

type Options = AddEventListenerOptions | boolean | undefined;

/** Counts the listeners of the page and all observers that are there. */
class Ledger {
  readonly #listeners = new Set<string>();
  readonly #observers = new Set<ResizeObserver>();
  readonly #undo: (() => void)[] = [];
  readonly #ids = new WeakMap<object, number>();
  #next = 0;

  start(): void {
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      const name = target === window ? 'window' : 'document';
      const keyOf = (type: string, listener: object, options: Options): string => {
        if (!this.#ids.has(listener)) this.#ids.set(listener, this.#next++);
        const capture = typeof options === 'object' ? options.capture : options;
        return `${name} ${type} ${this.#ids.get(listener)!} ${capture ? 'capture' : 'bubble'}`;
      };
      target.addEventListener = (type: string, listener: never, options?: Options) => {
        const key = keyOf(type, listener, options);
        this.#listeners.add(key);
        const signal = typeof options === 'object' ? options.signal : undefined;
        signal?.addEventListener('abort', () => this.#listeners.delete(key));
        addEventListener.call(target, type, listener, options);
      };
      target.removeEventListener = (type: string, listener: never, options?: Options) => {
        this.#listeners.delete(keyOf(type, listener, options));
        removeEventListener.call(target, type, listener, options);
      };
      this.#undo.push(() => {
        Reflect.deleteProperty(target, 'addEventListener');
        Reflect.deleteProperty(target, 'removeEventListener');
      });
    }
    const { observe, disconnect } = ResizeObserver.prototype;
    const observers = this.#observers;
    ResizeObserver.prototype.observe = function (...args) {
      observers.add(this);
      observe.apply(this, args);
    };
    ResizeObserver.prototype.disconnect = function () {
      observers.delete(this);
      disconnect.call(this);
    };
    this.#undo.push(() => Object.assign(ResizeObserver.prototype, { observe, disconnect }));
  }

  stop(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  get counts() {
    return { listeners: [...this.#listeners].sort(), observers: this.#observers.size };
  }
}

describe('a game that is moved in the page', () => {
  it('three times goes on as it was, with one set of listeners', async () => {
    const ledger = new Ledger();
    ledger.start();
    const harness = await put({ variant: 'saratoga', deal: '1' });
    const { element, game } = harness;
    element.play(DEAL);
    await harness.settled();
    const { counts } = ledger;
    const before = harness.shown();
    for (let time = 0; time < 3; time++) {
      (await place()).append(element);
      await harness.settled();
    }
    expect(ledger.counts).to.deep.equal(counts);
    ledger.stop();
    expect(element.game).to.equal(game);
    expect(harness.shown()).to.deep.equal(before);
    expect(harness.toldOf('solitaire-deal')).to.have.length(1);

    await harness.click(harness.pile('stock'));
    expect(element.moves).to.equal(2);
    await harness.click(harness.button('undo'));
    expect(element.moves).to.equal(1);
    await harness.click(harness.pile('stock'));
    harness.pile('stock').focus();
    await harness.press('Enter');
    expect(element.moves).to.equal(3);
    expect(harness.toldOf('solitaire-move')).to.have.length(4);
  });

  it('with all that it holds, or into another shadow tree, plays there', async () => {
    const harness = await put({ variant: 'saratoga', deal: '1' });
    const host = await place();
    host.attachShadow({ mode: 'open' }).append(harness.element);
    await harness.settled();
    await harness.click(harness.pile('stock'));
    expect(harness.element.moves).to.equal(1);
    expect(harness.shown()).to.deep.equal(harness.expected());
  });

  it('to where there is less room gets the large faces', async () => {
    const harness = await put({ variant: 'saratoga', deal: '1' });
    const narrow = await place();
    narrow.style.width = '300px';
    narrow.append(harness.element);
    const hasLargeFaces = () => harness.topOf('tableau-1').shadowRoot!.querySelector('.large') !== null;
    await waitUntil(hasLargeFaces);
    (await place()).append(harness.element);
    await waitUntil(() => !hasLargeFaces());
  });
});

describe('games that come and go', () => {
  it('leave no listener and no observer behind', async function () {
    this.timeout(60_000);
    const parent = await place();
    const ledger = new Ledger();
    ledger.start();
    for (let i = 0; i < 50; i++) {
      const element = create({ 'storage-key': crypto.randomUUID() });
      parent.append(element);
      await element.updateComplete;
      element.play(DEAL);
      await element.updateComplete;
      element.remove();
    }
    const { counts } = ledger;
    ledger.stop();
    expect(counts).to.deep.equal({ listeners: [], observers: 0 });
  });

  it('hear nothing of the page while they are out of it', async () => {
    const harness = await put({ variant: 'saratoga', deal: '1' });
    const ledger = new Ledger();
    harness.element.remove();
    ledger.start();
    harness.element.play(DEAL);
    harness.element.requestUpdate();
    await harness.element.updateComplete;
    expect(ledger.counts).to.deep.equal({ listeners: [], observers: 0 });
    ledger.stop();
    (await place()).append(harness.element);
    await harness.settled();
    expect(harness.shown()).to.deep.equal(harness.expected());
  });
});

describe('a game that is taken out of the page while a card is dragged', () => {
  it('leaves nothing to the mouse, and plays on when it is back', async () => {
    const parent = await place();
    const harness = await put({ variant: 'saratoga', deal: '3' }, parent);
    const source = () => harness.pile('tableau-4').children[2]!;
    const [x, y] = pointOn(source());
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 40, y + 30] });
    expect(source().getAttribute('part')).to.include('dragged');

    const ledger = new Ledger();
    ledger.start();
    harness.element.remove();
    await sendMouse({ type: 'move', position: [x + 60, y + 60] });
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'move', position: [x, y] });
    expect(ledger.counts).to.deep.equal({ listeners: [], observers: 0 });
    ledger.stop();
    expect(harness.element.moves).to.equal(0);

    parent.append(harness.element);
    await harness.settled();
    expect(harness.root.querySelector('[part~="dragged"], [part~="held"], [part~="target"]')).to.equal(null);
    for (const card of harness.root.querySelectorAll('solitaire-card')) {
      expect((card as HTMLElement).style.translate).to.equal('');
    }
    await harness.drag(source(), harness.topOf('tableau-2'));
    await harness.settled();
    expect(harness.game.history.map(formatMove)).to.deep.equal(['tableau-4>tableau-2*2']);
    expect(harness.shown()).to.deep.equal(harness.expected());
  });
});
