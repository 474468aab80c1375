import type { Game } from '../../src/engine.js';
import { apply } from '../../src/engine/apply.js';
import { legalMoves } from '../../src/engine/legal-moves.js';
import { isWon } from '../../src/engine/outcome.js';
import type { Pile, Position } from '../../src/engine/pile.js';

/**
 * Whether a game can be won, found by trying every legal move of the engine from every position.
 * Knows nothing but that it does not matter which of several like piles is which.
 * @returns undefined when there are too many positions
 */
export function canBeWon(game: Game, mostPositions: number): boolean | undefined {
  const plan = game.variant.plan(game.options);
  const { stock } = game.setup;
  const used = (stock && 'redeals' in stock ? stock.redeals : 0) - game.redealsLeft;
  const start: Position = { piles: game.piles, redeals: Number.isNaN(used) ? 0 : used };
  const unlimited = game.redealsLeft === Infinity;
  const seen = new Set<string>();
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    if (isWon(plan, position)) return true;
    if (seen.size > mostPositions) return undefined;
    for (const move of legalMoves(plan, position)) {
      const next = apply(plan, position, move);
      const key = `${keyOf(next.piles)} ${unlimited ? 0 : next.redeals}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
}

function keyOf(piles: readonly Pile[]): string {
  return piles
    .map(({ role, cards }) => `${role}:${cards.map(({ id, faceUp }) => (faceUp ? id : `${id}x`)).join('')}`)
    .sort()
    .join(' ');
}
