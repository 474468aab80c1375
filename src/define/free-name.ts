import { SolitaireGame } from '../elements/solitaire-game.js';

const GAME = 'solitaire-game';

/**
 * Whether an element can be registered by a name. A name that another copy of the package has taken stays with
 * that copy; the page is told so once, with the versions of both.
 */
export function isFree(name: string, element: CustomElementConstructor): boolean {
  const present = customElements.get(name);
  if (!present) return true;
  if (name === GAME && present !== element) {
    const other = (present as Partial<typeof SolitaireGame>).version ?? 'unknown';
    // eslint-disable-next-line no-console -- One page with two copies is a mistake that its author has to hear of.
    console.warn(`<${GAME}> is registered already, by version ${other}; version ${SolitaireGame.version} is not used.`);
  }
  return false;
}
