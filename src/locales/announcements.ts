import type { Card, Changes, Game, PileId, SimpleMove } from '../engine/index.js';
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
      return said.moved(lowestMoved(changes, move.to), turnedUp(changes));
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
      return said.undone(lowestMoved(changes, move.from), score.after);
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

/** What to say of a hint, or of none. */
export function hintText(game: Game, hint: SimpleMove | undefined, { said }: Messages): string {
  switch (hint?.type) {
    case undefined:
      return said.noHint;
    case 'deal':
      return said.hintTurn;
    case 'redeal':
      return said.hintRedeal;
    case 'transfer': {
      const { from, to, count } = hint;
      const card = cardsIn(game, from).at(-count)!;
      return said.hint({ card, count, pile: from }, to, cardsIn(game, to).at(-1));
    }
  }
}

/** The cards that went to a pile, named by the lowest of them. */
function lowestMoved({ cards }: Changes, pile: PileId): CardsAt {
  const moved = cards.filter(({ from, to }) => to.pile === pile && from.pile !== pile);
  const lowest = moved.reduce((low, change) => (change.to.index < low.to.index ? change : low));
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
