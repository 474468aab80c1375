import { parseOptions, type Game, type SolitaireError } from '../engine/index.js';
import type { Asked, Table } from '../session/saved-table.js';
import type { Session } from '../session/session.js';
import type { AdviceOnCall } from './advice-on-call.js';
import { attempt, diagramAsked, openTable } from './opening.js';
import type { TableVariants } from './table-variants.js';

/** The table that is opened. */
interface OpeningHost {
  readonly games: TableVariants;
  readonly advice: AdviceOnCall;
  begin(game: Game, table?: Table): void;
  /** Until its game is there, the table is empty. */
  leaveEmpty(): void;
  fail(error: SolitaireError): void;
}

/**
 * Puts the game on the table that a page asks for, at once or when it is loaded, or found to be winnable.
 * @param linked what the address asks for in its place
 * @param wrong called where that cannot be had
 */
export function openToPlay(
  host: OpeningHost,
  session: Session,
  asked: Asked,
  linked: Asked | undefined,
  wrong: (error: SolitaireError) => void,
): void {
  const { games } = host;
  const isOther = linked !== undefined && linked.variant !== asked.variant;
  const loading = isOther ? games.openOne(linked.variant) : games.open(linked ?? asked, session);
  const open = (): void => {
    const { value, fault } = attempt(() => openTable(asked, games.first, session, linked));
    if (fault) wrong(fault);
    else if (value?.game) host.begin(value.game, value.table);
    else {
      const { options } = linked ?? asked;
      host.leaveEmpty();
      void host.advice.deal({ variant: games.first, ...(options === null ? {} : { options: parseOptions(options) }) });
    }
  };
  whenLoaded(host, loading, open, wrong);
}

/**
 * Makes the diagram that a page asks for, at once or when its game is loaded.
 * @param show called with it
 */
export function openToLookAt(host: OpeningHost, asked: Asked, show: (game: Game) => void): void {
  const wrong = (error: SolitaireError): void => host.fail(error);
  const { fault } = attempt(() => host.games.read(asked.variant));
  if (fault) wrong(fault);
  else {
    const id = host.games.list!.ids[0]!;
    const open = (): void => {
      const { value: game, fault: other } = attempt(() => diagramAsked(asked, id));
      if (game) show(game);
      else wrong(other!);
    };
    whenLoaded(host, host.games.openOne(id), open, wrong);
  }
}

function whenLoaded(
  host: OpeningHost,
  loading: Promise<boolean> | undefined,
  open: () => void,
  wrong: (error: SolitaireError) => void,
): void {
  if (!loading) {
    open();
    return;
  }
  host.leaveEmpty();
  loading.then(
    (isCurrent) => {
      if (isCurrent) open();
    },
    (error: unknown) => wrong(error as SolitaireError),
  );
}
