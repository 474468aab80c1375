import { createContext } from '@lit/context';
import type { Game } from '../engine/index.js';

/** The game on the table, for elements of a page's own inside `<solitaire-game>`. A new deal is a new game. */
export const gameContext = createContext<Game | undefined>(Symbol('solitaire-game'));
