/** Registers `<solitaire-pile>`. */
import { SolitairePile } from '../elements/solitaire-pile.js';
import { isFree } from './free-name.js';

export { SolitairePile };

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-pile': SolitairePile;
  }
}

if (isFree('solitaire-pile', SolitairePile)) customElements.define('solitaire-pile', SolitairePile);
