/** What a clock needs from around it; both have a default. */
export interface ClockInit {
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  /** Called each time that another second is full, while the clock goes. */
  readonly tick?: () => void;
}

/**
 * The time that a game takes. It goes from `start` to `stop`, but for what lies between `pause` and `resume`.
 * The game's course and the page being hidden are kept apart: showing the page never starts a stopped clock.
 */
export class Clock {
  readonly #now: () => number;
  readonly #tick: (() => void) | undefined;
  #started = false;
  #paused = false;
  /** Milliseconds before the present stretch. */
  #before = 0;
  #since: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ now = () => performance.now(), tick }: ClockInit = {}) {
    this.#now = now;
    this.#tick = tick;
  }

  /** Whole seconds. */
  get seconds(): number {
    return Math.floor(this.#elapsed / 1000);
  }

  /** Whether time is going by now. */
  get going(): boolean {
    return this.#since !== undefined;
  }

  /** The game goes on: with its first move, after a load, or after its end was undone. */
  start(): void {
    this.#started = true;
    this.#update();
  }

  /** The game is over, or has not begun. The time stands. */
  stop(): void {
    this.#started = false;
    this.#update();
  }

  /** The page is hidden, or the table is out of it. */
  pause(): void {
    this.#paused = true;
    this.#update();
  }

  /** The page is there again. */
  resume(): void {
    this.#paused = false;
    this.#update();
  }

  /** Stops, and stands at a time: that of a loaded game, or 0. */
  reset(seconds = 0): void {
    this.stop();
    this.#before = seconds * 1000;
  }

  get #elapsed(): number {
    return this.#before + (this.#since === undefined ? 0 : Math.max(0, this.#now() - this.#since));
  }

  #update(): void {
    const going = this.#started && !this.#paused;
    if (going === this.going) return;
    if (going) {
      this.#since = this.#now();
    } else {
      this.#before = this.#elapsed;
      this.#since = undefined;
    }
    this.#schedule();
  }

  /** Waits for the next full second. No timer runs while the clock stands, so none can outlive its table. */
  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#tick || !this.going) return;
    this.#timer = setTimeout(() => {
      this.#tick!();
      this.#schedule();
    }, 1000 - (this.#elapsed % 1000));
  }
}
