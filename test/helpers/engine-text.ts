import { formatMove, type Card, type Game, type Pile } from '../../src/engine.js';

/** Cards as text, the bottom one first; `x` after a card: face down. */
export function textOf(cards: readonly Card[]): string {
  return cards.map((card) => card.id + (card.faceUp ? '' : 'x')).join(' ');
}

/** The whole table as text by pile id. */
export function tableOf(piles: readonly Pile[]): Record<string, string> {
  return Object.fromEntries(piles.map(({ id, cards }) => [id, textOf(cards)]));
}

/** Everything about a game that a player could notice. */
export function snapshot(game: Game) {
  return {
    table: tableOf(game.piles),
    score: game.score,
    status: game.status,
    redealsLeft: game.redealsLeft,
    history: game.history.map(formatMove),
    moveCount: game.moveCount,
    canUndo: game.canUndo,
    canRedo: game.canRedo,
  };
}

/** The legal moves as sorted texts. */
export function legalTexts(game: Game): string[] {
  return game.legalMoves().map(formatMove).sort();
}
