import type { LitElement, ReactiveController } from 'lit';
import type { PileId } from '../engine/index.js';
import type { TablePlace, TableView } from '../interaction/table-view.js';
import { LARGE_INDEX_BELOW, type FaceSize } from '../table/layout.js';
import type { Stop } from '../table/stops.js';
import { SolitaireCard } from './solitaire-card.js';
import { SolitairePile } from './solitaire-pile.js';

/** The table as it is drawn: finds places and elements on it, and watches how wide the cards are. */
export class TableSurface implements TableView, ReactiveController {
  /** Which faces are large enough to read. */
  size: FaceSize = 'standard';

  readonly #host: LitElement;
  #observer: ResizeObserver | undefined;
  #hit: { readonly event: Event; readonly path: readonly EventTarget[] } | undefined;

  constructor(
    host: LitElement,
    private readonly resized: () => void,
  ) {
    this.#host = host;
    host.addController(this);
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

  hostUpdated(): void {
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
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(this.table);
  }

  #measure(): void {
    const width = this.#host.renderRoot.querySelector('solitaire-pile')?.clientWidth;
    if (!width) return;
    const size = width < LARGE_INDEX_BELOW ? 'large' : 'standard';
    if (size !== this.size) {
      this.size = size;
      this.#host.requestUpdate();
    }
    this.resized();
  }
}
