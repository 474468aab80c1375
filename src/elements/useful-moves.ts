import type { Game, Pile, SimpleMove } from '../engine/index.js';
import type { Held } from '../interaction/table-view.js';
import { isPair } from '../locales/removal.js';

/**
 * The legal moves as a player would list them: of empty piles that are alike the first alone, none that only
 * takes a whole pile to another such place, and a pair that goes out together once. Of cards in hand, where they may
 * go.
 */
export function usefulMoves(game: Game, held?: Held): SimpleMove[] {
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

/** The piles that show something: all but those that others cover. */
export function openPiles(game: Game): Pile[] {
  return game.table.piles
    .filter(({ coveredBy }) => coveredBy.every((index) => !game.piles[index]!.cards.length))
    .map(({ index }) => game.piles[index]!);
}
