import { withFace, type Card } from './card.js';
import { frozen } from './frozen.js';
import type { Plan } from './plan.js';
import type { Position } from './pile.js';

/** The first position of a game: the deck dealt out as the setup says. */
export function dealOut(plan: Plan, deck: readonly Card[]): Position {
  const cards: Card[][] = plan.piles.map(() => []);
  let next = 0;
  for (const { to, faces } of plan.setup.deal) {
    const piles = plan.byGroup.get(to)!;
    const rows = Math.max(...faces.map((text) => text.length));
    for (let row = 0; row < rows; row++) {
      for (const [i, text] of faces.entries()) {
        if (row < text.length) cards[piles[i]!.index]!.push(withFace(deck[next++]!, text[row] === 'U'));
      }
    }
  }
  if (plan.stock) cards[plan.stock.index] = deck.slice(next).reverse();
  return frozen({
    piles: plan.piles.map(({ id, role, index }) => ({ id, role, cards: cards[index]! })),
    redeals: 0,
  });
}
