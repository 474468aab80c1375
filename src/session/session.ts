import type { Game, Options, SavedGameError, Variant } from '../engine/index.js';
import { Clock } from './clock.js';
import { SavedTable, type Asked, type Table } from './saved-table.js';
import { Statistics, type Counted, type GameRecord } from './statistics.js';
import { Store, type Loaded } from './storage.js';
import { Tally } from './tally.js';

/** What a session needs to know of its table. */
export interface SessionInit {
  readonly storageKey: string;
  /** What the page asks for; a saved game comes back only to a page that asks for the same. */
  readonly asked: Asked;
  /** Called when another second of play is full. */
  readonly tick: () => void;
  /** Called with what could not be read of what was kept, and was set aside. */
  readonly report: (error: SavedGameError) => void;
}

/** All that a table keeps beyond the rules: the time, the statistics, and what comes back on a reload. */
export class Session {
  readonly clock: Clock;
  readonly #saved: SavedTable;
  readonly #statistics: Statistics;
  readonly #report: (error: SavedGameError) => void;
  #game: Game | undefined;
  #tally: Tally | undefined;

  constructor({ storageKey, asked, tick, report }: SessionInit) {
    const store = new Store(storageKey);
    this.#saved = new SavedTable(store, asked);
    this.#statistics = new Statistics(store);
    this.#report = report;
    this.clock = new Clock({ tick });
  }

  /**
   * The table that was kept, if the page still asks for the same. Another game that it has begun is left for good.
   * @param isWanted whether a game is the one to go on with, where it is not the page that says so
   */
  load(isWanted?: (game: Game) => boolean): Table | undefined {
    const { table, isAsked } = this.#read(this.#saved.load()) ?? {};
    if (!table || (isWanted ? isWanted(table.game) : isAsked)) return table;
    new Tally(this.#statistics, countedOf(table.game), table.tally).left();
    return undefined;
  }

  /** The id of the variant of the table that was kept, which may yet have to be loaded. */
  keptVariant(): string | undefined {
    return this.#read(this.#saved.loadVariant());
  }

  /** The ids of the variants that were played, the last one first. */
  lastPlayed(): readonly string[] {
    // A record goes to the end of the list when a game of it is begun, won or left.
    return [...new Set(this.records().map(({ variant }) => variant).reverse())];
  }

  /** The options that a variant was last played with. */
  optionsFor(variant: Variant): Options | undefined {
    return this.#read(this.#saved.loadOptions(variant));
  }

  /** Takes on a game that was dealt now, and leaves the one before it. */
  deal(game: Game): void {
    this.#tally?.left();
    this.resume({ game, seconds: 0, tally: 'dealt' });
    this.#saved.saveOptions(game.variant, game.options);
    this.save();
  }

  /** Takes on a game that was kept. */
  resume({ game, seconds, tally }: Table): void {
    this.#game = game;
    this.#tally = new Tally(this.#statistics, countedOf(game), tally);
    this.clock.reset(seconds);
    if (game.moveCount && game.status === 'playing') this.clock.start();
  }

  /**
   * Takes note of a move that was made or taken back.
   * @returns whether its time is the best one, when this is the game's first win; undefined otherwise
   */
  moved(): { readonly best: boolean } | undefined {
    if (this.#game!.status === 'playing') this.clock.start();
    else this.clock.stop();
    this.#tally!.moved();
    const first = this.#game!.status === 'won' && this.#tally!.state === 'played';
    const best = first && this.#tally!.won(this.clock.seconds);
    this.save();
    return first ? { best } : undefined;
  }

  /** The player had a solution shown. */
  shown(): void {
    this.#tally!.shown();
    this.save();
  }

  /** The game went back to its deal. */
  restarted(): void {
    this.clock.reset();
    this.save();
  }

  save(): void {
    if (!this.#game || !this.#tally) return;
    this.#saved.save({ game: this.#game, seconds: this.clock.seconds, tally: this.#tally.state });
  }

  /** All records that are kept. */
  records(): readonly GameRecord[] {
    return this.#read(this.#statistics.load()) ?? [];
  }

  /** The record of the present game. */
  record(): GameRecord | undefined {
    const game = this.#game;
    return game && this.#statistics.of(countedOf(game));
  }

  /** The table is in the page again. */
  comeBack(): void {
    this.#saved.take();
    this.clock.resume();
  }

  /** The table is out of the page, or asks for another game: keeps what there is, and leaves the place to others. */
  leave(): void {
    this.clock.pause();
    this.save();
    this.#saved.release();
  }

  #read<T>({ value, error }: Loaded<T>): T | undefined {
    if (error) this.#report(error);
    return value;
  }
}

/** As which a game is counted in the statistics. */
function countedOf({ variant, options }: Game): Counted {
  return { variant: variant.id, options };
}
