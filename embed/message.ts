/** What a frame tells the page around it. Fields and types may be added; a change of these is a new `VERSION`. */

export const SOURCE = 'solitaire-elements';
export const VERSION = 1;

/** How high the game would like to be, in CSS pixels, at the width that it has. It fits any other height, too. */
interface Size {
  readonly type: 'size';
  readonly height: number;
}

/** A game is on the table. `deal` is missing where an exact deck was dealt. */
interface Deal {
  readonly type: 'deal';
  readonly variant: string;
  readonly deal?: number;
  readonly restored: boolean;
}

/** A move was made or taken back; `move` as the engine writes it, `tableau-3>foundation-1`. */
interface Made {
  readonly type: 'move' | 'undo';
  readonly move: string;
  readonly by: string;
  readonly score: number;
  readonly moves: number;
}

interface Score {
  readonly type: 'score';
  readonly before: number;
  readonly after: number;
}

/** `game` is the finished game as JSON, for a server that replays it. */
interface Win {
  readonly type: 'win';
  readonly score: number;
  readonly moves: number;
  readonly seconds: number;
  readonly game: object;
}

interface Stuck {
  readonly type: 'stuck';
  readonly score: number;
  readonly moves: number;
}

/** Something in the frame's address cannot be used; the frame says so itself. */
interface Fault {
  readonly type: 'error';
  readonly message: string;
}

export type News = Size | Deal | Made | Score | Win | Stuck | Fault;
export type Message = News & { readonly source: typeof SOURCE; readonly version: typeof VERSION };
