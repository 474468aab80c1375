import type { LitElement, ReactiveController } from 'lit';
import type { Pile, PileId, PilePlan } from '../engine/index.js';
import type { TablePlace, TableView } from '../interaction/table-view.js';
import { arrangementsOf, cardWidth, isLow, type Arrangements, type Table } from '../table/arrangement.js';
import { CARD_RATIO, GAP, LARGE_INDEX_BELOW, type FaceSize } from '../table/layout.js';
import type { Stop } from '../table/stops.js';
import { SolitaireCard } from './solitaire-card.js';
import { SolitairePile } from './solitaire-pile.js';

/** How a table shows its cards, by the room that it has. */
export interface TableLook {
  /** Which faces are large enough to read. */
  readonly size: FaceSize;
  /** Whether the piles lie as on a low and wide table. */
  readonly wide: boolean;
  /** The width of a card, in CSS pixels. */
  readonly width: number;
  /** How many cards would lie below each other, from edge to edge. */
  readonly rows: number;
}

/** What the page asks of the looks. */
export interface AskedLooks {
  readonly mirrored: boolean;
  readonly largeIndex: boolean;
}

/** The table as it is drawn: finds places and elements on it, and watches how large it is. */
export class TableSurface implements TableView, ReactiveController {
  readonly #host: LitElement;
  #arrangements: Arrangements | undefined;
  /** Whether another table was laid since it was measured. */
  #anew = false;
  #asked: AskedLooks = { mirrored: false, largeIndex: false };
  #room = { wide: false, width: LARGE_INDEX_BELOW, rows: Infinity };
  #observer: ResizeObserver | undefined;
  #hit: { readonly event: Event; readonly path: readonly EventTarget[] } | undefined;

  constructor(
    host: LitElement,
    private readonly resized: () => void,
  ) {
    this.#host = host;
    host.addController(this);
  }

  get look(): TableLook {
    const large = this.#asked.largeIndex || this.#room.width < LARGE_INDEX_BELOW;
    return { ...this.#room, size: large ? 'large' : 'standard' };
  }

  /** Whether the columns run from right to left: by the direction of the page, or by `mirrored`, not by both. */
  get reversed(): boolean {
    return (getComputedStyle(this.#host).direction === 'rtl') === !this.#asked.mirrored;
  }

  /** The piles of a table at the places where they are seen; columns run from left to right. */
  plansOf(table: Table): readonly PilePlan[] {
    return arrangementsOf(table)[this.#room.wide ? 'wide' : 'upright'].piles;
  }

  /**
   * Tells what lies on the table from the next update on, and how it is to look.
   * @param shown the piles of a picture
   */
  lay(table: Table | undefined, asked: AskedLooks, shown?: readonly Pile[]): void {
    const arrangements = table && arrangementsOf(table, shown);
    this.#anew ||= arrangements !== this.#arrangements;
    this.#arrangements = arrangements;
    this.#asked = asked;
  }

  get table(): HTMLElement {
    return this.#host.renderRoot.querySelector<HTMLElement>('[part="table"]')!;
  }

  /** Whether there is a table to be seen yet. */
  get drawn(): boolean {
    return this.#host.hasUpdated;
  }

  /** Whether something on the table has the focus. */
  get hasFocus(): boolean {
    return this.drawn && this.table.contains((this.#host.renderRoot as ShadowRoot).activeElement);
  }

  hostConnected(): void {
    if (this.drawn) this.#observe();
  }

  /** Measured at once: what moves to its place goes to the right one. */
  hostUpdated(): void {
    if (this.#anew) this.#measure();
    this.#observe();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** The table has changed under a pointer event: what it hits is what lies there now. */
  hitAnew(event: PointerEvent): void {
    const hit = (this.#host.renderRoot as ShadowRoot).elementFromPoint(event.clientX, event.clientY);
    const path: Element[] = [];
    for (let element = hit; element; element = element.parentElement) path.push(element);
    this.#hit = { event, path };
  }

  placeOf(event: Event): TablePlace | undefined {
    const path = this.#hit?.event === event ? this.#hit.path : event.composedPath();
    const pile = path.find((target) => target instanceof SolitairePile);
    if (!pile) return undefined;
    const card = path.find((target) => target instanceof SolitaireCard);
    return { pile: pile.id, index: card && this.cardElements(pile.id).indexOf(card) };
  }

  pileIds(): PileId[] {
    return [...this.table.querySelectorAll('solitaire-pile')].map(({ id }) => id);
  }

  pileElement(id: PileId): HTMLElement {
    return this.#host.renderRoot.querySelector<HTMLElement>(`#${id}`)!;
  }

  cardElements(id: PileId): HTMLElement[] {
    return [...this.pileElement(id).children] as HTMLElement[];
  }

  /** The element of a stop. */
  stopElement({ pile, index }: Stop): HTMLElement | undefined {
    return index === undefined ? this.pileElement(pile) : this.cardElements(pile)[index];
  }

  /** The stop that an element of the table is. */
  stopOf(event: Event): Stop | undefined {
    const place = this.placeOf(event);
    return (
      place && { pile: place.pile, index: event.target instanceof SolitaireCard ? place.index : undefined }
    );
  }

  #observe(): void {
    if (this.#observer || !this.#host.isConnected) return;
    this.#observer = new ResizeObserver(() => {
      // Not while the browser tells of sizes: cards that lie elsewhere can change what there is to scroll.
      requestAnimationFrame(() => this.#measure());
      this.resized();
    });
    this.#observer.observe(this.table);
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.table;
    const arrangements = this.#arrangements;
    if (!arrangements || !width || !height) return;
    this.#anew = false;
    const wide = isLow(arrangements, { width, height });
    const card = cardWidth(arrangements[wide ? 'wide' : 'upright'], { width, height });
    const room = { wide, width: card, rows: (height / card - 2 * GAP) / CARD_RATIO };
    if (JSON.stringify(room) === JSON.stringify(this.#room)) return;
    this.#room = room;
    // In the page before anything is measured on it.
    this.table.toggleAttribute('data-wide', wide);
    // Not amid an update.
    queueMicrotask(() => this.#host.requestUpdate());
  }
}
