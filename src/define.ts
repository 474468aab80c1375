/** Registers all elements; the one-file script build is made from this. */
import './define/solitaire-game.js';

export * from './index.js';
