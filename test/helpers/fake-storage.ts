/** A storage in memory, with what a page and a browser may do to it. */
export class FakeStorage implements Storage {
  readonly #entries = new Map<string, string>();
  /** How many characters fit in; more throw as a browser does. */
  quota = Infinity;
  /** Whether every access throws, as in a sandboxed frame. */
  blocked = false;

  get length(): number {
    return this.#open().size;
  }

  key(index: number): string | null {
    return [...this.#open().keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#open().get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const entries = this.#open();
    const others = [...entries].filter(([other]) => other !== key);
    const size = others.reduce((sum, [, text]) => sum + text.length, value.length);
    if (size > this.quota) throw new DOMException('full', 'QuotaExceededError');
    entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#open().delete(key);
  }

  clear(): void {
    this.#open().clear();
  }

  keys(): string[] {
    return [...this.#open().keys()];
  }

  #open(): Map<string, string> {
    if (this.blocked) throw new DOMException('blocked', 'SecurityError');
    return this.#entries;
  }
}
