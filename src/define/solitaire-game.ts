/** Registers `<solitaire-game>`, and before it what it is made of, so that its first drawing is complete. */
import './solitaire-card.js';
import './solitaire-pile.js';
import { SolitaireGame } from '../elements/solitaire-game.js';
import { isFree } from './free-name.js';

export { SolitaireGame };

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-game': SolitaireGame;
  }
}

if (isFree('solitaire-game', SolitaireGame)) customElements.define('solitaire-game', SolitaireGame);
