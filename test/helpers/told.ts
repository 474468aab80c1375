import { formatMove, type Changes } from '../../src/engine/index.js';
import {
  SolitaireBeforeMoveEvent,
  SolitaireMoveEvent,
  SolitaireScoreEvent,
  SolitaireStuckEvent,
  SolitaireUndoEvent,
  SolitaireWinEvent,
  type By,
} from '../../src/index.js';

/** All that an event says, as text. */
export function textOfEvent(event: Event): string {
  if (event instanceof SolitaireBeforeMoveEvent) return `before ${formatMove(event.move)} by ${event.by}`;
  if (event instanceof SolitaireMoveEvent) return `move ${textOfChanges(event)} by ${event.by}`;
  if (event instanceof SolitaireUndoEvent) return `undo ${textOfChanges(event)} by ${event.by}`;
  if (event instanceof SolitaireScoreEvent) return `score ${textOfScore(event.score)} by ${event.by}`;
  if (event instanceof SolitaireWinEvent) return `win ${event.score} in ${event.moves} by ${event.by}`;
  if (event instanceof SolitaireStuckEvent) return `stuck ${event.score} in ${event.moves}`;
  return event.type;
}

/** What a page is to be told of a move, as the same text. */
export function textsOfMove(changes: Changes, by: By): string[] {
  const { move, score } = changes;
  return [
    `before ${formatMove(move)} by ${by}`,
    `move ${textOfChanges(changes)} by ${by}`,
    ...(score.before === score.after ? [] : [`score ${textOfScore(score)} by ${by}`]),
  ];
}

/** `deal: 4H stock 23 > waste 0 turned, score 0 to 0` */
function textOfChanges({ move, cards, score }: Pick<Changes, 'move' | 'cards' | 'score'>): string {
  const ways = cards.map(({ card, from, to, turned }) => {
    const way = `${card.id} ${from.pile} ${from.index} > ${to.pile} ${to.index}`;
    return turned ? `${way} turned ${card.faceUp ? 'up' : 'down'}` : way;
  });
  return `${formatMove(move)}: ${ways.join(', ')}, score ${textOfScore(score)}`;
}

function textOfScore({ before, after }: Changes['score']): string {
  return `${before} to ${after}`;
}
