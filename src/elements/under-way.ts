import type { Game } from '../engine/index.js';

/** Whether there is a game that another one would end: with moves made, and neither won nor stuck. */
export function isUnderWay(game: Game | undefined): boolean {
  return game?.status === 'playing' && game.moveCount > 0;
}
