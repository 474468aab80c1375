/** Registers `<solitaire-card>`. */
import { SolitaireCard } from '../elements/solitaire-card.js';
import { isFree } from './free-name.js';

export { SolitaireCard };

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-card': SolitaireCard;
  }
}

if (isFree('solitaire-card', SolitaireCard)) customElements.define('solitaire-card', SolitaireCard);
