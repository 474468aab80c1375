import { LitElement, type PropertyValues } from 'lit';
import type { Card } from '../engine/index.js';
import type { Pictures } from '../decks/deck-pictures.js';
import { createBack, createFace, type FaceSize } from '../faces/index.js';
import { cardStyles } from './solitaire-card.styles.js';
import { takesOver } from './takes-over.js';

/** What the drawing depends on. */
const LOOKS = ['card', 'size', 'buried', 'pictures'] as const;

/**
 * One playing card. It shows what it is given and knows no rules.
 *
 * @tag solitaire-card
 * @summary A playing card, face up or face down.
 * @csspart face - The drawing or the picture of a card's face.
 * @csspart back - The drawing or the picture of a card's back.
 * @csspart index - The rank and the suit in the corners of a drawn face.
 * @csspart pips - The suits in the middle of a drawn face.
 *
 * @cssproperty {radius} [--solitaire-card-radius=7% / 5%] - The radius of a card's corners.
 * @cssproperty {shadow} --solitaire-card-shadow - The edge and the shadow of a card.
 * @cssproperty {color} [--solitaire-paper=light-dark(#fff, #252a37)] - The paper of the cards.
 * @cssproperty {color} [--solitaire-red=light-dark(#c8102e, #ff7482)] - Hearts and diamonds.
 * @cssproperty {color} [--solitaire-black=light-dark(#1c2951, #cfd8f0)] - Clubs and spades.
 * @cssproperty {color} [--solitaire-hearts=var(--solitaire-red)] - Hearts alone.
 * @cssproperty {color} [--solitaire-diamonds=var(--solitaire-red)] - Diamonds alone.
 * @cssproperty {color} [--solitaire-clubs=var(--solitaire-black)] - Clubs alone.
 * @cssproperty {color} [--solitaire-spades=var(--solitaire-black)] - Spades alone.
 * @cssproperty {color} [--solitaire-gold=#e3b03c] - The gold in the pictures.
 * @cssproperty {color} [--solitaire-face=light-dark(#fff, #f3ead8)] - Faces of people.
 * @cssproperty {color} [--solitaire-back=light-dark(#1c2951, #3b4a7a)] - The back of a card.
 * @cssproperty {color} [--solitaire-back-line=var(--solitaire-gold)] - The drawing on the back.
 */
export class SolitaireCard extends LitElement {
  static override styles = cardStyles;

  static override properties = {
    card: { attribute: false },
    size: { attribute: false },
    buried: { type: Boolean, reflect: true },
    pictures: { attribute: false },
  };

  /** The card to show. Without one the element is empty. */
  card: Card | undefined;

  /** Whether to draw the face with the large index, for narrow cards. */
  size: FaceSize = 'standard';

  /** Whether other cards hide this one altogether: then nothing is drawn on it. */
  buried = false;

  /** Pictures to show in place of the drawings, by the ids of cards and `back`. */
  pictures: Pictures | undefined;

  /** The drawing; kept, so that a card that turns back and forth is drawn once. */
  #drawing: Node | undefined;

  /** Drawn at once: a game measures its table, and tells the page of it, as soon as all is in it. */
  override connectedCallback(): void {
    super.connectedCallback();
    // What a server has drawn waits for its game.
    if (!this.hasUpdated && !(takesOver && this.hasAttribute('defer-hydration'))) this.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (LOOKS.some((name) => changed.has(name))) this.#drawing = this.#draw();
  }

  protected override render(): Node | undefined {
    return this.#drawing;
  }

  #draw(): Node | undefined {
    const { card, size, buried, pictures } = this;
    if (!card || buried) return undefined;
    const picture = pictures?.get(card.faceUp ? card.id : 'back');
    if (picture) return picture.cloneNode(true);
    return card.faceUp ? createFace(card, size) : createBack(size);
  }
}
