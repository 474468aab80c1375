import { loadable, loadVariant } from '../variants/load-variant.js';

/** Loads the games that a table needs. Only what was asked for last is gone on with. */
export class VariantLoader {
  #turn = 0;

  /** What is being loaded is not waited for any more. */
  cancel(): void {
    this.#turn++;
  }

  /**
   * Loads variants.
   * @returns undefined where all are there; else whether this is still what was asked for last, once they are
   * @throws SolitaireError when one of them could not be loaded, and nothing else was asked for since
   */
  load(ids: readonly string[]): Promise<boolean> | undefined {
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
    return turn === this.#turn;
  }
}
