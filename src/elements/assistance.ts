import type { Held } from '../interaction/table-view.js';
import { gameText, moveText, pileText, tableText } from '../locales/announcements.js';
import { en as messages } from '../locales/en.js';
import type { MoveChoice } from './dialogs/moves-dialog.js';
import { endsOf } from './hand.js';
import type { TablePlay } from './table-play.js';
import { openPiles, usefulMoves } from './useful-moves.js';

/** The player's hint: the second in a row goes to its cards; with cards in hand, where these may go. */
export function help(play: TablePlay): void {
  const { game, shownHint, hand } = play;
  if (hand.held) play.say(messages.told.places(hand.held.targets), true);
  else if (game && shownHint) {
    const { from, count } = endsOf(game, shownHint);
    hand.goTo(from, count);
  } else void play.advice.hint();
}

/** Plays the rest where that wins, else sends up all that can go. */
export function collect(play: TablePlay): void {
  const { game } = play;
  if (!game) return;
  const finish = game.finishMoves();
  const changes = play.playAll(finish.length ? finish : game.autoplayMoves());
  if (changes) play.hand.followed(changes.move, 'to');
  else play.say(messages.told.nothingToCollect, true);
}

/**
 * The moves to choose from; of cards in hand, theirs.
 * @param played called after one was chosen
 */
export function moveChoices(play: TablePlay, held: Held | undefined, played: () => void): MoveChoice[] {
  const { game } = play;
  if (!game) return [];
  return usefulMoves(game, held).map((move) => ({
    text: messages.dialog.moveList.item(moveText(game, move, messages)),
    play: () => {
      if (play.tryPlay(move, 'player')) play.hand.followed(move, 'to');
      played();
    },
  }));
}

/** Tells what the player asks for. */
export function tell(play: TablePlay, what: 'tell-pile' | 'tell-game' | 'tell-table'): void {
  const { game, hand, session } = play;
  if (!game) return;
  switch (what) {
    case 'tell-pile': {
      const plan = game.table.piles.find(({ id }) => id === hand.stop?.pile);
      if (plan) play.say(pileText(game.pile(plan.id), plan.fan === 'down', messages), true);
      return;
    }
    case 'tell-game':
      play.say(gameText(game, session!.clock.seconds, messages), true);
      return;
    case 'tell-table':
      play.say(tableText(openPiles(game), messages));
      return;
  }
}
