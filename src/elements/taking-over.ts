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
