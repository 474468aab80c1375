import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { createMark, type PileMark } from '../faces/index.js';
import { pileStyles } from './solitaire-pile.styles.js';
import { takesOver } from './takes-over.js';

/**
 * The place of a pile: its outline, the mark of the empty pile, and the cards slotted into it.
 *
 * @tag solitaire-pile
 * @summary A pile of cards on the table.
 * @slot - The cards, the bottom card first.
 * @csspart mark - The mark of the empty pile.
 * @cssproperty {color} [--solitaire-pile-outline=#fff] - The outline and the mark of an empty pile.
 */
export class SolitairePile extends LitElement {
  static override styles = pileStyles;

  static override properties = {
    mark: { attribute: false },
    outlined: { type: Boolean, reflect: true },
  };

  /** What the empty pile shows. */
  mark: PileMark | undefined;

  /** Whether the place has an outline; one that takes no cards needs none. */
  outlined = false;

  #drawing: SVGSVGElement | undefined;

  /** Drawn at once: a game measures its table, and tells the page of it, as soon as all is in it. */
  override connectedCallback(): void {
    super.connectedCallback();
    // What a server has drawn waits for its game.
    if (!this.hasUpdated && !(takesOver && this.hasAttribute('defer-hydration'))) this.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('mark')) this.#drawing = this.mark && createMark(this.mark);
  }

  protected override render(): TemplateResult {
    return html`${this.#drawing}<slot></slot>`;
  }
}
