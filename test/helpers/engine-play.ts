import fc from 'fast-check';
import { Game, type Pile, type SimpleMove, type Transfer } from '../../src/engine.js';

type Options = Readonly<Record<string, unknown>>;

/** A variant with options. */
export interface Setting {
  readonly variant: string;
  readonly options: Options;
}

const FAMILY_OPTIONS: readonly Options[] = [
  {},
  { draw: 3 },
  { redeals: 0 },
  { redeals: 'unlimited' },
  { draw: 3, redeals: 'unlimited' },
  { 'kings-only': false },
  { draw: 3, redeals: 5, 'kings-only': false },
];

/** Every built-in variant with the settings that make a difference to how it plays. */
export const SETTINGS: readonly Setting[] = [
  { variant: 'escalator', options: {} },
  ...['athena', 'saratoga', 'klondike'].flatMap((variant) =>
    FAMILY_OPTIONS.map((options) => ({ variant, options })),
  ),
];

/** A setting in words, for the name of a test. */
export function nameOf({ variant, options }: Setting): string {
  const words = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
  return [variant, ...words].join(' ');
}

const anyDeal = fc.record({
  setting: fc.constantFrom(...SETTINGS),
  deal: fc.integer({ min: 1, max: 2 ** 31 }),
});

/** A number that chooses one of the legal moves; every third time the last one, which is the stock's. */
export const anyPick = fc.oneof(fc.constant(-1), fc.nat(999), fc.nat(999));
export const anyPicks = fc.array(anyPick, { minLength: 1, maxLength: 80, size: 'max' });

/** A game of any variant, options and deal, just dealt. */
export const freshGame: fc.Arbitrary<Game> = anyDeal.map(({ setting, deal }) =>
  shownAsSave(Game.deal(setting.variant, { deal, options: setting.options })),
);

/** A game under way, after any legal moves. */
export const startedGame: fc.Arbitrary<Game> = fc.tuple(freshGame, anyPicks).map(([fresh, picks]) => {
  const game = twinOf(fresh);
  for (const pick of picks) playPick(game, pick);
  return shownAsSave(game);
});

/** Lets a counterexample name a game by its save. */
function shownAsSave(game: Game): Game {
  return Object.defineProperty(game, fc.toStringMethod, { value: () => JSON.stringify(game) });
}

/** The legal move that a number chooses; undefined where there is none. */
export function pickMove(game: Game, pick: number): SimpleMove | undefined {
  const moves = game.legalMoves();
  return moves.at(pick % moves.length);
}

/** Plays the legal move that a number chooses, if there is one. */
export function playPick(game: Game, pick: number) {
  const move = pickMove(game, pick);
  return move && game.play(move);
}

/** A transfer of the top cards of one pile to another. */
export function transfer(from: string, to: string, count = 1): Transfer {
  return { type: 'transfer', from, to, count };
}

/** A second game in the same position, with the same past. */
export function twinOf(game: Game): Game {
  return Game.fromJSON(game.toJSON());
}

/** The ids of all cards on the table, sorted. */
export function cardsOf(piles: readonly Pile[]): string[] {
  return piles.flatMap(({ cards }) => cards.map(({ id }) => id)).sort();
}

/** Plays moves chosen by a rule until the game ends, the rule finds none, or so many were made. */
export function playOut(game: Game, choose: (game: Game) => SimpleMove | undefined, most = 1000): void {
  for (let made = 0; made < most && game.status === 'playing'; made++) {
    const move = choose(game);
    if (!move) return;
    game.play(move);
  }
}

/** A rule that chooses any legal move, the same ones for the same number. */
export function anyMoveFrom(start: number): (game: Game) => SimpleMove | undefined {
  let state = start;
  return (game) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return pickMove(game, state >>> 8);
  };
}
