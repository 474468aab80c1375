import type { DealInit, Game, Variant } from '../engine/index.js';
import type { Asked } from '../session/saved-table.js';
import type { Session } from '../session/session.js';
import { loadedVariant } from '../variants/load-variant.js';
import { numbersAfter } from './deal-number.js';

/**
 * How a page deals a new game. What is left out stays as it is, but for the deal: that is today's where the page asks
 * for the daily deal and another one is on the table, else a random one.
 */
export interface NewGameInit extends DealInit {
  /** The id of a registered variant; one of the collection is to be loaded before, by `loadVariant`. */
  readonly variant?: string | undefined;
}

/** What is known of a new game before it is dealt. */
export interface Settings {
  readonly variant: Variant;
  readonly options: DealInit['options'];
  /** The number to deal from, by how many were tried before; undefined when there is no other. */
  readonly numberAt: (tries: number) => number | undefined;
}

/**
 * The settings of a new game, as the player has them where neither `init` nor the page says anything else.
 * @param first the id of the variant that is dealt where no game is on the table
 */
export function settingsOf(
  init: NewGameInit,
  first: string,
  asked: Asked,
  game: Game | undefined,
  session: Session,
): Settings {
  const present = game?.variant;
  const variant = present && init.variant === undefined ? present : loadedVariant(init.variant ?? first);
  const options = init.options ?? (variant === present ? game!.options : session.optionsFor(variant));
  return { variant, options, numberAt: numbersAfter(asked.deal, game, variant, options) };
}
