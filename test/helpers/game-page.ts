import { fixture, html } from '@open-wc/testing';
import { loadPages } from '../../src/elements/dialogs/load-pages.js';
import { GameHarness } from './game-harness.js';
import type { SolitaireGame } from '../../src/index.js';

/** Attributes as a page writes them. */
export type Attributes = Readonly<Record<string, string>>;

/** A new element that is in no page yet. */
export function create(attributes: Attributes = {}): SolitaireGame {
  const element = document.createElement('solitaire-game');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A place in the page that goes away with the test. */
export function place(): Promise<HTMLElement> {
  return fixture(html`<div></div>`);
}

/** A place as wide as the window, with nothing around it. */
export async function wholePage(): Promise<HTMLElement> {
  const page = await place();
  Object.assign(page.style, { position: 'absolute', insetInline: '0', insetBlockStart: '0' });
  return page;
}

/**
 * Puts a game with these attributes into the page, with a `storage-key` of its own where they name none. What draws
 * its dialogs is there, as it is after the first dialog of a page.
 */
export async function put(attributes: Attributes = {}, parent?: Element): Promise<GameHarness> {
  await loadPages();
  const harness = new GameHarness(create({ 'storage-key': crypto.randomUUID(), solver: 'off', ...attributes }));
  (parent ?? (await place())).append(harness.element);
  await harness.settled();
  return harness;
}

/** What a reload of the page does: the game goes, and one with the same attributes comes. */
export async function reload({ element }: GameHarness): Promise<GameHarness> {
  const { parentElement, attributes } = element;
  element.remove();
  return put(Object.fromEntries([...attributes].map(({ name, value }) => [name, value])), parentElement!);
}

/** All that a page would find in its console: output, errors that nobody caught. */
export class ConsoleWatch {
  readonly heard: string[] = [];
  #undo: (() => void)[] = [];

  start(): void {
    this.heard.length = 0;
    for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
      const own = console[method];
      console[method] = (...args: unknown[]) => this.heard.push(`${method}: ${args.map(String).join(' ')}`);
      this.#undo.push(() => (console[method] = own));
    }
    this.#listen('error', (event) => `uncaught: ${(event as ErrorEvent).message}`);
    this.#listen('unhandledrejection', (event) => {
      return `unhandled: ${String((event as PromiseRejectionEvent).reason)}`;
    });
  }

  stop(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  #listen(type: string, textOf: (event: Event) => string): void {
    const listener = (event: Event): void => {
      event.preventDefault();
      this.heard.push(textOf(event));
    };
    window.addEventListener(type, listener);
    this.#undo.push(() => window.removeEventListener(type, listener));
  }
}
