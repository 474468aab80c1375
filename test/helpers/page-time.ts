/** The page's clock and date, and whether the page is hidden, in the hands of a test. */
export class PageTime {
  #time = 0;
  #hidden = false;
  readonly #now = Date.now;

  /** Stops the page's clock until `end`. */
  begin(): void {
    this.#time = 1000;
    this.#hidden = false;
    Object.defineProperty(performance, 'now', { configurable: true, value: () => this.#time });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => this.#hidden });
  }

  end(): void {
    Reflect.deleteProperty(performance, 'now');
    Date.now = this.#now;
    Reflect.deleteProperty(document, 'hidden');
  }

  /** Makes it so late, as `2026-11-30T23:59:00Z`. */
  at(date: string): void {
    const time = Date.parse(date);
    Date.now = () => time;
  }

  pass(seconds: number): void {
    this.#time += seconds * 1000;
  }

  /** Hides the page as another tab does, or shows it again. */
  hide(hidden = true): void {
    this.#hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
}
