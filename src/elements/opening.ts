import { Game, parseOptions, SolitaireError } from '../engine/index.js';
import type { Asked, Table } from '../session/saved-table.js';
import type { Session } from '../session/session.js';
import { loadedVariant } from '../variants/load-variant.js';
import { randomDeal, readDeal } from './deal-number.js';

/** The game that a table opens with. */
export interface Opening {
  /** Undefined where a deal that can be won is still to be found. */
  readonly game: Game | undefined;
  /** What was kept with it, where it was taken up from storage. */
  readonly table?: Table | undefined;
}

/**
 * Opens a table: with the game that was kept for a page that asks for just this, else with a new one.
 * @param id the variant of a new one
 * @throws SolitaireError when the page asks for what there is not, whatever was kept
 */
export function openTable(asked: Asked, id: string, session: Session): Opening {
  const game = dealAsked(asked, id, session);
  const table = session.load();
  if (table) return { game: table.game, table };
  return { game: asked.winnable && asked.deal === null && asked.deck === null ? undefined : game };
}

function dealAsked({ deal, deck, options }: Asked, id: string, session: Session): Game {
  const variant = loadedVariant(id);
  return Game.deal(variant, {
    deal: deal === null ? randomDeal() : readDeal(deal),
    deck: deck ?? undefined,
    options: options === null ? session.optionsFor(variant) : parseOptions(options),
  });
}

/** Does something that a page asked for, or finds out why it cannot be done. */
export function attempt<T>(run: () => T): { readonly value?: T; readonly fault?: SolitaireError } {
  try {
    return { value: run() };
  } catch (error) {
    if (!(error instanceof SolitaireError)) throw error;
    return { fault: error };
  }
}
