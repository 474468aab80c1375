/**
 * Every English word that the elements show or say from the start, by key; those that only the dialogs, what tells the
 * table or the solver's advice need, which are loaded, are in `en-pages.ts` and `en-advice.ts`. Another language has the
 * same keys and the same `{placeholders}`; where a text has plural forms, they go by `{count}`, and a language has those
 * it needs.
 * Some texts are lists, with `|` between the items: 13 ranks from the ace, or one form for all of them with
 * `{rank}` in it; the four suits clubs, diamonds, hearts, spades; a pile that is alone, and one of several.
 */
export const en = {
  ranks: 'ace|2|3|4|5|6|7|8|9|10|jack|queen|king',
  suits: 'clubs|diamonds|hearts|spades',
  card: '{rank} of {suit}',
  cards: { one: '{count} card', other: '{count} cards' },
  /** Cards that move together, by the lowest of them. */
  run: '{card} and {count} more',
  comma: ', ',
  /** A list that is a sentence of its own. */
  listed: '{list}.',
  game: '{variant} solitaire',
  'game.deal': '{variant}, deal {deal}',
  table: 'Card table',
  howTo:
    'Arrow keys go from card to card, Space picks up and puts down, M lists all moves, ' +
    'question mark tells the keys.',

  numbered: '{pile} {number}',
  'pile.stock': 'stock',
  'pile.waste': 'waste',
  'pile.foundation': 'foundation',
  'pile.tableau': 'tableau',
  'pile.reserve': 'reserve',
  'pile.cell': 'cell',
  'pile.discard': 'discard pile',

  'toolbar.label': 'Game controls',
  'toolbar.new': 'New game',
  'toolbar.restart': 'Restart',
  'toolbar.undo': 'Undo',
  'toolbar.redo': 'Redo',
  'toolbar.hint': 'Hint',
  'toolbar.move-list': 'Moves',
  'toolbar.finish': 'Finish',
  'toolbar.variant': 'Choose a game',
  'toolbar.options': 'Options',
  'toolbar.rules': 'Rules',
  'toolbar.statistics': 'Statistics',
  'toolbar.share': 'Share',
  'toolbar.score': 'Score',
  'toolbar.moves': 'Moves',
  'toolbar.time': 'Time',

  /** Parts of the name of a card or pile on the table, with commas between them. */
  'label.position': '{position} of {of}',
  'label.movesWith': { one: 'moves with {count} card', other: 'moves with {count} cards' },
  'label.coveredBy': 'covered by {cards}',
  'label.held': 'picked up',
  'label.faceDown': { one: '{count} face-down card', other: '{count} face-down cards' },
  'label.partFaceDown': '{count} face down',
  'label.empty': 'empty {pile}',
  'redeals.left': { one: '{count} redeal left', other: '{count} redeals left' },
  'redeals.none': 'no redeal left',
  'redeals.unlimited': 'redeals without limit',

  /** What an empty pile takes. */
  takes: 'takes {cards}',
  /** Cards that would fit, of any suit, of a colour, and one by its name. */
  'wanted.ranks': 'an ace|a {rank}|a {rank}|a {rank}|a {rank}|a {rank}|a {rank}|an {rank}|a {rank}|a {rank}|a {rank}|a {rank}|a {rank}',
  'wanted.red': 'a red {rank}',
  'wanted.black': 'a black {rank}',
  'wanted.card': 'the {card}',
  'wanted.any': 'any card',
  'wanted.anyRed': 'any red card',
  'wanted.anyBlack': 'any black card',
  'wanted.anyOf': 'any of the {suits}',

  /** Why a move is refused. */
  'refusal.game-won': 'The game is won.',
  'refusal.face-down': 'A face-down card stays where it is.',
  'refusal.covered': 'Other cards lie on this one.',
  'refusal.takes-none-from-here': 'Nothing can be taken from this pile.',
  'refusal.top-card-only': 'Only the top card can be taken here.',
  'refusal.not-a-run': 'Only a run can move as one.',
  'refusal.accepts-none': "Can't go there: cards do not go that way.",
  'refusal.one-card-only': "Can't go there: it takes one card at a time.",
  'refusal.no-match': 'These cards do not go together.',
  'refusal.no-room': "Can't go there: no room for so many.",
  'refusal.whole-suit-only': "Can't go there: it takes a whole suit at a time.",
  'refusal.stock-empty': 'The stock is empty.',
  'refusal.waste-empty': 'Stock and waste are empty.',
  'refusal.no-redeal-left': 'The stock is empty, and no redeal is left.',
  'refusal.empty-pile': 'Nothing is dealt while a pile is empty.',
  'refusal.wrong-card': "Can't go there: needs {cards}.",
  'refusal.full': "Can't go there: it takes no card now.",
  'refusal.other': 'This move is not possible.',

  /** A move to be made: cards, where they lie, what they go onto. */
  move: '{cards}, {from}, to {to}',
  removeCard: 'remove {card}, {pile}',
  turnStock: 'turn the stock',
  turnWaste: 'turn the waste over',
  /** A stock that deals to several piles, or from which the table is laid anew. */
  dealCards: 'deal from the stock',
  dealAnew: 'deal anew',
  /** Two cards that go out together. */
  removePair: 'remove {cards}, {from}, with {to}',

  'advice.looking': 'Looking for a deal that can be won…',
  'advice.unchecked': 'Whether this deal can be won is not known.',
  'advice.searching': 'Looking for a way to win…',
  'advice.noLine': 'No way to win was found in time.',

  /** What is told when asked for. */
  'told.standing': {
    one: '{game}. Score {score}, {count} move, {time}.',
    other: '{game}. Score {score}, {count} moves, {time}.',
  },
  'told.places': 'Can go to {piles}.',
  'told.nothingToCollect': 'No card can go up now.',

  /** What is said after something has happened, a sentence or two for each action. */
  'said.dealt': {
    one: '{game}. {count} tableau pile, {stock} in stock.',
    other: '{game}. {count} tableau piles, {stock} in stock.',
  },
  /** Where there is no stock. */
  'said.dealtAll': { one: '{game}. {count} tableau pile.', other: '{game}. {count} tableau piles.' },
  'said.restarted': 'Back to the deal.',
  'said.resumed': {
    one: '{variant}, as you left it after {count} move.',
    other: '{variant}, as you left it after {count} moves.',
  },
  'said.pickedUp': {
    one: 'Picked up {cards}. {count} place to go.',
    other: 'Picked up {cards}. {count} places to go.',
  },
  'said.putBack': 'Put back {cards} on {pile}.',
  'said.moved': '{cards} to {pile}.',
  'said.turnedUp': 'Turned up {cards}.',
  'said.turnedOne': '{card}. {count} left.',
  'said.turned': '{cards} on top. {count} left.',
  'said.redealt': 'Waste turned over. {redeals}.',
  'said.dealtAnew': 'Dealt anew. {redeals}.',
  'said.closedUp': 'The cards have moved up.',
  /** Cards that are out of the game. */
  'said.removed': 'Removed {cards}.',
  'said.collected': 'Collected {cards}.',
  'said.undone': 'Undone: {move}. Score {score}.',
  /** `{said}` is what was said of the move when it was made. */
  'said.redone': 'Redone. {said} Score {score}.',
  'said.nothingToUndo': 'There is nothing to undo.',
  'said.nothingToRedo': 'There is nothing to redo.',
  'said.hint': 'Hint: {move}.',
  'said.noHint': 'No useful move found.',
  'said.nowhereToGo': 'This card has nowhere to go.',
  'said.stuck': 'No useful move is left. Undo, restart or start a new game.',
  'said.canFinish': 'The rest can play itself: press A or choose Finish.',
  'said.won': { one: 'You won in {count} move, {time}.', other: 'You won in {count} moves, {time}.' },

  'share.copied': 'Link copied.',
  'share.failed': 'The link cannot be copied here.',

  /** Shown when something was wrong with what a page or a saved game gave. */
  'error.bad-save': 'What was saved could not be read. It was set aside.',
  'error.newer-save': 'What was saved is from a later release. It was set aside.',
  'error.bad-pictures': 'Some pictures of the cards cannot be shown.',
  'error.other': 'This game cannot be shown.',

  'note.wonTitle': 'You won',
  'note.won': { one: '{count} move in {time}', other: '{count} moves in {time}' },
  'note.bestTime': 'Your best time so far',
  'note.stuckTitle': 'No useful move left',
  'note.stuck': 'Take moves back, or try again.',
  'note.dismiss': 'Dismiss',


  'statistics.won': 'Won',
  'statistics.option': '{label}: {value}',

  'leave.title': 'Leave this game?',
  'restart.title': 'Start this deal again?',
} as const;
