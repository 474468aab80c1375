/** The classes and types of the elements. Importing this registers no element; `define` does. */
import './variants/index.js';

export type { DeckSource, Pictures } from './decks/deck-pictures.js';
export type { PictureId } from './decks/card-names.js';
export { registerDeck } from './decks/register-deck.js';
export * from './engine/index.js';
export * from './elements/events.js';
export { gameContext } from './elements/game-context.js';
export { SolitaireCard } from './elements/solitaire-card.js';
export { SolitaireGame } from './elements/solitaire-game.js';
export { SolitairePile } from './elements/solitaire-pile.js';
export type { NewGameInit } from './elements/new-game.js';
export type { ShareData, Shared } from './elements/share.js';
export { registerMessages } from './locales/register-messages.js';
export { loadVariant } from './variants/load-variant.js';
export type { PluralText, Text, Texts } from './locales/texts.js';
