/** Registers all elements, and gives all that `index` gives. */
import './define/solitaire-game.js';

export * from './index.js';
