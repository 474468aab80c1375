import type { Card, Changes, Game, Move, Pile, PileId, Refusal, SimpleMove, Variant } from '../engine/index.js';
import { simpleMoves, type SolitaireError } from '../engine/index.js';
import { en } from './en.js';
import { movedText } from './moved-text.js';
import { isPair } from './removal.js';
import type { Words } from './words.js';

/** What to say of a game that was dealt. */
export function dealtText(game: Game, words: Words): string {
  const count = game.piles.filter((pile) => pile.role === 'tableau').length;
  const key = hasStock(game) ? 'said.dealt' : 'said.dealtAll';
  return words.text(key, { game: gameName(game, words), count, stock: stockCount(game) });
}

/** What to say of a game that is there again as it was left. */
export function resumedText({ variant, moveCount }: Game, words: Words): string {
  return words.text('said.resumed', { variant: words.variantName(variant), count: moveCount });
}

/** What to say of a move that was played; `game` is as it is after it. */
export function playedText(game: Game, changes: Changes, words: Words): string {
  const { move } = changes;
  switch (move.type) {
    case 'transfer':
    case 'remove':
      return movedText(game, changes, move, words);
    case 'deal':
      return turnedText(fromStock(game, changes), stockCount(game), words);
    case 'redeal': {
      const redeals = words.capital(words.redeals(game.redealsLeft));
      return words.text(dealsItself(game) ? 'said.dealtAnew' : 'said.redealt', { redeals });
    }
    case 'sequence':
      return words.text('said.collected', { cards: words.cardCount(collectedCount(move)) });
  }
}

/** What to say of a move that was taken back; `game` is as it was before it, so the move is told as one to be made. */
export function undoneText(game: Game, { move, score }: Changes, words: Words): string {
  const undone = move.type === 'sequence' ? words.cardCount(collectedCount(move)) : moveText(game, move, words);
  return words.text('said.undone', { move: undone, score: score.after });
}

/** What to say of a move that was made again; `game` is as it is after it. */
export function redoneText(game: Game, changes: Changes, words: Words): string {
  return words.text('said.redone', { said: playedText(game, changes, words), score: changes.score.after });
}

/** What to say of something that has happened; `game` is as it is after it. */
export function happeningText(
  type: 'played' | 'undone' | 'redone',
  game: Game,
  changes: Changes,
  words: Words,
): string {
  switch (type) {
    case 'played':
      return playedText(game, changes, words);
    case 'undone':
      return undoneText(game, changes, words);
    case 'redone':
      return redoneText(game, changes, words);
  }
}

/** What to say of cards that were picked up, and of how many places there are for them. */
export function pickedUpText(game: Game, pile: PileId, count: number, places: number, words: Words): string {
  return words.text('said.pickedUp', { cards: words.run(game.pile(pile).cards.at(-count)!, count), count: places });
}

/** What to say of cards that were put back. */
export function putBackText(game: Game, pile: PileId, count: number, words: Words): string {
  const cards = words.run(game.pile(pile).cards.at(-count)!, count);
  return words.text('said.putBack', { cards, pile: words.pile(pile) });
}

/** What to say of a move that is refused. */
export function refusalText({ reason, wanted }: Refusal, words: Words): string {
  if (reason === 'wrong-card') {
    const cards = wanted && words.wanted(wanted);
    return cards === undefined ? words.text('refusal.full') : words.text('refusal.wrong-card', { cards });
  }
  return textOr('refusal.other', `refusal.${reason}`, words);
}

/** What to say of a hint, or of none. */
export function hintText(game: Game, hint: SimpleMove | undefined, words: Words): string {
  return hint ? words.text('said.hint', { move: moveText(game, hint, words) }) : words.text('said.noHint');
}

/** What to say, and show, of something that cannot be used. */
export function errorText({ code }: SolitaireError, words: Words): string {
  return textOr('error.other', `error.${code}`, words);
}

/** The text of a reason or code, or another where it has none: some are for programs alone. */
function textOr(other: keyof typeof en, key: string, words: Words): string {
  return words.text(key in en ? (key as keyof typeof en) : other);
}

/** A move that could be made, as part of a sentence. */
export function moveText(game: Game, move: SimpleMove, words: Words): string {
  switch (move.type) {
    case 'deal':
      return words.text(dealsItself(game) ? 'dealCards' : 'turnStock');
    case 'redeal':
      return words.text(dealsItself(game) ? 'dealAnew' : 'turnWaste');
    case 'remove': {
      const card = words.card(game.pile(move.pile).cards.at(-1)!);
      return words.text('removeCard', { card, pile: words.pile(move.pile) });
    }
    case 'transfer': {
      const { from, to, count } = move;
      const card = game.pile(from).cards.at(-count)!;
      const on = game.pile(to).cards.at(-1);
      const pile = words.pile(to);
      return words.text(isPair(game, move) ? 'removePair' : 'move', {
        cards: words.run(card, count),
        from: words.pile(from),
        to: on ? words.listed([words.card(on), pile]) : words.text('label.empty', { pile }),
      });
    }
  }
}

/** A pile in full; of squared ones only the top card is seen. */
export function pileText({ id, cards }: Pile, isFan: boolean, words: Words): string {
  const seen = (isFan ? cards : cards.slice(-1)).filter(({ faceUp }) => faceUp);
  const faceDown = isFan ? cards.length - seen.length : 0;
  const list = words.listed([
    words.pile(id),
    words.cardCount(cards.length),
    ...(faceDown ? [words.text('label.partFaceDown', { count: faceDown })] : []),
    ...seen.map((card) => words.card(card)),
  ]);
  return words.sentence('listed', { list });
}

/** Where cards in hand may go. */
export function placesText(piles: readonly PileId[], words: Words): string {
  return words.text('told.places', { piles: words.listed(piles.map((id) => words.pile(id))) });
}

/** What to say of a game that is won. */
export function wonText(moves: number, seconds: number, words: Words): string {
  return words.text('said.won', { count: moves, time: words.clock(seconds) });
}

/** The game, its score, moves and time. */
export function standingText(game: Game, seconds: number, words: Words): string {
  const { score, moveCount: count } = game;
  return words.text('told.standing', { game: gameName(game, words), score, count, time: words.clock(seconds) });
}

function turnedText(cards: readonly Card[], count: number, words: Words): string {
  const [card] = cards;
  if (!card) return words.text('said.closedUp');
  if (cards.length === 1) return words.sentence('said.turnedOne', { card: words.card(card), count });
  return words.sentence('said.turned', { cards: words.listed(cards.map((one) => words.card(one))), count });
}

/** `Won: Yukon, deal 4217. Score 52, 142 moves, 3:05.`: what is shared of a game. */
export function shareText(game: Game, seconds: number, words: Words): string {
  if (!game.moveCount) return words.text('listed', { list: gameName(game, words) });
  const value = standingText(game, seconds, words);
  if (game.status !== 'won') return value;
  return words.text('statistics.option', { label: words.text('statistics.won'), value });
}

/** The variant's name, `…, deal 4217`; without a number, the variant alone. */
function gameName({ variant, deal }: { variant: Variant; deal: number | undefined }, words: Words): string {
  const name = words.variantName(variant);
  return deal === undefined ? name : words.text('game.deal', { variant: name, deal });
}

/** The cards that came from the stock. */
function fromStock(game: Game, { cards }: Changes): Card[] {
  return cards.filter(({ from }) => game.pile(from.pile).role === 'stock').map(({ card }) => card);
}

/** Whether the stock does more than turn cards onto a waste that turns back. */
function dealsItself({ setup }: Game): boolean {
  return setup.stock !== undefined && 'deals' in setup.stock;
}

export function hasStock(game: Game): boolean {
  return game.piles.some(({ role }) => role === 'stock');
}

function collectedCount(move: Move): number {
  return simpleMoves(move).reduce((sum, single) => sum + (single.type === 'transfer' ? single.count : 0), 0);
}

export function stockCount(game: Game): number {
  return game.piles.find((pile) => pile.role === 'stock')?.cards.length ?? 0;
}
