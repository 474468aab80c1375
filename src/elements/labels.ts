import type { Card, Game, Pile } from '../engine/index.js';
import type { Words } from '../locales/words.js';
import { faceDownAt } from '../table/stops.js';

/** `Queen of hearts, 3 of 5, tableau 4, moves with 2 cards`: a stop, with all to know of it. */
export function cardLabel(game: Game, pile: Pile, index: number, held: boolean, words: Words): string {
  const card = pile.cards[index]!;
  if (!card.faceUp) {
    return label(words, words.text('label.faceDown', { count: faceDownAt(pile, index) }), words.pile(pile.id));
  }
  const of = pile.cards.length;
  const above = of - 1 - index;
  const covering = coveringCards(game, pile);
  return label(
    words,
    words.card(card),
    of > 1 && words.text('label.position', { position: index + 1, of }),
    words.pile(pile.id),
    above > 0 && above < game.takeable(pile.id) && words.text('label.movesWith', { count: above }),
    covering.length > 0 && words.text('label.coveredBy', { cards: words.cards(covering) }),
    held && words.text('label.held'),
  );
}

/** The name of a pile that is a stop itself: the stock, or an empty pile. */
export function pileStopLabel(game: Game, { id, role, cards }: Pile, words: Words): string {
  if (cards.length) return label(words, words.pile(id), words.cardCount(cards.length));
  const takes = words.wanted(game.wanted(id));
  return label(
    words,
    words.text('label.empty', { pile: words.pile(id) }),
    role === 'stock' ? words.redeals(game.redealsLeft) : takes !== undefined && words.text('takes', { cards: takes }),
  );
}

/** The name of a pile as a group of cards. */
export function pileLabel({ id, cards }: Pile, words: Words): string {
  const faceDown = cards.filter((card) => !card.faceUp).length;
  return label(
    words,
    words.pile(id),
    words.cardCount(cards.length),
    faceDown > 0 && faceDown < cards.length && words.text('label.partFaceDown', { count: faceDown }),
  );
}

function label(words: Words, ...phrases: readonly (string | false)[]): string {
  return words.capital(words.listed(phrases.filter((phrase) => phrase !== false)));
}

/** The cards of other piles that lie on a pile. */
function coveringCards(game: Game, pile: Pile): Card[] {
  const { piles } = game.table;
  const plan = piles.find(({ id }) => id === pile.id)!;
  return plan.coveredBy.flatMap((index) => game.piles[index]!.cards);
}
