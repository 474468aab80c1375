import type { Remove, SimpleMove, Transfer } from './move.js';
import type { Position } from './pile.js';
import type { Plan } from './plan.js';
import { accepts, stockMove, takeable } from './rules.js';

/** Every legal transfer once, by source pile, number of cards, target pile. */
function legalTransfers(plan: Plan, position: Position): Transfer[] {
  const moves: Transfer[] = [];
  for (const from of plan.piles) {
    const most = takeable(from, position);
    const { cards } = position.piles[from.index]!;
    for (let count = 1; count <= most; count++) {
      const taken = cards.slice(-count);
      for (const to of plan.piles) {
        if (accepts(plan, to, position, from, taken)) {
          moves.push({ type: 'transfer', from: from.id, to: to.id, count });
        }
      }
    }
  }
  return moves;
}

/** What the piles can give up by themselves now. */
export function legalRemovals(plan: Plan, position: Position): Remove[] {
  const { remove } = plan.setup;
  if (!remove) return [];
  return plan.piles
    .filter((pile) => remove(position, pile, plan))
    .map(({ id }) => ({ type: 'remove', pile: id }));
}

/** Every legal move of cards on the table once. */
export function tableMoves(plan: Plan, position: Position): (Transfer | Remove)[] {
  return [...legalTransfers(plan, position), ...legalRemovals(plan, position)];
}

/** Every legal move once: those of cards on the table, then what the stock does. */
export function legalMoves(plan: Plan, position: Position): SimpleMove[] {
  const moves: SimpleMove[] = tableMoves(plan, position);
  const stock = stockMove(plan, position);
  if (stock) moves.push(stock);
  return moves;
}
