import { orderedDeck, type Game, type SimpleMove } from '../../src/engine.js';
import type { SolitaireGame } from '../../src/index.js';

const byRank = orderedDeck().sort((a, b) => a.rank - b.rank);

/**
 * A deck for Klondike, Saratoga and Athena that wins by turning the stock and sending up alone: the low cards
 * are in the stock, the high ones in the tableau, each lower than those under it.
 */
const FAMILY_DECK = [...byRank.slice(24).reverse(), ...byRank.slice(0, 24)].map(({ id }) => id).join(' ');

/** A deck for Escalator that wins by one turn of the stock and the pyramid from its end to its top. */
const ESCALATOR_DECK = [...orderedDeck().slice(0, 28).reverse(), ...orderedDeck().slice(28).reverse()]
  .map(({ id }) => id)
  .join(' ');

/** A deck with which a variant is won by `movesToWin`. */
export function winningDeck(variant: string): string {
  return variant === 'escalator' ? ESCALATOR_DECK : FAMILY_DECK;
}

/** All moves to a win, from the deal of a winning deck. */
export function movesToWin(game: Game): readonly SimpleMove[] {
  if (game.variant.id !== 'escalator') return game.finishMoves();
  const taken = Array.from({ length: 28 }, (_, i): SimpleMove => {
    return { type: 'transfer', from: `tableau-${28 - i}`, to: 'waste', count: 1 };
  });
  return [{ type: 'deal' }, ...taken];
}

/**
 * Plays a winning deck up to its last move.
 * @returns that move, which wins
 */
export function playToLastMove(element: SolitaireGame): SimpleMove {
  const moves = movesToWin(element.game!);
  for (const move of moves.slice(0, -1)) element.play(move);
  return moves.at(-1)!;
}

/** Plays a winning deck to the end. */
export function playToWin(element: SolitaireGame): void {
  element.play(playToLastMove(element));
}
