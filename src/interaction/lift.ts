import type { Box, Point } from '../table/hit-test.js';
import { scaleOf } from './table-scale.js';
import { Z_HELD } from './z-order.js';

/**
 * Cards that hang on the pointer. Measures where they lie and writes their styles once a frame: the page may move the
 * table at any time, and tells nobody. Takes every style back.
 */
export class Lift {
  readonly #table: HTMLElement;
  readonly #cards: readonly HTMLElement[];
  readonly #grip: Point;
  #pointer: Point;
  /** How far the cards are moved, in the table's own pixels. */
  #shift: Point = { x: 0, y: 0 };
  #scale = 1;
  #frame = 0;

  /**
   * @param cards the held cards, the first of the run first
   * @param grip where the first card is held, as shares of its width and height
   */
  constructor(table: HTMLElement, cards: readonly HTMLElement[], grip: Point, pointer: Point) {
    this.#table = table;
    this.#cards = cards;
    this.#grip = grip;
    this.#pointer = pointer;
    // A card that is caught in flight would go on flying: a running animation outdoes its styles.
    for (const animation of cards.flatMap((card) => card.getAnimations())) animation.cancel();
    for (const { style } of cards) {
      style.willChange = 'translate';
      style.zIndex = String(Z_HELD);
    }
    this.#schedule();
  }

  get cards(): readonly HTMLElement[] {
    return this.#cards;
  }

  /** Where the pointer was last. */
  get pointer(): Point {
    return this.#pointer;
  }

  /** Has the cards follow to this point with the next frame. */
  follow(pointer: Point): void {
    this.#pointer = pointer;
    this.#schedule();
  }

  /** Things have moved under the pointer: has the cards follow with the next frame. */
  refresh(): void {
    this.#schedule();
  }

  /**
   * Moves the cards to the pointer now.
   * @returns where the first card lay, and where it is drawn now
   */
  settle(): { home: Box; card: Box } {
    const home = this.#write();
    const left = home.left + this.#shift.x * this.#scale;
    const top = home.top + this.#shift.y * this.#scale;
    return { home, card: { ...home, left, top } };
  }

  /** Leaves the cards where they lie, with nothing of the lift on them. */
  release(): void {
    cancelAnimationFrame(this.#frame);
    for (const { style } of this.#cards) style.translate = style.willChange = style.zIndex = '';
  }

  #schedule(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#write();
    });
  }

  #write(): Box {
    const home = this.#measure();
    const x = (this.#pointer.x - home.left - this.#grip.x * home.width) / this.#scale;
    const y = (this.#pointer.y - home.top - this.#grip.y * home.height) / this.#scale;
    this.#shift = { x, y };
    for (const { style } of this.#cards) style.translate = `${x}px ${y}px`;
    return home;
  }

  /** Where the first card lies when it is not moved. */
  #measure(): Box {
    this.#scale = scaleOf(this.#table);
    const { left, top, width, height } = this.#cards[0]!.getBoundingClientRect();
    const { x, y } = this.#shift;
    return { left: left - x * this.#scale, top: top - y * this.#scale, width, height };
  }
}
