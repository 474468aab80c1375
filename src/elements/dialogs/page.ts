import type { Options, Variant } from '../../engine/index.js';
import type { Commands } from '../commands.js';
import type { TablePlay } from '../table-play.js';
import { isUnderWay } from '../under-way.js';
import type { FinderPage } from './finder-dialog.js';
import { moveChoices } from './move-choices.js';
import type { MovesPage } from './moves-dialog.js';
import type { StatisticsPage } from './statistics-dialog.js';

/** A page to read or to fill in, over the table. */
export type Page =
  | {
      readonly type: 'options';
      readonly variant: Variant;
      readonly options: Options;
      /** Whether a game is under way that new options would end: it is asked then. */
      readonly underWay: boolean;
      /** Called with the new options, after the dialog has closed. */
      readonly apply: (options: Options) => void;
    }
  | { readonly type: 'rules'; readonly variant: Variant }
  | ({ readonly type: 'finder' } & FinderPage)
  | ({ readonly type: 'move-list' } & MovesPage)
  | ({ readonly type: 'statistics' } & StatisticsPage);

/**
 * A page on what is on the table now.
 * @param commands what the player chooses in it is done by these
 * @param close closes it
 * @returns undefined where there is nothing to show it of
 */
export function pageOf(
  type: Page['type'],
  play: TablePlay,
  commands: Commands,
  close: () => void,
): Page | undefined {
  const { game, session, games } = play;
  if (!session) return undefined;
  if (type === 'finder') {
    const present = game?.variant.id;
    const choose = (id: string) => {
      close();
      if (id !== present) commands.run({ type: 'variant', id });
    };
    return games.list && { type, ids: games.list.ids, last: session.lastPlayed(), present, choose };
  }
  if (!game) return undefined;
  const { variant, options } = game;
  switch (type) {
    case 'options': {
      const apply = (chosen: Options) => void commands.deal({ options: chosen });
      return { type, variant, options, underWay: isUnderWay(game), apply };
    }
    case 'rules':
      return { type, variant };
    case 'statistics':
      return { type, record: session.record()!, records: session.records() };
    case 'move-list': {
      const { held } = play.hand;
      const played = () => play.game?.status === 'won' && close();
      return {
        type,
        choices: () => moveChoices(play, held && play.hand.held, played),
        said: () => play.said.text,
        undo: () => void play.undo(),
        show: () => {
          close();
          commands.run({ type: 'show' });
        },
      };
    }
  }
}
