import type { Card, Count, ErrorCode, PileId, Reason, Refusal, Wanted } from '../engine/index.js';
import {
  capital,
  cardCount,
  cardName,
  cardNames,
  clockText,
  emptyPileTakes,
  pileName,
  plural,
  redealCount,
  runName,
  topName,
  wantedPhrase,
} from './en-words.js';
import type { CardPlace, CardsAt } from './messages.js';

/** Of what a player can meet; the rest is for programs. */
const refusals: Readonly<Partial<Record<Reason, string>>> = {
  'game-won': 'The game is won.',
  'face-down': 'A face-down card stays where it is.',
  covered: 'Other cards lie on this one.',
  'takes-none-from-here': 'Nothing can be taken from this pile.',
  'top-card-only': 'Only the top card can be taken here.',
  'not-a-run': 'Only a run can move as one.',
  'accepts-none': "Can't go there: cards do not go that way.",
  'one-card-only': "Can't go there: it takes one card at a time.",
  'no-match': 'These cards do not go together.',
  'no-room': "Can't go there: no room for so many.",
  'whole-suit-only': "Can't go there: it takes a whole suit at a time.",
  'stock-empty': 'The stock is empty.',
  'waste-empty': 'Stock and waste are empty.',
  'no-redeal-left': 'The stock is empty, and no redeal is left.',
  'empty-pile': 'Nothing is dealt while a pile is empty.',
};

/** Every English word that the elements show or say, as whole phrases and sentences. */
export const en = {
  /** The name of a game's table. */
  game: (variant: string): string => `${variant} solitaire`,
  table: 'Card table',

  /** A card, a pile, a time by itself. */
  card: (card: Pick<Card, 'rank' | 'suit'>): string => capital(cardName(card)),
  pile: (id: PileId): string => capital(pileName(id)),
  clock: clockText,

  toolbar: {
    label: 'Game controls',
    new: 'New game',
    restart: 'Restart',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    'move-list': 'Moves',
    finish: 'Finish',
    variant: 'Choose a game',
    options: 'Options',
    rules: 'Rules',
    statistics: 'Statistics',
    score: 'Score',
    moves: 'Moves',
    time: 'Time',
  },

  labels: {
    /** `Queen of hearts, 3 of 5, tableau 4, moves with 2 cards` */
    card: ({ card, pile, position, of, movesWith, coveredBy, held }: CardPlace): string =>
      [
        capital(cardName(card)),
        of > 1 && `${position} of ${of}`,
        pileName(pile),
        movesWith && `moves with ${cardCount(movesWith)}`,
        coveredBy?.length && `covered by ${cardNames(coveredBy)}`,
        held && 'picked up',
      ]
        .filter(Boolean)
        .join(', '),
    faceDown: (count: number, pile: PileId): string =>
      `${count} face-down ${plural(count, 'card', 'cards')}, ${pileName(pile)}`,
    pile: (id: PileId, count: number, faceDown: number): string =>
      faceDown && faceDown < count
        ? `${capital(pileName(id))}, ${cardCount(count)}, ${faceDown} face down`
        : `${capital(pileName(id))}, ${cardCount(count)}`,
    emptyPile: (id: PileId, wanted: Wanted): string =>
      [`Empty ${pileName(id)}`, emptyPileTakes(wanted)].filter(Boolean).join(', '),
    emptyStock: (redealsLeft: number): string => `Stock empty, ${redealCount(redealsLeft)}`,
  },

  /** Why a move is refused. */
  refusal: ({ reason, wanted }: Refusal): string => {
    if (reason !== 'wrong-card') return refusals[reason] ?? 'This move is not possible.';
    return wanted?.ranks.length && wanted.suits.length
      ? `Can't go there: needs ${wantedPhrase(wanted)}.`
      : "Can't go there: it takes no card now.";
  },

  /** A move to be made, as part of a sentence. */
  move: ({ card, count, pile }: CardsAt, to: PileId, on: Card | undefined): string =>
    `${runName(card, count)}, ${pileName(pile)}, to ${on ? `${cardName(on)}, ` : 'empty '}${pileName(to)}`,
  remove: (card: Card, from: PileId): string => `remove ${cardName(card)}, ${pileName(from)}`,
  turnStock: 'turn the stock',
  turnWaste: 'turn the waste over',

  /** How to begin, for who cannot see the table. */
  howTo:
    'Arrow keys go from card to card, Space picks up and puts down, M lists all moves, ' +
    'question mark tells the keys.',

  /** What the solver has to say. */
  advice: {
    looking: 'Looking for a deal that can be won…',
    noneFound: 'No deal was found that can be won for certain.',
    unchecked: 'Whether this deal can be won is not known.',
    searching: 'Looking for a way to win…',
    noLine: 'No way to win was found in time.',
    lost: 'This game can no longer be won.',
    neverWinnable: 'This deal could not be won from the start.',
  },

  /** What is told when asked for. */
  told: {
    pile: (pile: string, faceDown: number, faceUp: readonly Card[]): string => {
      const down = faceDown ? [`${faceDown} face down`] : [];
      return `${[pile, ...down, ...faceUp.map(cardName)].join(', ')}.`;
    },
    game: (name: string, deal: number | undefined, score: number, moves: number, seconds: number): string =>
      [
        deal === undefined ? `${name}.` : `${name}, deal ${deal}.`,
        `Score ${score}, ${moves} ${plural(moves, 'move', 'moves')}, ${clockText(seconds)}.`,
      ].join(' '),
    stock: (cards: number, redealsLeft: number): string => `${cards} in stock, ${redealCount(redealsLeft)}.`,
    table: (piles: readonly { readonly id: PileId; readonly top: Card | undefined }[]): string =>
      `${capital(piles.map(({ id, top }) => `${pileName(id)}: ${topName(top)}`).join('; '))}.`,
    places: (piles: readonly PileId[]): string => `Can go to ${piles.map(pileName).join(', ')}.`,
    nothingToCollect: 'No card can go up now.',
  },

  /** What is said after something has happened, a sentence or two for each action. */
  said: {
    dealt: (variant: string, deal: number | undefined, tableauPiles: number, inStock: number): string =>
      [
        deal === undefined ? `${variant}.` : `${variant}, deal ${deal}.`,
        `${tableauPiles} tableau ${plural(tableauPiles, 'pile', 'piles')}, ${inStock} in stock.`,
      ].join(' '),
    restarted: 'Back to the deal.',
    resumed: (variant: string, moves: number): string =>
      `${variant}, as you left it after ${moves} ${plural(moves, 'move', 'moves')}.`,
    pickedUp: ({ card, count }: CardsAt, places: number): string =>
      `Picked up ${runName(card, count)}. ${places} ${plural(places, 'place', 'places')} to go.`,
    putBack: ({ card, count, pile }: CardsAt): string =>
      `Put back ${runName(card, count)} on ${pileName(pile)}.`,
    moved: ({ card, count, pile }: CardsAt, turnedUp: readonly Card[]): string =>
      [
        `${capital(runName(card, count))} to ${pileName(pile)}.`,
        ...(turnedUp.length ? [`Turned up ${cardNames(turnedUp)}.`] : []),
      ].join(' '),
    turned: (cards: readonly Card[], left: number): string =>
      cards.length === 1
        ? `${capital(cardName(cards[0]!))}. ${left} left.`
        : `${capital(cards.map(cardName).join(', '))} on top. ${left} left.`,
    redealt: (redealsLeft: number): string => `Waste turned over. ${capital(redealCount(redealsLeft))}.`,
    collected: (cards: number): string => `Collected ${cardCount(cards)}.`,
    undone: ({ card, count, pile }: CardsAt, score: number): string =>
      `Undone: ${runName(card, count)} back to ${pileName(pile)}. Score ${score}.`,
    undoneTurn: (cards: number, score: number): string =>
      `Undone: ${cardCount(cards)} back to stock. Score ${score}.`,
    undoneRedeal: (score: number): string =>
      `Undone: the redeal. Score ${score}.`,
    undoneCollecting: (cards: number, score: number): string =>
      `Undone: ${cardCount(cards)} back where they were. Score ${score}.`,
    /** `played` is what was said of the move when it was made. */
    redone: (played: string, score: number): string => `Redone. ${played} Score ${score}.`,
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    /** `move` is a move as `move`, `turnStock` and `turnWaste` name it. */
    hint: (move: string): string => `Hint: ${move}.`,
    noHint: 'No useful move found.',
    nowhereToGo: 'This card has nowhere to go.',
    stuck: 'No useful move is left. Undo, restart or start a new game.',
    canFinish: 'The rest can play itself: press A or choose Finish.',
    won: (moves: number, seconds: number): string =>
      `You won in ${moves} ${plural(moves, 'move', 'moves')}, ${clockText(seconds)}.`,
  },

  /** Shown when something was wrong with what a page or a saved game gave. */
  error: (code: ErrorCode): string => {
    if (code === 'bad-save') return 'What was saved could not be read. It was set aside.';
    if (code === 'newer-save') return 'What was saved is from a later release. It was set aside.';
    return 'This game cannot be shown.';
  },

  note: {
    wonTitle: 'You won',
    won: (moves: number, seconds: number): string =>
      `${moves} ${plural(moves, 'move', 'moves')} in ${clockText(seconds)}`,
    bestTime: 'Your best time so far',
    stuckTitle: 'No useful move left',
    stuck: 'Take moves back, or try again.',
    lostTitle: 'No longer winnable',
    lost: 'No moves lead from here to a win.',
    'go-back': 'Back to where it could be won',
    showingTitle: 'The solution',
    showing: 'This game does not count as won.',
    step: 'Step',
    run: 'Play',
    pause: 'Pause',
    dismiss: 'Dismiss',
  },

  dialog: {
    moveList: {
      title: 'Moves',
      show: 'Show me how to win',
      none: 'No move is left.',
      item: (move: string): string => capital(move),
    },
    keys: [
      ['Arrows', 'from card to card; with cards in hand, from place to place'],
      ['Space', 'picks up, puts down'],
      ['Enter', 'makes the likeliest move'],
      ['Ctrl Enter', 'sends the card up'],
      ['+ −', 'one card more, one fewer'],
      ['Home End', 'ends of the run; with Ctrl, first and last pile'],
      ['Page keys', 'stock, waste, foundations, tableau'],
      ['Escape', 'puts back'],
      ['Z, Shift Z', 'undo, redo'],
      ['D', 'turns the stock'],
      ['H', 'hint; again: goes there'],
      ['M', 'lists the moves'],
      ['A', 'sends up all that can go'],
      ['N, R', 'new game, restart'],
      ['V, Q, T', 'tells the pile, the game, the table'],
      ['?', 'these keys'],
    ] as readonly (readonly [key: string, does: string])[],
    close: 'Close',
    cancel: 'Cancel',
    options: {
      title: (variant: string): string => `${variant}: options`,
      none: 'This game has no options.',
      deals: 'New options start a new game.',
      apply: 'Start new game',
    },
    count: (count: Count): string => (count === 'unlimited' ? 'without limit' : String(count)),
    rules: {
      title: (variant: string): string => `${variant}: rules`,
      keys: 'Keys',
      setup: 'Setup',
      goal: 'Goal',
      rules: 'Play',
      options: 'Options',
      scoring: 'Scoring',
      strategy: 'Strategy',
    },
    statistics: {
      title: 'Statistics',
      played: 'Played',
      won: 'Won',
      rate: 'Win rate',
      percent: (percent: number): string => `${percent}%`,
      bestTime: 'Best time',
      streak: 'Streak',
      longestStreak: 'Longest streak',
      /** Where there is nothing to tell yet. */
      none: '–',
      on: 'yes',
      off: 'no',
      option: (label: string, value: string): string => `${label}: ${value}`,
      rule: 'A deal counts from its first move. Leaving it unfinished ends your streak.',
    },
    confirm: {
      leave: {
        title: 'Leave this game?',
        text: 'Leaving it unfinished ends your streak.',
        yes: 'New game',
      },
      restart: {
        title: 'Start this deal again?',
        text: 'All moves made so far are given up.',
        yes: 'Restart',
      },
      no: 'Keep playing',
    },
  },
};

/** What another language fills in. */
export type Messages = typeof en;
