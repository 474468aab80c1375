import { formatOptions, Game, SolitaireError } from 'solitaire-elements/engine';

/** More than any game takes; so that nobody can have the server replay for long. */
const MOST_MOVES = 1500;
const MOST_BOARDS = 1000;
const MOST_ENTRIES = 100;
const LONGEST_NAME = 24;
const LONGEST_TIME = 24 * 60 * 60;

/** Letters, digits, and single spaces, hyphens, dots and apostrophes between them: nothing unseen, nothing turned. */
const NAME = /^[\p{L}\p{N}]\p{M}*(?:[ '’._-]?[\p{L}\p{N}]\p{M}*)*$/u;

/** Why something that was handed in is not taken. */
export class Refused extends Error {
  /** @param {number} status the status of the answer */
  constructor(message, status = 422) {
    super(message);
    this.status = status;
  }
}

/**
 * Won games by what was dealt: variant, options and deal number. Score and moves are the server's own count: it
 * plays every game again from its deal. The time is what the player's browser says, and is marked so.
 */
export class Leaderboard {
  /** @type {Map<string, { entry: object, key: string, moves: string }[]>} the best first */
  #boards = new Map();

  /**
   * Takes a finished game.
   * @param submission `{ name, seconds, game }`, as it came: `game` is what `game.toJSON()` gave
   * @returns {{ place: number, entry: object }} the entry of that name, and its place from 1
   * @throws {Refused} when it is no game that was won, with what is wrong
   */
  add(submission) {
    const { name, seconds, game: saved } = fieldsOf(submission);
    const shownName = checkedName(name);
    const claimedSeconds = checkedSeconds(seconds);
    const game = replayed(saved);
    const board = this.#boardOf(game);
    const moves = JSON.stringify(game.history);
    const key = keyOf(shownName);
    if (board.some((row) => row.moves === moves && row.key !== key)) {
      throw new Refused('This very game is on the board under another name.', 409);
    }
    const own = board.find((row) => row.key === key);
    const row = { key, moves, entry: { name: shownName, score: game.score, moves: game.moveCount, claimedSeconds } };
    if (own && compare(own, row) <= 0) return { place: board.indexOf(own) + 1, entry: own.entry };
    if (own) board.splice(board.indexOf(own), 1);
    const later = board.findIndex((other) => compare(row, other) < 0);
    const index = later < 0 ? board.length : later;
    if (index >= MOST_ENTRIES) throw new Refused('The board is full of better games.', 409);
    board.splice(index, 0, row);
    board.length = Math.min(board.length, MOST_ENTRIES);
    return { place: index + 1, entry: row.entry };
  }

  /**
   * The entries of a board, the best first.
   * @param {Game} game any game of the deal
   */
  entries(game) {
    return (this.#boards.get(nameOf(game)) ?? []).map(({ entry }) => entry);
  }

  #boardOf(game) {
    const name = nameOf(game);
    const board = this.#boards.get(name);
    if (board) return board;
    if (this.#boards.size >= MOST_BOARDS) throw new Refused('There is no room for another deal.', 503);
    const made = [];
    this.#boards.set(name, made);
    return made;
  }
}

function nameOf({ variant, options, deal }) {
  return `${variant.id}, ${deal}, ${formatOptions(options)}`;
}

/** Higher scores first, then fewer moves; of equal games the earlier one stays before. */
function compare({ entry: one }, { entry: other }) {
  return other.score - one.score || one.moves - other.moves;
}

function fieldsOf(submission) {
  if (typeof submission === 'object' && submission !== null) return submission;
  throw new Refused('An object with name, seconds and game is needed.');
}

function checkedName(name) {
  const text = typeof name === 'string' ? name.normalize('NFKC').trim() : '';
  if (text.length <= LONGEST_NAME && NAME.test(text)) return text;
  throw new Refused(`A name of 1 to ${LONGEST_NAME} letters and digits is needed.`);
}

/** The same for names that people would take for one. */
function keyOf(name) {
  return name.toLowerCase();
}

function checkedSeconds(seconds) {
  if (Number.isSafeInteger(seconds) && seconds >= 0 && seconds <= LONGEST_TIME) return seconds;
  throw new Refused('The seconds must be a whole number, of a day at most.');
}

/** The game, played again from its deal by the rules; whatever else the JSON claims is not looked at. */
function replayed(saved) {
  if (!Number.isSafeInteger(saved?.deal)) throw new Refused('Only deals by number have a board.');
  const words = Array.isArray(saved.moves) ? saved.moves : [];
  const count = words.reduce((sum, word) => sum + String(word).split('+').length, 0);
  if (count > MOST_MOVES) throw new Refused(`A game has at most ${MOST_MOVES} moves here.`);
  try {
    const game = Game.fromJSON(saved);
    if (game.status === 'won') return game;
  } catch (error) {
    if (!(error instanceof SolitaireError)) throw error;
    throw new Refused(error.message);
  }
  throw new Refused('The game is not won.');
}
