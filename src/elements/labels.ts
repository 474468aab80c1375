import type { Card, Game, Pile } from '../engine/index.js';
import type { Messages } from '../locales/en.js';
import { faceDownAt } from '../table/stops.js';

/** The name of a card that is a stop, with all that a player must know of it. */
export function cardLabel(
  game: Game,
  pile: Pile,
  index: number,
  held: boolean,
  { labels }: Messages,
): string {
  const card = pile.cards[index]!;
  if (!card.faceUp) return labels.faceDown(faceDownAt(pile, index), pile.id);
  const above = pile.cards.length - 1 - index;
  return labels.card({
    card,
    pile: pile.id,
    position: index + 1,
    of: pile.cards.length,
    movesWith: above < game.takeable(pile.id) ? above : 0,
    coveredBy: coveringCards(game, pile),
    held,
  });
}

/** The name of a pile that is a stop itself: the stock, or an empty pile. */
export function pileStopLabel(game: Game, pile: Pile, { labels }: Messages): string {
  if (pile.cards.length) return labels.pile(pile.id, pile.cards.length, 0);
  return pile.role === 'stock'
    ? labels.emptyStock(game.redealsLeft)
    : labels.emptyPile(pile.id, game.wanted(pile.id));
}

/** The name of a pile as a group of cards. */
export function pileLabel({ id, cards }: Pile, { labels }: Messages): string {
  return labels.pile(id, cards.length, cards.filter((card) => !card.faceUp).length);
}

/** The cards of other piles that lie on a pile. */
function coveringCards(game: Game, pile: Pile): Card[] {
  const { piles } = game.table;
  const plan = piles.find(({ id }) => id === pile.id)!;
  return plan.coveredBy.flatMap((index) => game.piles[index]!.cards);
}
