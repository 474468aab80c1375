import { apply } from './apply.js';
import type { SimpleMove } from './move.js';
import type { Position } from './pile.js';
import type { Plan } from './plan.js';
import { stockMove } from './rules.js';

/** A position that turning the stock leads to, and the first move towards it. */
export interface PassStep {
  readonly position: Position;
  readonly move: SimpleMove;
}

/**
 * The positions that come up while the stock is only turned and nothing else is played: to the end of this
 * pass, and one whole pass more if the waste may turn back. Every later pass would be the same again.
 */
export function* stockPass(plan: Plan, start: Position): Generator<PassStep> {
  let position = start;
  for (let redeals = 0; ;) {
    const move = stockMove(plan, position);
    if (!move || (move.type === 'redeal' && ++redeals > 1)) return;
    position = apply(plan, position, move);
    yield { position, move };
  }
}
