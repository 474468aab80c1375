import { withFace, type Card } from './card.js';
import { frozen } from './frozen.js';
import type { SimpleMove, Transfer } from './move.js';
import { moved, withCards, type Pile, type Position } from './pile.js';
import type { Plan } from './plan.js';
import { isCovered } from './rules.js';

/** Makes a move that is known to be legal, with all that follows from it by itself. */
export function apply(plan: Plan, position: Position, move: SimpleMove): Position {
  const made = done(plan, position, move);
  return kept(position, turnedUp(plan, plan.setup.after?.(made, plan) ?? made));
}

/** A pile that has got its cards back within a move is the same object as before. */
function kept(before: Position, after: Position): Position {
  const isBack = (pile: Pile, i: number) => {
    const { cards } = before.piles[i]!;
    if (pile === before.piles[i] || pile.cards.length !== cards.length) return false;
    return pile.cards.every((card, j) => card === cards[j]);
  };
  if (!after.piles.some(isBack)) return after;
  return frozen({ ...after, piles: after.piles.map((pile, i) => (isBack(pile, i) ? before.piles[i]! : pile)) });
}

function done(plan: Plan, position: Position, move: SimpleMove): Position {
  switch (move.type) {
    case 'transfer':
      return (plan.setup.drop ?? transferred)(position, move, plan);
    case 'remove':
      return plan.setup.remove!(position, plan.byId.get(move.pile)!, plan)!;
    case 'deal':
    case 'redeal':
      return stockUsed(plan, position, move.type);
  }
}

/** Puts the top cards of one pile on another; one by one, where the pile takes them so. */
function transferred(position: Position, move: Transfer, plan: Plan): Position {
  const { index: from } = plan.byId.get(move.from)!;
  const { index: to, accept } = plan.byId.get(move.to)!;
  if (accept?.cards !== 'one-by-one') return moved(position, from, to, move);
  let next = position;
  for (let i = 0; i < move.count; i++) next = moved(next, from, to);
  return next;
}

function stockUsed(plan: Plan, position: Position, type: 'deal' | 'redeal'): Position {
  const used = stockPlayed(plan, position, type);
  return type === 'redeal' ? frozen({ ...used, redeals: position.redeals + 1 }) : used;
}

function stockPlayed(plan: Plan, position: Position, type: 'deal' | 'redeal'): Position {
  const stock = plan.setup.stock!;
  if ('deals' in stock) return stock.deals(position, plan) as Position;
  return type === 'deal' ? turned(plan, position, stock.turn) : turnedBack(plan, position);
}

function turned(plan: Plan, position: Position, count: number): Position {
  let next = position;
  const cards = Math.min(count, position.piles[plan.stock!.index]!.cards.length);
  for (let i = 0; i < cards; i++) next = moved(next, plan.stock!.index, plan.waste!.index, { faceUp: true });
  return next;
}

/** The waste's order is kept: the card that was turned first is turned first again. */
function turnedBack({ stock, waste }: Plan, position: Position): Position {
  const cards = position.piles[waste!.index]!.cards.map((card) => withFace(card, false)).reverse();
  return withCards(
    position,
    new Map([
      [stock!.index, cards],
      [waste!.index, []],
    ]),
  );
}

/** A face-down card that has come to the top, uncovered, turns up within the same move. */
function turnedUp(plan: Plan, position: Position): Position {
  const changed = new Map<number, readonly Card[]>();
  for (const pile of plan.piles) {
    if (!pile.turnsUp) continue;
    const { cards } = position.piles[pile.index]!;
    const top = cards[cards.length - 1];
    if (top?.faceUp === false && !isCovered(pile, position))
      changed.set(pile.index, [...cards.slice(0, -1), withFace(top, true)]);
  }
  return changed.size ? withCards(position, changed) : position;
}
