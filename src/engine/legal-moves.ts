import type { Remove, SimpleMove, Transfer } from './move.js';
import type { Position } from './pile.js';
import type { Plan } from './plan.js';
import { accepts, stockMove, takeable } from './rules.js';

/**
 * Whether a legal move of cards on the table does; none after the first that does is looked for. Transfers come first,
 * by source pile, number of cards, target pile, then removals.
 */
export function someTableMove(
  plan: Plan,
  position: Position,
  does: (move: Transfer | Remove) => boolean,
): boolean {
  for (const from of plan.piles) {
    const most = takeable(from, position);
    const { cards } = position.piles[from.index]!;
    for (let count = 1; count <= most; count++) {
      const taken = cards.slice(-count);
      for (const to of plan.piles) {
        if (!to.accept || !accepts(plan, to, position, from, taken)) continue;
        if (does({ type: 'transfer', from: from.id, to: to.id, count })) return true;
      }
    }
  }
  return someRemoval(plan, position, does);
}

/** Whether something that a pile can give up by itself now does. */
export function someRemoval(plan: Plan, position: Position, does: (move: Remove) => boolean): boolean {
  const { remove } = plan.setup;
  if (!remove) return false;
  return plan.piles.some((pile) => remove(position, pile, plan) && does({ type: 'remove', pile: pile.id }));
}

/** Every legal move of cards on the table once. */
export function tableMoves(plan: Plan, position: Position): (Transfer | Remove)[] {
  const moves: (Transfer | Remove)[] = [];
  someTableMove(plan, position, (move) => {
    moves.push(move);
    return false;
  });
  return moves;
}

/** Every legal move once: those of cards on the table, then what the stock does. */
export function legalMoves(plan: Plan, position: Position): SimpleMove[] {
  const moves: SimpleMove[] = tableMoves(plan, position);
  const stock = stockMove(plan, position);
  if (stock) moves.push(stock);
  return moves;
}
