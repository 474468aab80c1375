import type { Position } from './pile.js';
import type { Plan } from './plan.js';

/** The score is read off the table, so taking a move back takes its points back. */
export function scoreOf(plan: Plan, position: Position): number {
  const { score: terms } = plan.setup;
  if (typeof terms === 'function') return terms(position, plan);
  let score = 0;
  for (const { per, group, points } of terms) {
    const there = cardsIn(plan, position, group);
    score += points * (per === 'card' ? there : dealtTo(plan, group) - there);
  }
  return score;
}

/** The number of cards in all piles of a group. */
export function cardsIn(plan: Plan, { piles }: Position, group: string): number {
  let count = 0;
  for (const { index } of plan.byGroup.get(group)!) count += piles[index]!.cards.length;
  return count;
}

function dealtTo(plan: Plan, group: string): number {
  return plan.setup.deal.reduce(
    (sum, { to, faces }) => (to === group ? sum + faces.join('').length : sum),
    0,
  );
}
