import { apply } from './apply.js';
import type { SimpleMove, Transfer } from './move.js';
import type { Position } from './pile.js';
import type { PilePlan, Plan } from './plan.js';
import { isWon } from './outcome.js';
import { accepts, stockMove, takeable } from './rules.js';

/** The move that sends a pile's top card to its goal, or all that go as one: the first pile there that takes it. */
export function sendMove(plan: Plan, position: Position, from: PilePlan): Transfer | undefined {
  const { send } = plan.setup;
  const most = takeable(from, position);
  if (!send?.from.includes(from.group) || !most) return undefined;
  for (const to of plan.byGroup.get(send.to)!) {
    for (const count of [1, most]) {
      const cards = position.piles[from.index]!.cards.slice(-count);
      if (accepts(plan, to, position, from, cards)) return { type: 'transfer', from: from.id, to: to.id, count };
    }
  }
  return undefined;
}

/**
 * The moves that send up all that can go, where the variant sends by double click: again and again the first
 * pile whose top card can go.
 */
export function autoplayMoves(plan: Plan, start: Position): Transfer[] {
  return sendAll(plan, start).moves;
}

/**
 * The moves that win the game by sending up and turning the stock alone; none when that does not win it.
 */
export function finishMoves(plan: Plan, start: Position): SimpleMove[] {
  if (plan.setup.send?.on !== 'double-click' || plan.piles.some((pile) => blocksItself(plan, pile, start))) return [];
  const moves: SimpleMove[] = [];
  let position = start;
  let idleTurns = 0;
  while (!isWon(plan, position)) {
    const sent = sendAll(plan, position);
    idleTurns = sent.moves.length ? 0 : idleTurns + 1;
    moves.push(...sent.moves);
    position = sent.position;
    if (isWon(plan, position)) break;
    const turn = stockMove(plan, position);
    if (!turn || idleTurns > turnsInTwoPasses(plan, position)) return [];
    moves.push(turn);
    position = apply(plan, position, turn);
  }
  return moves;
}

/**
 * Whether a pile has a card under a higher one of its suit, where goals build up in suit: neither can go first. Most
 * positions are told by this that cannot be finished, without playing them to their end.
 */
function blocksItself({ setup, waste, stock }: Plan, pile: PilePlan, { piles }: Position): boolean {
  const { send, groups } = setup;
  const build = groups[send!.to]!.accept?.on;
  if (typeof build !== 'object' || build.by !== 'suit' || build.step !== 1 || build.wrap) return false;
  if (pile === waste || pile === stock || pile.group === send!.to) return false;
  const { cards } = piles[pile.index]!;
  return cards.some((low, i) => cards.some((high, j) => j > i && high.suit === low.suit && high.rank > low.rank));
}

function sendAll(plan: Plan, start: Position): { moves: Transfer[]; position: Position } {
  const moves: Transfer[] = [];
  let position = start;
  if (plan.setup.send?.on !== 'double-click') return { moves, position };
  for (;;) {
    const move = firstSend(plan, position);
    if (!move) return { moves, position };
    moves.push(move);
    position = apply(plan, position, move);
  }
}

function firstSend(plan: Plan, position: Position): Transfer | undefined {
  for (const group of plan.setup.send!.from) {
    for (const pile of plan.byGroup.get(group)!) {
      const move = sendMove(plan, position, pile);
      if (move) return move;
    }
  }
  return undefined;
}

function turnsInTwoPasses(plan: Plan, { piles }: Position): number {
  const cards = [plan.stock, plan.waste].reduce((sum, pile) => sum + (pile ? piles[pile.index]!.cards.length : 0), 0);
  return 2 * (cards + 1);
}
