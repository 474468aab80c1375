import type { Changes, Game, Pile, SimpleMove } from '../../src/engine.js';
import { textOf } from './engine-text.js';

/** What a search through everything that can still be played found. */
export type Prospect = 'something new' | 'nothing new' | 'too much to search';

/**
 * Plays every legal move from a position, and every one after those, until each position that can be reached
 * was seen. New is a higher score than the present one, another card of the table turned up, or a waste card
 * played.
 * Knows nothing of the rules and leaves nothing out; the game is back where it was at the end.
 */
export function prospectOf(game: Game, mostPositions = 20_000): Prospect {
  const { score, moveCount } = game;
  const seen = new Set([positionKey(game)]);
  const open: SimpleMove[][] = [[...game.legalMoves()]];
  const backTo = (count: number): void => {
    while (game.moveCount > count) game.undo();
  };
  for (let moves = open.at(-1); moves; moves = open.at(-1)) {
    const move = moves.pop();
    if (!move) {
      open.pop();
      if (open.length) game.undo();
      continue;
    }
    const changes = game.play(move);
    if (isNew(changes, score) || seen.size >= mostPositions) {
      backTo(moveCount);
      return isNew(changes, score) ? 'something new' : 'too much to search';
    }
    const key = positionKey(game);
    if (seen.has(key)) {
      game.undo();
      continue;
    }
    seen.add(key);
    open.push([...game.legalMoves()]);
  }
  return 'nothing new';
}

function isNew({ move, cards, score }: Changes, most: number): boolean {
  if (score.after > most) return true;
  if (move.type !== 'transfer') return false;
  return move.from === 'waste' || cards.some(({ turned }) => turned);
}

const texts = new WeakMap<Pile, string>();

/** A text that is the same for the same position. */
export function positionKey(game: Game): string {
  return `${game.redealsLeft} ${game.piles.map(pileText).join('|')}`;
}

/** Most piles are the same objects from move to move. */
function pileText(pile: Pile): string {
  let text = texts.get(pile);
  if (text === undefined) texts.set(pile, (text = textOf(pile.cards)));
  return text;
}
