import type { Game } from '../engine/index.js';
import { shareText } from '../locales/announcements.js';
import type { Words } from '../locales/words.js';
import { addressOf } from './game-address.js';

/** What is shared of a game. */
export interface ShareData {
  /** The game, its deal and how it stands, in a sentence or two. */
  readonly text: string;
  /** The page's address with parameters that name the deal. */
  readonly url: string;
}

/** How a game was shared. */
export type Shared = 'shared' | 'copied';

/**
 * What there is to share of a game.
 * @param name the name before the parameters in the address
 */
export function shareDataOf(game: Game, seconds: number, name: string, words: Words): ShareData {
  return { text: shareText(game, seconds, words), url: addressOf(game, name) };
}

/**
 * Hands something to the system to be shared; where it takes nothing, puts it on the clipboard.
 * @returns undefined when the player did not go on
 * @throws what the clipboard throws when it cannot be written
 */
export async function share(data: ShareData): Promise<Shared | undefined> {
  try {
    // Not in every browser, and not in every page.
    if ((navigator as Partial<Navigator>).share) {
      await navigator.share({ ...data });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  await navigator.clipboard.writeText(`${data.text} ${data.url}`);
  return 'copied';
}
