import type { Asked } from '../session/saved-table.js';
import type { Session } from '../session/session.js';
import { loadable, loadVariant } from '../variants/load-variant.js';
import { parseVariants, type VariantList } from './variant-list.js';

/** Which games a table may have. Loads those that it needs; only what was asked for last is gone on with. */
export class TableVariants {
  /** Undefined where the page names one that there is not. */
  list: VariantList | undefined;
  /** The id of the variant of a game for which none is named. */
  first = '';
  /** Whether the table is empty until its game is loaded. */
  loading = false;
  #turn = 0;

  /**
   * Reads what a page names.
   * @returns the same, as all write it who mean it
   * @throws SolitaireError for what there is not
   */
  read(text: string): string {
    this.cancel();
    this.list = undefined;
    this.first = text;
    this.list = parseVariants(text);
    return this.list.text;
  }

  /** What is being loaded is not waited for any more. */
  cancel(): void {
    this.#turn++;
    this.loading = false;
  }

  /**
   * Finds out which game a table opens with, and loads it, and the one that was kept for it.
   * @returns undefined where all is there; else as `ready`
   */
  open(asked: Asked, session: Session): Promise<boolean> | undefined {
    const kept = session.keptVariant();
    const { ids } = this.list!;
    // A deck and options are those of the first.
    const last = asked.deck === null && asked.options === null ? [kept, ...session.lastPlayed()] : [];
    this.first = last.find((id) => id !== undefined && ids.includes(id)) ?? ids[0]!;
    return this.#loadForTable(kept === undefined ? [this.first] : [this.first, kept]);
  }

  /**
   * Opens a table with a certain game, and loads it.
   * @returns undefined where it is there; else as `ready`
   */
  openOne(id: string): Promise<boolean> | undefined {
    this.first = id;
    return this.#loadForTable([id]);
  }

  /**
   * Loads a variant.
   * @returns whether it is still the one that was asked for last
   * @throws SolitaireError when it could not be loaded, and nothing else was asked for since
   */
  async ready(id: string): Promise<boolean> {
    return (await this.#load([id])) ?? true;
  }

  #loadForTable(ids: readonly string[]): Promise<boolean> | undefined {
    const loading = this.#load(ids);
    this.loading = loading !== undefined;
    return loading;
  }

  #load(ids: readonly string[]): Promise<boolean> | undefined {
    const turn = ++this.#turn;
    const missing = ids.filter(loadable);
    return missing.length ? this.#wait(missing, turn) : undefined;
  }

  async #wait(missing: readonly string[], turn: number): Promise<boolean> {
    try {
      await Promise.all(missing.map(loadVariant));
    } catch (error) {
      if (turn === this.#turn) throw error;
    }
    if (turn !== this.#turn) return false;
    this.loading = false;
    return true;
  }
}
