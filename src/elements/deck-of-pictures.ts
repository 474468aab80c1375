import type { Pictures } from '../decks/deck-pictures.js';
import { deckNamed } from '../decks/register-deck.js';
import { SolitaireError } from '../engine/index.js';

/** The pictures that the page asks for. Until they are there, and where one is missing, cards have our drawings. */
export class DeckOfPictures {
  pictures: Pictures | undefined;
  /** What is asked for now; what comes late for another is dropped. */
  #asked: object | undefined;

  /**
   * @param changed called when the pictures are there
   * @param report called with what is wrong with them
   */
  constructor(
    private readonly changed: () => void,
    private readonly report: (error: SolitaireError) => void,
  ) {}

  /**
   * Shows another deck, or none.
   * @param address of a sprite; goes before a name
   * @param name of a registered deck
   */
  async ask(address: string | null, name: string | null): Promise<void> {
    const asked = (this.#asked = {});
    this.pictures = undefined;
    if (!address && !name) return;
    try {
      const { lackOf, picturesOf } = await import('../decks/deck-pictures.js');
      const pictures = await picturesOf(address || (await deckNamed(name!)));
      if (asked !== this.#asked) return;
      this.pictures = pictures;
      this.changed();
      const lack = lackOf(pictures);
      if (lack) throw new Error(lack);
    } catch (error) {
      if (asked !== this.#asked) return;
      const what = `Deck "${address || name!}": ${(error as Error).message}.`;
      this.report(new SolitaireError('bad-pictures', what));
    }
  }
}
