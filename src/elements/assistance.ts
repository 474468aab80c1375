import { placesText } from '../locales/announcements.js';
import { endsOf } from './hand.js';
import type { TablePlay } from './table-play.js';

/** The player's hint: the second in a row goes to its cards; with cards in hand, where these may go. */
export function help(play: TablePlay): void {
  const { game, shownHint, hand, words } = play;
  if (hand.held) play.say(placesText(hand.held.targets, words), true);
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
  else play.say(play.words.text('told.nothingToCollect'), true);
}
