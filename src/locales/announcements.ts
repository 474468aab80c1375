import type { Card, Changes, Game, Pile, PileId, SimpleMove } from '../engine/index.js';
import { simpleMoves } from '../engine/index.js';
import type { Messages } from './en.js';
import type { CardsAt } from './messages.js';

/** What to say of a game that was dealt. */
export function dealtText(game: Game, { said }: Messages): string {
  const tableauPiles = game.piles.filter((pile) => pile.role === 'tableau').length;
  return said.dealt(game.variant.name, game.deal, tableauPiles, stockCount(game));
}

/** What to say of a move that was played; `game` is as it is after it. */
export function playedText(game: Game, changes: Changes, { said }: Messages): string {
  const { move } = changes;
  switch (move.type) {
    case 'transfer':
    case 'remove':
      return said.moved(lowestMoved(changes, changes.cards[0]!.to.pile), turnedUp(changes));
    case 'deal':
      return said.turned(cardsOf(changes), stockCount(game));
    case 'redeal':
      return said.redealt(game.redealsLeft);
    case 'sequence':
      return said.collected(collectedCount(changes));
  }
}

/** What to say of a move that was taken back. */
export function undoneText(changes: Changes, { said }: Messages): string {
  const { move, score } = changes;
  switch (move.type) {
    case 'transfer':
    case 'remove':
      return said.undone(lowestMoved(changes, changes.cards.at(-1)!.to.pile), score.after);
    case 'deal':
      return said.undoneTurn(changes.cards.length, score.after);
    case 'redeal':
      return said.undoneRedeal(score.after);
    case 'sequence':
      return said.undoneCollecting(collectedCount(changes), score.after);
  }
}

/** What to say of a move that was made again; `game` is as it is after it. */
export function redoneText(game: Game, changes: Changes, messages: Messages): string {
  return messages.said.redone(playedText(game, changes, messages), changes.score.after);
}

/** What to say of something that has happened; `game` is as it is after it. */
export function happeningText(
  type: 'played' | 'undone' | 'redone',
  game: Game,
  changes: Changes,
  messages: Messages,
): string {
  switch (type) {
    case 'played':
      return playedText(game, changes, messages);
    case 'undone':
      return undoneText(changes, messages);
    case 'redone':
      return redoneText(game, changes, messages);
  }
}

/** What to say of a hint, or of none. */
export function hintText(game: Game, hint: SimpleMove | undefined, messages: Messages): string {
  return hint ? messages.said.hint(moveText(game, hint, messages)) : messages.said.noHint;
}

/** A move that could be made, as part of a sentence. */
export function moveText(game: Game, move: SimpleMove, messages: Messages): string {
  switch (move.type) {
    case 'deal':
      return messages.turnStock;
    case 'redeal':
      return messages.turnWaste;
    case 'remove':
      return messages.remove(cardsIn(game, move.pile).at(-1)!, move.pile);
    case 'transfer': {
      const { from, to, count } = move;
      const card = cardsIn(game, from).at(-count)!;
      return messages.move({ card, count, pile: from }, to, cardsIn(game, to).at(-1));
    }
  }
}

/** A pile in full; of squared ones only the top card is seen. */
export function pileText({ id, cards }: Pile, isFan: boolean, { labels, told }: Messages): string {
  const seen = isFan ? cards.filter(({ faceUp }) => faceUp) : cards.slice(-1).filter(({ faceUp }) => faceUp);
  const faceDown = isFan ? cards.length - seen.length : 0;
  return told.pile(labels.pile(id, cards.length, 0), faceDown, seen);
}

/** How the game stands. */
export function gameText(game: Game, seconds: number, { told }: Messages): string {
  const { variant, deal, score, moveCount, redealsLeft } = game;
  const standing = told.game(variant.name, deal, score, moveCount, seconds);
  const hasStock = game.piles.some(({ role }) => role === 'stock');
  return hasStock ? `${standing} ${told.stock(stockCount(game), redealsLeft)}` : standing;
}

/** The top cards of some piles. */
export function tableText(piles: readonly Pile[], { told }: Messages): string {
  return told.table(piles.map(({ id, cards }) => ({ id, top: cards.at(-1) })));
}

/** The cards that went to a pile, named by the lowest of them. */
function lowestMoved({ cards }: Changes, pile: PileId): CardsAt {
  const moved = cards.filter(({ from, to }) => to.pile === pile && from.pile !== pile);
  const lowest = moved.reduce((low, change) => (change.to.index < low.to.index ? change : low), moved[0] ?? cards[0]!);
  return { card: lowest.card, count: moved.length, pile };
}

function turnedUp({ cards }: Changes): Card[] {
  return cards
    .filter(({ card, from, to, turned }) => turned && card.faceUp && from.pile === to.pile)
    .map(({ card }) => card);
}

function cardsOf({ cards }: Changes): Card[] {
  return cards.map(({ card }) => card);
}

function collectedCount({ move }: Changes): number {
  return simpleMoves(move).reduce((sum, single) => sum + (single.type === 'transfer' ? single.count : 0), 0);
}

function stockCount(game: Game): number {
  return game.piles.find((pile) => pile.role === 'stock')?.cards.length ?? 0;
}

function cardsIn(game: Game, id: PileId): readonly Card[] {
  return game.piles.find((pile) => pile.id === id)!.cards;
}
