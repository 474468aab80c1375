import { adoptStyles, type LitElement } from 'lit';
import type { Game } from '../engine/index.js';
import { loadable, loadVariant } from '../variants/load-variant.js';
import { parseVariants } from './variant-list.js';

/** The play on a table that a server has drawn. */
interface ServedPlay {
  readonly game: Game | undefined;
  served?: boolean;
  dealt?: boolean;
}

/**
 * Takes over what a server has drawn of a game, with its piles and cards. What another release has drawn, or what was
 * drawn for something else than the page asks for now, is drawn anew.
 * @param play on it, which is to be opened after that; nothing is done where it is already
 * @param update updates the game at once
 */
export function takeOver(game: LitElement, play: ServedPlay, update: () => void): void {
  if (!play.served) return;
  const root = game.shadowRoot!;
  try {
    update();
  } catch {
    root.replaceChildren();
    game.requestUpdate();
    update();
  }
  play.served = false;
  play.dealt = play.game?.piles.some(({ cards }) => cards.length > 0) === true;
  // What is wrong in one of these is told from now on.
  for (const name of ['controls', 'solver', 'keys']) game.requestUpdate(name);
  // What it said of the places is written to the elements now.
  root.querySelector('[part="table"] style')?.remove();
  for (const element of [game, ...root.querySelectorAll<LitElement>('solitaire-pile, solitaire-card')]) {
    adoptBlockedStyles(element);
  }
}

/** Strict pages forbid the styles in their text; where they are allowed, they stay: so the cards do not flicker. */
function adoptBlockedStyles({ shadowRoot, constructor }: LitElement): void {
  const style = shadowRoot!.querySelector('style');
  if (style?.sheet) return;
  style?.remove();
  adoptStyles(shadowRoot!, (constructor as typeof LitElement).elementStyles);
}

/**
 * Loads the game of the collection that a server has drawn.
 * @param asked which games the page asks for
 * @returns undefined where it is there, or there is none
 */
export function drawnVariant(asked: unknown): Promise<unknown> | undefined {
  try {
    const [id] = parseVariants(asked).ids;
    // That it cannot be loaded is told when the table opens.
    return loadable(id!) && loadVariant(id!).catch(() => undefined);
  } catch {
    return undefined;
  }
}
