import { withFace, type Card } from './card.js';
import type { CardChange, SimpleMove, Spot, Transfer } from './move.js';
import { withCards, type Position } from './pile.js';
import type { Plan } from './plan.js';

/** A position after a move, and what the move did to each card that it touched. */
export interface Applied {
  readonly position: Position;
  readonly changes: readonly CardChange[];
}

/** Makes a move that is known to be legal, with all that follows from it by itself. */
export function apply(plan: Plan, position: Position, move: SimpleMove): Applied {
  switch (move.type) {
    case 'transfer':
      return transfer(plan, position, move);
    case 'deal':
      return turnStock(plan, position);
    case 'redeal':
      return turnWasteBack(plan, position);
  }
}

function transfer(plan: Plan, { piles, redeals }: Position, move: Transfer): Applied {
  const source = plan.byId.get(move.from)!;
  const target = plan.byId.get(move.to)!;
  const from = piles[source.index]!.cards;
  const to = piles[target.index]!.cards;
  const left = from.slice(0, -move.count);
  const moved = from.slice(-move.count);
  const changes: CardChange[] = moved.map((card, i) => ({
    card,
    from: { pile: source.id, index: left.length + i },
    to: { pile: target.id, index: to.length + i },
    turned: false,
  }));
  const changed = new Map<number, readonly Card[]>([
    [source.index, left],
    [target.index, [...to, ...moved]],
  ]);
  return turnUp(plan, { piles: withCards(piles, changed), redeals }, changes);
}

/** A face-down card that has come to the top, uncovered, turns up within the same move. */
function turnUp(plan: Plan, position: Position, changes: CardChange[]): Applied {
  const turned = new Map<number, readonly Card[]>();
  for (const pile of plan.piles) {
    if (!pile.turnsUp) continue;
    const { cards } = position.piles[pile.index]!;
    const top = cards[cards.length - 1];
    if (!top || top.faceUp || pile.coveredBy.some((index) => position.piles[index]!.cards.length > 0))
      continue;
    const card = withFace(top, true);
    const spot: Spot = { pile: pile.id, index: cards.length - 1 };
    turned.set(pile.index, [...cards.slice(0, -1), card]);
    changes.push({ card, from: spot, to: spot, turned: true });
  }
  if (!turned.size) return { position, changes };
  return { position: { ...position, piles: withCards(position.piles, turned) }, changes };
}

function turnStock(plan: Plan, { piles, redeals }: Position): Applied {
  const { stock, waste, setup } = plan;
  const from = piles[stock!.index]!.cards;
  const to = piles[waste!.index]!.cards;
  const left = from.slice(0, -setup.stock!.turn);
  const moved = from
    .slice(left.length)
    .reverse()
    .map((card) => withFace(card, true));
  const changes = moved.map((card, i) => ({
    card,
    from: { pile: stock!.id, index: from.length - 1 - i },
    to: { pile: waste!.id, index: to.length + i },
    turned: true,
  }));
  const changed = new Map<number, readonly Card[]>([
    [stock!.index, left],
    [waste!.index, [...to, ...moved]],
  ]);
  return { position: { piles: withCards(piles, changed), redeals }, changes };
}

/** The waste's order is kept: the card that was turned first is turned first again. */
function turnWasteBack(plan: Plan, { piles, redeals }: Position): Applied {
  const { stock, waste } = plan;
  const cards = [...piles[waste!.index]!.cards].reverse().map((card) => withFace(card, false));
  const changes = cards.map((card, i) => ({
    card,
    from: { pile: waste!.id, index: cards.length - 1 - i },
    to: { pile: stock!.id, index: i },
    turned: true,
  }));
  const changed = new Map<number, readonly Card[]>([
    [stock!.index, cards],
    [waste!.index, []],
  ]);
  return { position: { piles: withCards(piles, changed), redeals: redeals + 1 }, changes };
}
