import type { PileId } from '../engine/index.js';
import { findDrop, type Point } from '../table/hit-test.js';
import { dropAreas } from './drop-areas.js';
import { Lift } from './lift.js';
import type { PointerActions } from './pointer-actions.js';
import { pointOf } from './pointer-point.js';
import { hasLeft, IDLE, trembles, type Dragging, type PointerState, type Pressed } from './pointer-state.js';
import type { TablePlace, TableView } from './table-view.js';
import { TapCount } from './tap-count.js';

export type { PointerActions } from './pointer-actions.js';

/**
 * Turns pointer events on a table into drags and taps. One pointer at a time; it listens to the window only
 * while that one is down.
 */
export class PointerController {
  readonly #view: TableView;
  readonly #actions: PointerActions;
  readonly #taps = new TapCount();
  #state: PointerState = IDLE;
  /** Ends all listening. */
  #connection: AbortController | undefined;
  /** Ends the listening that lasts while a pointer is down. */
  #gesture: AbortController | undefined;

  constructor(view: TableView, actions: PointerActions) {
    this.#view = view;
    this.#actions = actions;
  }

  get dragging(): boolean {
    return this.#state.type === 'dragging';
  }

  /** Starts to listen. The view's table must be there. */
  connect(): void {
    if (this.#connection) return;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const { table } = this.#view;
    table.addEventListener('pointerdown', this.#press, { signal });
    table.addEventListener('contextmenu', this.#menu, { signal });
    // The browser's own drag and drop would take the pointer away.
    table.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }

  /** Stops listening; a drag is cancelled. */
  disconnect(): void {
    this.cancel();
    this.#connection?.abort();
    this.#connection = undefined;
  }

  /** Ends a press or a drag with no effect; does nothing when there is none. */
  cancel(): void {
    const state = this.#rest();
    if (state.type === 'dragging') this.#putBack(state, undefined, true);
  }

  /** Tells that things on the table have moved, other than by scrolling or by a new window size. */
  layoutChanged(): void {
    this.#refresh();
  }

  readonly #press = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    // A finger is bound to what it went down on; set free, it tells where it is let go.
    const target = event.composedPath()[0] as Element;
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId);

    const start = this.#pointOf(event);
    const place = this.#view.placeOf(event);
    const card = this.#cardAt(place);
    const pointer = { id: event.pointerId, mouse: event.pointerType === 'mouse', start };
    this.#state = { type: 'pressed', pointer, place, card, grip: gripOf(card, start), fixed: !card };
    this.#listen();
  };

  #listen(): void {
    const window = this.#window;
    const gesture = (this.#gesture = new AbortController());
    const options = { capture: true, signal: gesture.signal };
    window.addEventListener('pointermove', this.#move, options);
    window.addEventListener('pointerup', this.#release, options);
    window.addEventListener('pointercancel', this.#lose, options);
    window.addEventListener('lostpointercapture', this.#lose, options);
    window.addEventListener('pointerdown', this.#cancel, options);
    window.addEventListener('visibilitychange', this.#cancel, options);
    // Not in the capturing phase, in which it hears of every element that loses the focus.
    window.addEventListener('blur', this.#cancel, { signal: gesture.signal });
  }

  /** What only matters while cards hang on the pointer. */
  #listenDragging(): void {
    const window = this.#window;
    const options = { capture: true, signal: this.#gesture!.signal };
    window.addEventListener('keydown', this.#key, options);
    window.addEventListener('resize', this.#refresh, options);
    window.addEventListener('scroll', this.#refresh, options);
    // What scrolls within a shadow tree is not heard of outside.
    let root = this.#view.table.getRootNode();
    while (root instanceof ShadowRoot) {
      root.addEventListener('scroll', this.#refresh, options);
      root = root.host.getRootNode();
    }
  }

  readonly #cancel = (): void => this.cancel();

  readonly #move = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.type === 'idle' || event.pointerId !== state.pointer.id) return;
    // Another button came down, or the release was never heard of.
    if (event.buttons !== 1) {
      this.cancel();
      return;
    }
    switch (state.type) {
      case 'pressed':
        if (!state.fixed && hasLeft(state.pointer, this.#pointOf(event))) this.#drag(state, this.#pointOf(event));
        break;
      case 'dragging':
        state.lift.follow(this.#pointOf(event));
        break;
    }
  };

  readonly #release = (event: PointerEvent): void => {
    if (this.#state.type === 'idle' || event.pointerId !== this.#state.pointer.id) return;
    const state = this.#rest();
    switch (state.type) {
      case 'idle':
        break;
      case 'pressed':
        this.#tap(state, event);
        break;
      case 'dragging':
        this.#letGo(state, this.#pointOf(event), event.timeStamp);
        break;
    }
  };

  readonly #lose = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.type === 'idle' || event.pointerId !== state.pointer.id) return;
    // What a finger was bound to at first is lost when the table takes over.
    const lostCapture = event.type === 'lostpointercapture';
    if (lostCapture && event.composedPath()[0] !== this.#view.table) return;
    // Where a mouse is let go quickly, some browsers tell only this.
    const letGo = lostCapture && state.pointer.mouse && event.buttons === 0;
    if (letGo && state.type === 'dragging') {
      this.#rest();
      this.#letGo(state, state.lift.pointer, event.timeStamp);
    } else {
      this.cancel();
    }
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A dialog around the game must not close as well.
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  /** A long press on a card opens no menu; a menu that does open ends the press. */
  readonly #menu = (event: MouseEvent): void => {
    const state = this.#state;
    const { pointerType } = event as Partial<PointerEvent>;
    const touch = state.type === 'idle' ? pointerType === 'touch' : !state.pointer.mouse;
    const onCard = state.type === 'dragging' || this.#view.placeOf(event)?.index !== undefined;
    if (touch && onCard) event.preventDefault();
    else this.cancel();
  };

  readonly #refresh = (): void => {
    if (this.#state.type === 'dragging') this.#state.lift.refresh();
  };

  #drag(state: Pressed, at: Point): void {
    const { pointer, place, card, grip } = state;
    const { table } = this.#view;
    const held = place && this.#cardAt(place) === card ? this.#actions.grip(place) : undefined;
    if (!held) {
      this.#state = { ...state, fixed: true };
      return;
    }
    const cards = this.#view.cardElements(held.pile).slice(-held.count);
    this.#state = { type: 'dragging', pointer, place, held, lift: new Lift(table, cards, grip, at) };
    // Not earlier: a tap would no longer click the card. Not on the card: it may be taken out of the page.
    capture(table, pointer.id);
    this.#listenDragging();
    this.#actions.dragStart(held);
  }

  #tap({ pointer, place, card }: Pressed, event: PointerEvent): void {
    const at = this.#pointOf(event);
    // Where the card went away under the pointer, another one was not meant.
    if (this.#cardAt(place) !== card || (hasLeft(pointer, at) && !this.#isAt(event, place))) return;
    this.#actions.tap(place, this.#taps.add(place, at, event.timeStamp));
  }

  #letGo(state: Dragging, at: Point, time: number): void {
    const { pointer, place, held, lift } = state;
    if (!trembles(pointer, at)) this.#taps.reset();
    const cards = this.#view.cardElements(held.pile).slice(-held.count);
    if (lift.cards.some((card, i) => card !== cards[i])) {
      this.#putBack(state, undefined, true);
      return;
    }
    lift.follow(at);
    const { home, card } = lift.settle();
    const drop = findDrop(card, at, dropAreas(this.#view, held.pile, home), held);
    switch (drop.type) {
      case 'legal':
        try {
          this.#actions.drop(held, drop.pile);
        } finally {
          lift.release();
        }
        break;
      case 'refused':
        this.#putBack(state, drop.pile, false);
        break;
      case 'home':
        this.#putBack(state, undefined, false);
        if (trembles(pointer, at)) this.#actions.tap(place, this.#taps.add(place, at, time));
        break;
    }
  }

  #putBack({ held, lift }: Dragging, over: PileId | undefined, cancelled: boolean): void {
    if (cancelled) this.#taps.reset();
    try {
      this.#actions.dragEnd(held, over, cancelled);
    } finally {
      lift.release();
    }
  }

  /** Lets the pointer go its way, and answers with what it was about. */
  #rest(): PointerState {
    const state = this.#state;
    this.#state = IDLE;
    this.#gesture?.abort();
    const { table } = this.#view;
    if (state.type === 'dragging' && table.hasPointerCapture(state.pointer.id)) {
      table.releasePointerCapture(state.pointer.id);
    }
    return state;
  }

  /** Not always the window that the script runs in: an open game can be moved to another. */
  get #window(): Window {
    return this.#view.table.ownerDocument.defaultView!;
  }

  #pointOf(event: MouseEvent): Point {
    return pointOf(event, this.#view.table);
  }

  #cardAt(place: TablePlace | undefined): HTMLElement | undefined {
    return place?.index === undefined ? undefined : this.#view.cardElements(place.pile)[place.index];
  }

  #isAt(event: Event, place: TablePlace | undefined): boolean {
    const here = this.#view.placeOf(event);
    const isInside = event.composedPath().includes(this.#view.table);
    return isInside && here?.pile === place?.pile && here?.index === place?.index;
  }
}

function gripOf(card: HTMLElement | undefined, { x, y }: Point): Point {
  if (!card) return { x: 0, y: 0 };
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}

function capture(table: HTMLElement, pointerId: number): void {
  try {
    table.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone, which it will tell in its own time.
  }
}
