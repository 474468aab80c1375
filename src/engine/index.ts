export { fits, wantedOn, type Build, type Relation } from './build.js';
export {
  cardFromText,
  colorOf,
  RANKS,
  SUITS,
  withFace,
  wordOf,
  type Card,
  type CardId,
  type Color,
  type Rank,
  type Suit,
} from './card.js';
export { dailyDeal, DEALS_A_DAY, isDealOf, type CalendarDay } from './daily.js';
export { formatDeck, orderedDeck, parseDeck, type DeckRule } from './deck.js';
export { defineVariant } from './define-variant.js';
export {
  IllegalMoveError,
  SavedGameError,
  SolitaireError,
  type ErrorCode,
  type Reason,
  type Refusal,
  type Wanted,
} from './errors.js';
export { Game, type Changes, type DealInit } from './game.js';
export {
  simpleMoves,
  type CardChange,
  type Deal,
  type Move,
  type Redeal,
  type Remove,
  type Sequence,
  type SimpleMove,
  type Spot,
  type Transfer,
} from './move.js';
export { formatMove, parseMove } from './notation.js';
export {
  formatOptions,
  parseOptions,
  resolveOptions,
  type ChoiceOption,
  type Count,
  type CountOption,
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  type Options,
  type SwitchOption,
} from './options.js';
export type { Status } from './outcome.js';
export { moved, topCard, withCards, type Pile, type PileId, type Position, type Role } from './pile.js';
export type { PilePlan, Plan } from './plan.js';
export { formatPosition } from './position-text.js';
export { checkDealNumber, FIRST_DEAL, LAST_DEAL, shuffled, shuffledDeck } from './random.js';
export { findVariant, registerVariant, variants } from './registry.js';
export { accepts, isCovered, takeable } from './rules.js';
export type { SavedGame } from './saved-game.js';
export type {
  Accept,
  DealStep,
  Fan,
  Group,
  OwnStock,
  Place,
  Points,
  Pyramid,
  Refusing,
  Rows,
  RulesPage,
  ScoreTerm,
  Send,
  Setup,
  StockAction,
  StockTurn,
  Stuck,
  Take,
  Variant,
  VariantDefinition,
  Won,
} from './variant.js';
