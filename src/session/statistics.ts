import { formatOptions, SavedGameError, type Options } from '../engine/index.js';
import { fieldsOf, VERSION } from '../engine/saved.js';
import { isRecord } from '../engine/shape.js';
import { isWhole } from './junk.js';
import type { Loaded, Store } from './storage.js';

const KIND = 'statistics';

/** Which games are counted together. */
export interface Counted {
  readonly variant: string;
  readonly options: Options;
}

/** What is kept of the games of one variant with the same options. */
export interface GameRecord extends Counted {
  readonly played: number;
  readonly won: number;
  /** Seconds of the fastest win; undefined before the first. */
  readonly best: number | undefined;
  /** Wins since a game was last left unfinished. */
  readonly streak: number;
  readonly longestStreak: number;
}

/** A record before the first game. */
export function emptyRecord({ variant, options }: Counted): GameRecord {
  return { variant, options, played: 0, won: 0, best: undefined, streak: 0, longestStreak: 0 };
}

/** The record with one game more that was begun. */
export function withPlayed(record: GameRecord): GameRecord {
  return { ...record, played: record.played + 1 };
}

/** The record with a win in so many seconds; the game is counted as played already. */
export function withWon(record: GameRecord, seconds: number): GameRecord {
  const streak = record.streak + 1;
  return {
    ...record,
    won: record.won + 1,
    best: record.best === undefined ? seconds : Math.min(record.best, seconds),
    streak,
    longestStreak: Math.max(record.longestStreak, streak),
  };
}

/** The record after a game was left that was begun and not won. */
export function withLeft(record: GameRecord): GameRecord {
  return { ...record, streak: 0 };
}

/** Won games in percent: 100 only when all were won, 0 only when none was; undefined before the first. */
export function percentWon({ played, won }: GameRecord): number | undefined {
  if (!played) return undefined;
  if (won === 0 || won === played) return won && 100;
  return Math.min(99, Math.max(1, Math.round((won / played) * 100)));
}

/** The records of all games, in storage. */
export class Statistics {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** All records; where they cannot be read, why, and they are set aside. */
  load(): Loaded<readonly GameRecord[]> {
    return this.#store.readJSON(KIND, readRecords);
  }

  /** The record of a variant with these options. */
  of(counted: Counted): GameRecord {
    return this.#find(this.load().value ?? [], counted) ?? emptyRecord(counted);
  }

  /** Changes one record. It is read anew, for another tab may have changed it. */
  update(counted: Counted, change: (record: GameRecord) => GameRecord): void {
    const records = this.load().value ?? [];
    const old = this.#find(records, counted);
    const record = change(old ?? emptyRecord(counted));
    const rest = records.filter((other) => other !== old);
    this.#store.writeJSON(KIND, { version: VERSION, records: [...rest, record] });
  }

  #find(records: readonly GameRecord[], { variant, options }: Counted): GameRecord | undefined {
    const wanted = formatOptions(options);
    return records.find((record) => record.variant === variant && formatOptions(record.options) === wanted);
  }
}

function readRecords(json: unknown): GameRecord[] {
  const { records } = fieldsOf(json, 'record of games');
  if (!Array.isArray(records)) throw new SavedGameError('The record of games must have a list of records.');
  return records.filter(isCounted).map(cleanRecord);
}

function isCounted(value: unknown): value is Counted & Record<string, unknown> {
  return isRecord(value) && typeof value.variant === 'string' && isRecord(value.options);
}

/** A record whose numbers make sense together, whatever was stored. */
function cleanRecord(stored: Counted & Record<string, unknown>): GameRecord {
  const { variant, options } = stored;
  const won = whole(stored.won);
  const longestStreak = Math.min(won, whole(stored.longestStreak));
  return {
    variant,
    options,
    played: Math.max(won, whole(stored.played)),
    won,
    best: won && isWhole(stored.best) ? stored.best : undefined,
    streak: Math.min(longestStreak, whole(stored.streak)),
    longestStreak,
  };
}

function whole(value: unknown): number {
  return isWhole(value) ? value : 0;
}
