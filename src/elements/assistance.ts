import type { Game, Pile } from '../engine/index.js';
import { gameText, pileText, placesText, tableText } from '../locales/announcements.js';
import { isColumn } from '../table/stops.js';
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

/** Tells what the player asks for. */
export function tell(play: TablePlay, what: 'tell-pile' | 'tell-game' | 'tell-table'): void {
  const { game, hand, session, words } = play;
  if (!game) return;
  switch (what) {
    case 'tell-pile': {
      const plan = game.table.piles.find(({ id }) => id === hand.stop?.pile);
      if (plan) play.say(pileText(game.pile(plan.id), isColumn(plan), words), true);
      return;
    }
    case 'tell-game':
      play.say(gameText(game, session!.clock.seconds, words), true);
      return;
    case 'tell-table':
      play.say(tableText(openPiles(game), words));
      return;
  }
}

/** The piles that show something: all but those that others cover. */
function openPiles(game: Game): Pile[] {
  return game.table.piles
    .filter(({ coveredBy }) => coveredBy.every((index) => !game.piles[index]!.cards.length))
    .map(({ index }) => game.piles[index]!);
}
