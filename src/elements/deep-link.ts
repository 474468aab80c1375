import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Game } from '../engine/index.js';
import type { Asked } from '../session/saved-table.js';
import { addressOf, askedWith, readAddress } from './game-address.js';
import { takesOver } from './takes-over.js';

/** The element whose game stands in the address. */
interface DeepLinkHost extends ReactiveControllerHost {
  readonly isConnected: boolean;
  /** The name before the parameters, empty for the usual one; null where the address is not to be touched. */
  readonly deepLink: string | null;
  readonly static: boolean;
}

/** The play at its table. */
interface LinkedPlay {
  readonly game: Game | undefined;
  /** Whether what is on the table is what a server has drawn, and is yet to be opened. */
  readonly served?: boolean;
  /** Whether the page asks for just this game by itself: then nothing need be said of it. */
  readonly isAsAsked: boolean;
}

const DEFAULT_NAME = 'solitaire';

/** The names that games of the page have, so that no two write over each other. */
const taken = new Set<string>();

/** Keeps the page's address and a game in step where the page wants that; else it neither reads nor writes it. */
export class DeepLink implements ReactiveController {
  /** The name that this game has taken, and the one that it was to be. */
  #name: string | undefined;
  #wanted: string | undefined;
  #written: Game | undefined;

  /** @param reopen called when the address has come to ask for another game */
  constructor(
    private readonly host: DeepLinkHost,
    private readonly play: LinkedPlay,
    private readonly reopen: () => void,
  ) {
    host.addController(this);
  }

  /** The name before the parameters of this game, whether or not the address is kept in step. */
  get name(): string {
    return this.#take() ?? (this.host.deepLink || DEFAULT_NAME);
  }

  /** What the address asks for in place of the page; undefined where it says nothing. */
  read(page: Asked): Asked | undefined {
    const name = this.#take();
    const found = name === undefined ? undefined : readAddress(name);
    return found && askedWith(found, page);
  }

  /** A new fragment changes none of the parameters: `hashchange` has nothing to tell. */
  hostConnected(): void {
    addEventListener('popstate', this.#follow);
    this.#follow();
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#follow);
    this.#take();
  }

  /** Never a new entry in the history: going back leads out of the page, not through all that was dealt. */
  hostUpdated(): void {
    const name = this.#take();
    const { game } = this.play;
    if (name === undefined || !game || game === this.#written || (takesOver && this.play.served)) return;
    this.#written = game;
    const address = addressOf(this.play.isAsAsked ? undefined : game, name);
    try {
      if (address !== location.href) history.replaceState(history.state, '', address);
    } catch {
      // A frame without an origin has no address of its own to write.
    }
  }

  /** An address that says nothing leaves the game alone: the page may have entries of its own in the history. */
  readonly #follow = (): void => {
    const name = this.#take();
    const { game } = this.play;
    if (name === undefined || !readAddress(name) || (game && addressOf(game, name) === location.href)) return;
    this.reopen();
  };

  /** Takes the name that the page wants, the first one that is free; undefined where it wants none. */
  #take(): string | undefined {
    const { deepLink, isConnected } = this.host;
    const wanted = deepLink === null || this.host.static || !isConnected ? undefined : deepLink || DEFAULT_NAME;
    if (wanted === this.#wanted) return this.#name;
    if (this.#name !== undefined) taken.delete(this.#name);
    this.#wanted = this.#name = wanted;
    this.#written = undefined;
    if (wanted === undefined) return undefined;
    for (let number = 2; taken.has(this.#name!); number++) this.#name = `${wanted}-${number}`;
    taken.add(this.#name!);
    return this.#name;
  }
}
