import { picturesOf, type DeckSource, type Pictures } from '../decks/deck-pictures.js';
import { deckNamed } from '../decks/register-deck.js';
import { orderedDeck, SolitaireError } from '../engine/index.js';

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
    private readonly report: (error: Error, text: string) => void,
  ) {}

  /**
   * Shows another deck, or none.
   * @param address of a sprite; goes before a name
   * @param name of a registered deck
   */
  ask(address: string | null, name: string | null): void {
    const asked = (this.#asked = {});
    this.pictures = undefined;
    const source = address || (name && deckNamed(name));
    if (source) {
      void this.#show(asked, source, address || name!);
    } else if (name && document.readyState !== 'complete') {
      // A script that is still to come may register it.
      window.addEventListener('load', () => asked === this.#asked && this.ask(address, name), { once: true });
    } else if (name) this.#tell(`There is no deck "${name}".`);
  }

  async #show(asked: object, source: DeckSource, name: string): Promise<void> {
    try {
      const pictures = await picturesOf(source);
      if (asked !== this.#asked) return;
      this.pictures = pictures;
      this.changed();
      const missing = orderedDeck().map(({ id }) => id).filter((id) => !pictures.has(id));
      if (missing.length) this.#tell(`The deck "${name}" has no picture of ${missing.join(', ')}.`);
    } catch (error) {
      if (asked === this.#asked) this.#tell(`The deck "${name}" cannot be shown: ${(error as Error).message}.`);
    }
  }

  #tell(text: string): void {
    this.report(new SolitaireError('bad-pictures', text), text);
  }
}
