import type { Game, Pile } from '../engine/index.js';
import { pileText } from '../locales/announcements.js';
import { gameText, tableText } from '../locales/told-texts.js';
import { isColumn } from '../table/stops.js';
import type { TablePlay } from './table-play.js';

/** What a player may ask to be told. */
export type Told = 'tell-pile' | 'tell-game' | 'tell-table';

/** Tells what the player asks for. */
export function tell(play: TablePlay, what: Told): void {
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
