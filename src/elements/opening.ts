import { findVariant, Game, parseOptions, type DealInit } from '../engine/index.js';
import type { Asked, Table } from '../session/saved-table.js';
import type { Session } from '../session/session.js';
import { isDaily, isOfToday, randomDeal, readDeal } from './deal-number.js';

/** The game that a table opens with. */
export interface Opening {
  /** Undefined where a deal that can be won is still to be found. */
  readonly game: Game | undefined;
  /** What was kept with it, where it was taken up from storage. */
  readonly table?: Table | undefined;
}

/**
 * Opens a table: with the game that was kept for a page that asks for just this, else with a new one.
 * @param linked what the address asks for, in place of the page; then the game that was kept must begin alike
 * @throws SolitaireError when the page asks for what there is not, whatever was kept
 */
export function openTable(page: Asked, session: Session, linked?: Asked): Opening {
  const asked = linked ?? page;
  const game = dealAsked(asked, session, randomDeal());
  const table = session.load(linked && ((kept) => beginAlike(kept, game)));
  if (table) return { game: table.game, table };
  const isFree = !namesStart(asked) || (isDaily(asked.deal) && asked.deck === null && asked.position === null);
  return { game: asked.winnable && isFree ? undefined : game };
}

/**
 * The game that a page shows as a diagram.
 * @throws SolitaireError
 */
export function diagramAsked(asked: Asked): Game {
  return Game.diagram(asked.variant, initFor(asked));
}

/** Whether a game is the one that a page names, as that would be dealt now. */
export function isAsAsked(game: Game, asked: Asked, session: Session): boolean {
  // Which of today's deals can be won is not for the page to say.
  const isFound = asked.winnable === true && isDaily(asked.deal) && isOfToday(game.deal);
  const named = isFound ? { ...asked, deal: String(game.deal) } : asked;
  try {
    return namesStart(asked) && beginAlike(game, dealAsked(named, session));
  } catch {
    // The page asks for what there is not; the address did not.
    return false;
  }
}

/** Whether a page says which deal it wants, or leaves it to chance. */
function namesStart({ deal, deck, position }: Asked): boolean {
  return deal !== null || deck !== null || position !== null;
}

function dealAsked(asked: Asked, session: Session, deal?: number): Game {
  const variant = findVariant(asked.variant);
  const options = asked.options === null ? session.optionsFor(variant) : undefined;
  return Game.deal(variant, initFor(asked, { deal, options }));
}

/** @param otherwise what there is where the page does not say */
function initFor({ deal, deck, position, options }: Asked, otherwise: DealInit = {}): DealInit {
  return {
    deal: deal === null ? otherwise.deal : readDeal(deal),
    deck: deck ?? undefined,
    position: position ?? undefined,
    options: options === null ? otherwise.options : parseOptions(options),
  };
}

function beginAlike(one: Game, other: Game): boolean {
  const startOf = (game: Game): string => JSON.stringify({ ...game.toJSON(), moves: [] });
  return startOf(one) === startOf(other);
}
