import { Game, resolveOptions, type Options, type Variant } from '../engine/index.js';
import { fieldsOf, VERSION } from '../engine/saved.js';
import { isRecord } from '../engine/shape.js';
import { isWhole } from './junk.js';
import type { Loaded, Store } from './storage.js';
import { TALLY_STATES, type TallyState } from './tally.js';

/** A table as it is taken up again: the game with its moves, its time, and what the statistics know of it. */
export interface Table {
  readonly game: Game;
  readonly seconds: number;
  readonly tally: TallyState;
}

/** What a page asks for. A saved game comes back only to a page that asks for the same. */
export interface Asked {
  readonly variant: string;
  readonly deal: string | null;
  readonly deck: string | null;
  readonly position: string | null;
  readonly options: string | null;
  /** Whether the deal is to be one that can be won. */
  readonly winnable?: true | null;
  /** The number of the day, where it asks for the daily deal: the next day, it asks for another one. */
  readonly day?: number;
}

/** Games in the page that are kept in the same place, by the full key of their entry. */
const taken = new Set<string>();

/**
 * Keeps the game under way and the options that were last used.
 *
 * Several tables of a page may share a storage key. Each has an entry of its own, the first to come the first
 * one, so that on a reload each finds its own game again. Two tabs share it: the later save counts.
 */
export class SavedTable {
  readonly #store: Store;
  readonly #asked: Asked;
  /** The name of the entry that this table has. */
  #entry: string | undefined;

  constructor(store: Store, asked: Asked) {
    this.#store = store;
    this.#asked = asked;
    this.take();
  }

  /** Takes the first entry that is free. Nothing changes for a table that has one. */
  take(): void {
    if (this.#entry !== undefined) return;
    const first = `game:${this.#asked.variant}`;
    let entry = first;
    for (let number = 2; taken.has(this.#store.keyOf(entry)); number++) entry = `${first}:${number}`;
    taken.add(this.#store.keyOf(entry));
    this.#entry = entry;
  }

  /** Leaves the entry to the next table; what is in it is kept. */
  release(): void {
    if (this.#entry !== undefined) taken.delete(this.#store.keyOf(this.#entry));
    this.#entry = undefined;
  }

  /**
   * Keeps a table.
   * @returns whether it is kept; false where storage is blocked or full
   */
  save({ game, seconds, tally }: Table): boolean {
    this.take();
    const table = { version: VERSION, asked: this.#asked, game, seconds, tally };
    return this.#store.writeJSON(this.#entry!, table);
  }

  /**
   * The table that was kept, and whether the page asks for the same as then. One that cannot be read, or is from a
   * later release, is set aside.
   */
  load(): Loaded<{ readonly table: Table; readonly isAsked: boolean }> {
    this.take();
    return this.#store.readJSON(this.#entry!, (json) => readTable(json, this.#asked));
  }

  /** The id of the variant of the table that was kept, whether or not there is such a variant now. */
  loadVariant(): Loaded<string> {
    this.take();
    return this.#store.readJSON(this.#entry!, variantOf);
  }

  /** Keeps the options that a variant was last played with. */
  saveOptions({ id }: Variant, options: Options): void {
    this.#store.writeJSON(optionsKind(id), options);
  }

  /** The options that a variant was last played with. Those that it does not know are set aside. */
  loadOptions({ id, options }: Variant): Loaded<Options> {
    return this.#store.readJSON(optionsKind(id), (json) => resolveOptions(options, json as Options));
  }
}

function optionsKind(variant: string): string {
  return `options:${variant}`;
}

/** Whether a page asked for the same when the table was saved. */
function isSame(saved: unknown, asked: Asked): boolean {
  const before = isRecord(saved) ? saved : {};
  const now: Readonly<Record<string, unknown>> = { ...asked };
  return Object.keys({ ...before, ...now }).every((name) => (before[name] ?? null) === (now[name] ?? null));
}

function variantOf(json: unknown): string | undefined {
  const game = isRecord(json) && isRecord(json.game) ? json.game : {};
  return typeof game.variant === 'string' ? game.variant : undefined;
}

function readTable(json: unknown, now: Asked): { table: Table; isAsked: boolean } {
  const { asked, game, seconds, tally } = fieldsOf(json, 'saved table');
  const table: Table = {
    game: Game.fromJSON(game),
    seconds: isWhole(seconds) ? seconds : 0,
    tally: TALLY_STATES.find((state) => state === tally) ?? 'played',
  };
  return { table, isAsked: isSame(asked, now) };
}
