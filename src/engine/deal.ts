import { withFace, type Card } from './card.js';
import { frozen } from './frozen.js';
import type { Plan } from './plan.js';
import type { Position } from './pile.js';

/** The first position of a game: the deck dealt out as the setup says. */
export function dealOut(plan: Plan, given: readonly Card[]): Position {
  const { setup, byGroup } = plan;
  const deck = setup.deck?.arranged?.(given) ?? given;
  const cards: Card[][] = plan.piles.map(() => []);
  let next = 0;
  for (const { to, faces } of setup.deal) {
    const piles = byGroup.get(to)!;
    const rows = Math.max(...faces.map((text) => text.length));
    for (let row = 0; row < rows; row++) {
      for (const [i, text] of faces.entries()) {
        if (row < text.length) cards[piles[i]!.index]!.push(withFace(deck[next++]!, text[row] === 'U'));
      }
    }
  }
  if (plan.stock) cards[plan.stock.index] = deck.slice(next).reverse();
  const base = setup.base && cards[byGroup.get(setup.base)![0]!.index]![0]?.rank;
  const dealt = frozen({
    piles: plan.piles.map(({ id, role, index }) => ({ id, role, cards: cards[index]! })),
    redeals: 0,
    ...(base ? { base } : {}),
  });
  return setup.dealt?.(dealt, plan) ?? dealt;
}
