import type { SimpleMove, Transfer } from './move.js';
import type { Position } from './pile.js';
import type { Plan } from './plan.js';
import { accepts, stockMove, takeable } from './rules.js';

/** Every legal transfer once, by source pile, number of cards, target pile. */
export function legalTransfers(plan: Plan, position: Position): Transfer[] {
  const moves: Transfer[] = [];
  for (const from of plan.piles) {
    const most = takeable(from, position);
    const { cards } = position.piles[from.index]!;
    for (let count = 1; count <= most; count++) {
      const lowest = cards[cards.length - count]!;
      for (const to of plan.piles) {
        if (accepts(to, position, from, lowest, count)) {
          moves.push({ type: 'transfer', from: from.id, to: to.id, count });
        }
      }
    }
  }
  return moves;
}

/** Every legal move once: the transfers, then what the stock does. */
export function legalMoves(plan: Plan, position: Position): SimpleMove[] {
  const moves: SimpleMove[] = legalTransfers(plan, position);
  const stock = stockMove(plan, position);
  if (stock) moves.push(stock);
  return moves;
}
