import { findVariant, Game, parseOptions } from '../engine/index.js';
import type { Asked, Table } from '../session/saved-table.js';
import type { Session } from '../session/session.js';
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
 * @throws SolitaireError when the page asks for what there is not, whatever was kept
 */
export function openTable(asked: Asked, session: Session): Opening {
  const game = dealAsked(asked, session);
  const table = session.load();
  if (table) return { game: table.game, table };
  return { game: asked.winnable && asked.deal === null && asked.deck === null ? undefined : game };
}

function dealAsked({ variant: id, deal, deck, options }: Asked, session: Session): Game {
  const variant = findVariant(id);
  return Game.deal(variant, {
    deal: deal === null ? randomDeal() : readDeal(deal),
    deck: deck ?? undefined,
    options: options === null ? session.optionsFor(variant) : parseOptions(options),
  });
}
