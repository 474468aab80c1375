import { moved, type OwnStock, type Plan, type Position, type Reason } from '../../engine/index.js';
import { cardsOf } from './counts.js';

/**
 * A stock that deals one card, face up, to each pile of a group, as far as they last.
 * @param onlyFull whether nothing is dealt while a pile is empty
 */
export function rounds(group: string, onlyFull = false): OwnStock {
  return { as: 'deal', redeals: 0, deals: (position, plan) => round(position, plan, group, onlyFull) };
}

function round(position: Position, plan: Plan, group: string, onlyFull: boolean): Position | Reason {
  const stock = plan.stock!.index;
  const left = position.piles[stock]!.cards.length;
  if (!left) return 'stock-empty';
  if (onlyFull && cardsOf(plan, position, group).some(({ length }) => !length)) return 'empty-pile';
  const piles = plan.byGroup.get(group)!.slice(0, left);
  return piles.reduce((next, { index }) => moved(next, stock, index, { faceUp: true }), position);
}
