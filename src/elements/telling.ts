/** Tells the page what happens, in the order in which it happened. */
export class Telling {
  readonly #untold: Event[] = [];
  /** How many of these are to be told now; the others wait. */
  #due = 0;
  #isTelling = false;

  constructor(private readonly element: EventTarget) {}

  /** Keeps an event for when what it is about is seen; it is told before anything later is. */
  later(event: Event): void {
    this.#untold.push(event);
  }

  /** Tells events, and before them all that wait. A listener may play on: what that causes is told after these. */
  tell(...events: readonly Event[]): void {
    this.#untold.push(...events);
    this.#due = this.#untold.length;
    if (this.#isTelling) return;
    this.#isTelling = true;
    while (this.#due > 0) {
      this.#due--;
      this.element.dispatchEvent(this.#untold.shift()!);
    }
    this.#isTelling = false;
  }

  /**
   * Asks the page, by an event that it may cancel, whether something may happen.
   * @returns false where it may not
   */
  ask(event: Event): boolean {
    this.tell();
    return this.element.dispatchEvent(event);
  }
}
