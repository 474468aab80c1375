import { adoptStyles, type LitElement } from 'lit';
import { loadable, loadVariant } from '../variants/load-variant.js';
import { parseVariants } from './variant-list.js';

/**
 * Takes over what a server has drawn of a game, with its piles and cards. What another release has drawn, or what was
 * drawn for something else than the page asks for now, is drawn anew.
 * @param update updates the game for the first time
 */
export function takeOver(game: LitElement, update: () => void): void {
  const root = game.shadowRoot!;
  try {
    update();
  } catch {
    root.replaceChildren();
    update();
  }
  for (const element of [game, ...root.querySelectorAll<LitElement>('solitaire-pile, solitaire-card')]) {
    adoptOwnStyles(element);
  }
}

/** In place of those in the page's text: these are shared by all cards, and strict pages allow them. */
function adoptOwnStyles({ shadowRoot, constructor }: LitElement): void {
  adoptStyles(shadowRoot!, (constructor as typeof LitElement).elementStyles);
  for (const style of shadowRoot!.querySelectorAll('style')) style.remove();
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
