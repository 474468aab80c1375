import type { Game, PileId, SimpleMove } from '../engine/index.js';

/** Whether the cards of a pile are out of the game. */
export function isOut(game: Game, id: PileId): boolean {
  return game.pile(id).role === 'discard';
}

/** Whether a move takes two cards out together: then either of them may be put on the other. */
export function isPair(game: Game, move: SimpleMove): boolean {
  return (
    move.type === 'transfer' &&
    game.piles.some(({ id }) => isOut(game, id)) &&
    !game.refusal({ ...move, from: move.to, to: move.from })
  );
}
