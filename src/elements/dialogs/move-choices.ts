import type { Game, SimpleMove } from '../../engine/index.js';
import type { Held } from '../../interaction/table-view.js';
import { moveText } from '../../locales/announcements.js';
import { isPair } from '../../locales/removal.js';
import type { TablePlay } from '../table-play.js';
import type { MoveChoice } from './moves-dialog.js';

/**
 * The moves to choose from; of cards in hand, theirs.
 * @param played called after one was chosen
 */
export function moveChoices(play: TablePlay, held: Held | undefined, played: () => void): MoveChoice[] {
  const { game } = play;
  if (!game) return [];
  return usefulMoves(game, held).map((move) => ({
    text: play.words.capital(moveText(game, move, play.words)),
    play: () => {
      if (play.tryPlay(move, 'player')) play.hand.followed(move, 'to');
      played();
    },
  }));
}

/**
 * The legal moves as a player would list them: of empty piles that are alike the first alone, none that only
 * takes a whole pile to another such place, and a pair that goes out together once. Of cards in hand, where they may
 * go.
 */
function usefulMoves(game: Game, held?: Held): SimpleMove[] {
  const seen = new Set<string>();
  return game.legalMoves().filter((move) => {
    if (move.type !== 'transfer') return !held;
    const { from, to, count } = move;
    if (held) {
      if (from !== held.pile || count !== held.count) return false;
    } else if (isPair(game, move)) {
      if (seen.has(`${to} ${from}`)) return false;
      seen.add(`${from} ${to}`);
    }
    const source = game.pile(from);
    const target = game.pile(to);
    if (target.cards.length) return true;
    if (source.role === target.role && source.cards.length === count) return false;
    const key = [from, count, target.role].join(' ');
    return !seen.has(key) && seen.add(key);
  });
}
