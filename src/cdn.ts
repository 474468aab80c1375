/**
 * The one-file script build: registers the elements, and gives what a page without a build step needs to play from
 * a script and to define variants of its own. What checks these is loaded with the first one: here `defineVariant`
 * gives a promise.
 */
// The style sheets together, and the texts after them: the file compresses better so.
import './elements/solitaire-pile.styles.js';
import './elements/solitaire-card.styles.js';
import './elements/solitaire-game.styles.js';
import './locales/english.js';
import './define.js';

export { registerDeck, registerMessages, SolitaireCard, SolitaireGame, SolitairePile } from './define.js';
export { defineVariant } from './define-variant.js';
export { Game, loadVariant, moved, registerVariant, variants, withCards } from './engine.js';
