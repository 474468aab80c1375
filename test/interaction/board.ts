import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { PileId } from '../../src/engine/index.js';
import { PointerController, type PointerActions } from '../../src/interaction/pointer.js';
import type { Held, TablePlace, TableView } from '../../src/interaction/table-view.js';
import type { Point } from '../../src/table/hit-test.js';
import { drawnBox } from '../helpers/drawn-box.js';

/** The size of a card, and how far a card of a fan lies below the one before. */
export const CARD = { width: 80, height: 112, step: 30 };

/** Piles by id: their place, and how many cards they have. */
const PILES: Record<PileId, { left: number; top: number; cards: number; fanned: boolean }> = {
  stock: { left: 20, top: 20, cards: 3, fanned: false },
  'foundation-1': { left: 320, top: 20, cards: 0, fanned: false },
  'tableau-1': { left: 20, top: 160, cards: 3, fanned: true },
  'tableau-2': { left: 120, top: 160, cards: 2, fanned: true },
  'tableau-3': { left: 220, top: 160, cards: 1, fanned: true },
  'tableau-4': { left: 320, top: 160, cards: 0, fanned: true },
};

/** What the controller told the game. */
export type Told =
  | ['dragStart', PileId, number]
  | ['drop', PileId, PileId]
  | ['dragEnd', PileId, PileId | undefined, 'cancelled' | 'let go']
  | ['tap', string | undefined, number];

/** A plain table with piles and cards, as the game's elements would draw it, and a controller on it. */
export class Board implements TableView, PointerActions {
  readonly table = box(document.createElement('div'), { width: 600, height: 440 });
  readonly told: Told[] = [];
  readonly controller = new PointerController(this, this);
  /** Where the cards of tableau-1 may go; the cards of other piles do not move. */
  targets: PileId[] = ['tableau-2', 'foundation-1'];
  /** Called while the game is told of the end of a drag. */
  whenOver = (): void => undefined;

  readonly #piles = new Map<PileId, HTMLElement>();

  constructor(parent: Node = document.body) {
    Object.assign(this.table.style, { position: 'relative', touchAction: 'none', userSelect: 'none' });
    for (const [id, { left, top, cards, fanned }] of Object.entries(PILES)) {
      const pile = place(box(document.createElement('div'), CARD), left, top);
      pile.dataset.pile = id;
      const step = fanned ? CARD.step : 0;
      for (let i = 0; i < cards; i++) pile.append(place(makeCard(), 0, i * step));
      this.#piles.set(id, pile);
      this.table.append(pile);
    }
    parent.appendChild(this.table);
    this.controller.connect();
    boards.push(this);
  }

  placeOf(event: Event): TablePlace | undefined {
    const path = event.composedPath();
    for (const [pile, element] of this.#piles) {
      if (!path.includes(element)) continue;
      const index = this.cardElements(pile).findIndex((card) => path.includes(card));
      return { pile, index: index < 0 ? undefined : index };
    }
    return undefined;
  }

  pileIds(): PileId[] {
    return [...this.#piles.keys()];
  }

  pileElement(id: PileId): HTMLElement {
    return this.#piles.get(id)!;
  }

  cardElements(id: PileId): HTMLElement[] {
    return [...this.pileElement(id).children] as HTMLElement[];
  }

  grip({ pile, index }: TablePlace): Held | undefined {
    if (pile !== 'tableau-1' || index === undefined) return undefined;
    return { pile, count: this.cardElements(pile).length - index, targets: this.targets };
  }

  dragStart({ pile, count }: Held): void {
    this.told.push(['dragStart', pile, count]);
  }

  drop({ pile }: Held, to: PileId): void {
    this.told.push(['drop', pile, to]);
    this.whenOver();
  }

  dragEnd({ pile }: Held, over: PileId | undefined, cancelled: boolean): void {
    this.told.push(['dragEnd', pile, over, cancelled ? 'cancelled' : 'let go']);
    this.whenOver();
  }

  tap(where: TablePlace | undefined, count: number): void {
    const at = where?.index === undefined ? '' : `[${where.index}]`;
    this.told.push(['tap', where && where.pile + at, count]);
  }

  card(pile: PileId, index: number): HTMLElement {
    return this.cardElements(pile)[index]!;
  }

  /** The last thing told. */
  get last(): Told | undefined {
    return this.told.at(-1);
  }

  /** The styles that the controller has written on the cards, if there are any left. */
  get inlineStyles(): string[] {
    const cards = this.pileIds().flatMap((id) => this.cardElements(id));
    return cards.flatMap(({ style }) => [style.translate, style.willChange, style.zIndex]).filter(Boolean);
  }
}

const boards: Board[] = [];

/** To be called after each test: no board and no pressed button is left. */
export async function clearBoards(): Promise<void> {
  await resetMouse();
  for (const { controller, table } of boards.splice(0)) {
    controller.disconnect();
    table.remove();
  }
  scrollTo(0, 0);
}

/** A point in an element, by shares of its size from its left upper corner: the middle if not given. */
export function pointIn(element: Element, x = 0.5, y = 0.5): Point {
  const { left, top, width, height } = drawnBox(element);
  return { x: Math.round(left + width * x), y: Math.round(top + height * y) };
}

/** The part of a fanned card that the next one leaves free. */
export function indexOf(card: Element): Point {
  return pointIn(card, 0.5, 0.1);
}

export function by({ x, y }: Point, dx: number, dy: number): Point {
  return { x: x + dx, y: y + dy };
}

export const mouse = {
  move: ({ x, y }: Point) => sendMouse({ type: 'move', position: [x, y] }),
  down: (button: 'left' | 'middle' | 'right' = 'left') => sendMouse({ type: 'down', button }),
  up: (button: 'left' | 'middle' | 'right' = 'left') => sendMouse({ type: 'up', button }),
  click: ({ x, y }: Point) => sendMouse({ type: 'click', position: [x, y] }),

  /** Presses the left button and moves on with it, in two steps. */
  async drag(from: Point, to: Point): Promise<void> {
    await mouse.move(from);
    await mouse.down();
    await mouse.move({ x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) });
    await mouse.move(to);
  },
};

/** Made-up events of a pointer which the driver has not: they show what the controller makes of them. */
export class Finger {
  readonly #init: PointerEventInit;
  readonly #target: Element;

  constructor(target: Element, init: PointerEventInit = {}) {
    this.#target = target;
    this.#init = { pointerId: 77, pointerType: 'touch', isPrimary: true, ...init };
  }

  down(at: Point): void {
    this.send('pointerdown', at, { button: 0, buttons: 1 });
  }

  move(at: Point): void {
    this.send('pointermove', at, { button: -1, buttons: 1 });
  }

  up(at: Point): void {
    this.send('pointerup', at, { button: 0, buttons: 0 });
  }

  cancel(at: Point): void {
    this.send('pointercancel', at);
  }

  tap(at: Point): void {
    this.down(at);
    this.up(at);
  }

  send(type: string, { x, y }: Point, init: PointerEventInit = {}): void {
    const target = document.elementFromPoint(x, y) ?? this.#target;
    const options = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y };
    target.dispatchEvent(new PointerEvent(type, { ...options, ...this.#init, ...init }));
  }
}

/** Waits until what was asked for with the next frame is done. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** A card with a shadow tree of its own, in which pointers find what they go down on. */
function makeCard(): HTMLElement {
  const card = box(document.createElement('div'), CARD);
  const face = box(document.createElement('div'), CARD);
  Object.assign(face.style, { background: 'white', outline: '1px solid gray' });
  card.attachShadow({ mode: 'open' }).append(face);
  return card;
}

function box(element: HTMLElement, { width, height }: { width: number; height: number }): HTMLElement {
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  return element;
}

function place(element: HTMLElement, left: number, top: number): HTMLElement {
  Object.assign(element.style, { position: 'absolute', left: `${left}px`, top: `${top}px` });
  return element;
}
