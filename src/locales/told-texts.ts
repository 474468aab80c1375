import type { Card, Game, Pile } from '../engine/index.js';
import { hasStock, standingText, stockCount } from './announcements.js';
import type { Words } from './words.js';

/** How the game stands. */
export function gameText(game: Game, seconds: number, words: Words): string {
  const standing = standingText(game, seconds, words);
  if (!hasStock(game)) return standing;
  const redeals = words.redeals(game.redealsLeft);
  return `${standing} ${words.text('told.stock', { count: stockCount(game), redeals })}`;
}

/** The top cards of some piles. */
export function tableText(piles: readonly Pile[], words: Words): string {
  const tops = piles.map(({ id, cards }) => {
    return words.text('told.top', { pile: words.pile(id), card: topName(cards.at(-1), words) });
  });
  return words.sentence('listed', { list: tops.join(words.text('told.semicolon')) });
}

function topName(card: Card | undefined, words: Words): string {
  if (!card) return words.text('told.emptyTop');
  return card.faceUp ? words.card(card) : words.text('told.faceDownTop');
}
