/** Registers the elements; the one-file script build is made from this. */
import { SolitaireCard } from './elements/solitaire-card.js';
import { SolitaireGame } from './elements/solitaire-game.js';
import { SolitairePile } from './elements/solitaire-pile.js';

export * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-card': SolitaireCard;
    'solitaire-game': SolitaireGame;
    'solitaire-pile': SolitairePile;
  }
}

/** Children before parents, so that the first drawing of a game is complete. A name that is taken is left alone. */
for (const [name, element] of [
  ['solitaire-card', SolitaireCard],
  ['solitaire-pile', SolitairePile],
  ['solitaire-game', SolitaireGame],
] as const) {
  if (!customElements.get(name)) customElements.define(name, element);
}
