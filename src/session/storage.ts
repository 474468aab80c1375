import { SavedGameError } from '../engine/index.js';

const PREFIX = 'solitaire-elements';

/** What reading an entry came to: its value; why it was set aside; or neither, where there is none. */
export interface Loaded<T> {
  readonly value?: T;
  readonly error?: SavedGameError;
}

/**
 * Keeps JSON under keys of one prefix, so that nothing of the page's own is touched. Storage may be missing,
 * blocked or full: nothing here throws for that, play goes on without it.
 */
export class Store {
  readonly #prefix: string;
  readonly #area: Storage | undefined;

  /**
   * @param storageKey sets the entries of one game apart from another's; empty: the common ones
   * @param area where to keep them; the browser's `localStorage` when left out
   */
  constructor(storageKey = '', area: Storage | undefined = localArea()) {
    this.#prefix = storageKey ? `${PREFIX}:${storageKey}` : PREFIX;
    this.#area = area;
  }

  /** The full key of an entry. */
  keyOf(kind: string): string {
    return `${this.#prefix}:${kind}`;
  }

  /**
   * Reads an entry. One that cannot be read is set aside under its key with `:broken`, so that what is
   * written next does not destroy it.
   * @param kind the entry's name within the prefix
   * @param read makes the value from the parsed JSON, or none, and throws where it is not what it should be
   */
  readJSON<T>(kind: string, read: (json: unknown) => T | undefined): Loaded<T> {
    const key = this.keyOf(kind);
    const text = this.#quietly((area) => area.getItem(key));
    if (text === undefined || text === null) return {};
    try {
      return { value: read(JSON.parse(text)) };
    } catch (error) {
      this.#setAside(key, text);
      return { error: savedGameError(key, error) };
    }
  }

  /**
   * Writes an entry.
   * @returns whether it is kept
   */
  writeJSON(kind: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    return this.#quietly((area) => (area.setItem(this.keyOf(kind), text), true)) === true;
  }

  #setAside(key: string, text: string): void {
    this.#quietly((area) => {
      area.setItem(`${key}:broken`, text);
      area.removeItem(key);
    });
  }

  /** Any access may throw: in a sandboxed frame, with cookies blocked, over the quota. */
  #quietly<T>(access: (area: Storage) => T): T | undefined {
    if (!this.#area) return undefined;
    try {
      return access(this.#area);
    } catch {
      return undefined;
    }
  }
}

function savedGameError(key: string, error: unknown): SavedGameError {
  if (error instanceof SavedGameError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new SavedGameError(`"${key}" cannot be read. ${reason}`);
}

function localArea(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
