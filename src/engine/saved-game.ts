import { formatDeck, parseDeck, type DeckRule } from './deck.js';
import { SavedGameError, shown, SolitaireError } from './errors.js';
import type { Move } from './move.js';
import { parseMove } from './notation.js';
import { resolveOptions, type Options } from './options.js';
import { parsePosition } from './position-text.js';
import { shuffledDeck } from './random.js';
import { findVariant } from './registry.js';
import { fieldsOf, VERSION } from './saved.js';
import { list, plainObject, text } from './shape.js';
import type { Variant } from './variant.js';

/** A game as plain JSON: how it was dealt and what was played, nothing that follows from that. */
export interface SavedGame {
  readonly version: typeof VERSION;
  readonly variant: string;
  readonly options: Options;
  /** The deal number, where the deck came from one. */
  readonly deal?: number;
  /** Missing where the game began with a position. */
  readonly deck?: string;
  /** The position that the game began with, where it was not dealt. */
  readonly position?: string;
  readonly moves: readonly string[];
}

/** What is saved of a game; undefined for what it has not. */
type Unsaved = { readonly [Name in keyof Required<Omit<SavedGame, 'version'>>]: SavedGame[Name] | undefined } &
  Pick<SavedGame, 'variant' | 'options' | 'moves'>;

/** A saved game that was read and found to be whole; its moves are still to be replayed. */
export interface ReadGame {
  readonly variant: Variant;
  readonly options: Options;
  readonly deal: number | undefined;
  readonly deck: string | undefined;
  readonly position: string | undefined;
  readonly moves: readonly Move[];
}

export function saveGame({ variant, options, deal, deck, position, moves }: Unsaved): SavedGame {
  const start = Object.entries({ deal, deck, position }).filter(([, value]) => value !== undefined);
  return { version: VERSION, variant, options, ...Object.fromEntries(start), moves };
}

/**
 * Reads a saved game.
 * @throws SavedGameError saying which part is wrong; its code is `newer-save` for one of a later release
 */
export function readGame(saved: unknown): ReadGame {
  const { variant, options, deal, deck, position, moves } = fieldsOf(saved, 'saved game');
  const hasDeck = position === undefined;
  const fault =
    text(variant, 'variant') ??
    plainObject(options, 'options') ??
    (hasDeck ? text(deck, 'deck') : text(position, 'position')) ??
    list(moves, 'moves');
  if (fault) throw bad(fault);
  try {
    const found = findVariant(variant as string);
    const resolved = resolveOptions(found.options, options as Options);
    const plan = found.plan(resolved);
    const { deck: rule } = plan.setup;
    const words = hasDeck ? formatDeck(parseDeck(deck as string, rule)) : undefined;
    if (!hasDeck) parsePosition(plan, position as string, true);
    return {
      variant: found,
      options: resolved,
      deal: readDeal(deal, words, rule),
      deck: words,
      position: position as string | undefined,
      moves: (moves as unknown[]).map(readMove),
    };
  } catch (error) {
    if (error instanceof SolitaireError && !(error instanceof SavedGameError)) {
      throw new SavedGameError(`The saved game cannot be read. ${error.message}`);
    }
    throw error;
  }
}

function readDeal(deal: unknown, deck: string | undefined, rule: DeckRule | undefined): number | undefined {
  if (deal === undefined) return undefined;
  if (typeof deal !== 'number') throw bad('deal must be a number');
  if (formatDeck(shuffledDeck(deal, rule)) !== deck) throw bad('deal does not give the deck');
  return deal;
}

function readMove(word: unknown, index: number): Move {
  const move = typeof word === 'string' ? parseMove(word) : undefined;
  if (!move) throw bad(`moves[${index}] ${shown(word)} is no move`);
  return move;
}

function bad(fault: string): SavedGameError {
  return new SavedGameError(`The saved game cannot be read: ${fault}.`);
}
