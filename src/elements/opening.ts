import { Game, parseOptions, SolitaireError, type DealInit } from '../engine/index.js';
import type { Asked, Table } from '../session/saved-table.js';
import type { Session } from '../session/session.js';
import { loadedVariant } from '../variants/load-variant.js';
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
 * @param id the variant of a new one
 * @param linked what the address asks for, in place of the page; then the game that was kept must begin alike
 * @throws SolitaireError when the page asks for what there is not, whatever was kept
 */
export function openTable(page: Asked, id: string, session: Session, linked?: Asked): Opening {
  const asked = linked ?? page;
  const game = dealAsked(asked, id, session, randomDeal());
  const table = session.load(linked && ((kept) => beginAlike(kept, game)));
  if (table) return { game: table.game, table };
  return { game: asked.winnable && isFree(asked) ? undefined : game };
}

/**
 * The game that a page shows as a diagram.
 * @throws SolitaireError
 */
export function diagramAsked(asked: Asked, id: string): Game {
  return Game.diagram(loadedVariant(id), initFor(asked));
}

/**
 * The game as a server can know it: the one that a page names; where it leaves that to chance or to the day, the table
 * without cards.
 * @throws SolitaireError
 */
export function servedAsked(asked: Asked, id: string): Game {
  const variant = loadedVariant(id);
  if (!isFree(asked)) return Game.deal(variant, initFor(asked));
  return Game.diagram(variant, { ...initFor({ ...asked, deal: null }), position: '' });
}

/** Whether a game is the one that a page names, as that would be dealt now. */
export function isAsAsked(game: Game, asked: Asked, id: string, session: Session): boolean {
  // Which of today's deals can be won is not for the page to say.
  const isFound = asked.winnable === true && isDaily(asked.deal) && isOfToday(game.deal);
  const named = isFound ? { ...asked, deal: String(game.deal) } : asked;
  try {
    return namesStart(asked) && beginAlike(game, dealAsked(named, id, session));
  } catch {
    // The page asks for what there is not; the address did not.
    return false;
  }
}

/** Whether a page says which deal it wants, or leaves it to chance. */
function namesStart({ deal, deck, position }: Asked): boolean {
  return deal !== null || deck !== null || position !== null;
}

/** Whether it leaves it to chance, or to the day. */
function isFree(asked: Asked): boolean {
  return !namesStart(asked) || (isDaily(asked.deal) && asked.deck === null && asked.position === null);
}

function dealAsked(asked: Asked, id: string, session: Session, deal?: number): Game {
  const variant = loadedVariant(id);
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

/** Does something that a page asked for, or finds out why it cannot be done. */
export function attempt<T>(run: () => T): { readonly value?: T; readonly fault?: SolitaireError } {
  try {
    return { value: run() };
  } catch (error) {
    if (!(error instanceof SolitaireError)) throw error;
    return { fault: error };
  }
}
