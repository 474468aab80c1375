/** The English words of the dialogs, and of what tells the table: loaded with these, and as in `en.ts`. */
export const enPages = {
  'dialog.close': 'Close',
  'dialog.cancel': 'Cancel',

  'moveList.title': 'Moves',
  'moveList.show': 'Show me how to win',
  'moveList.none': 'No move is left.',

  'confirm.no': 'Keep playing',
  'confirm.leave': 'New game',
  'confirm.restart': 'Restart',

  'finder.search': 'Search',
  'finder.count': { one: '{count} game', other: '{count} games' },
  'finder.last': 'Played last',
  /** Games that a page registered. */
  'finder.others': 'Other games',
  'finder.minutes': { one: 'about {count} minute', other: 'about {count} minutes' },
  /** How often a game can be won. */
  'wins.nearly-always': 'can nearly always be won',
  'wins.often': 'can often be won',
  'wins.sometimes': 'can sometimes be won',
  'wins.seldom': 'can seldom be won',

  'options.title': '{variant}: options',
  'options.none': 'This game has no options.',
  'options.deals': 'New options start a new game.',
  'options.apply': 'Start new game',
  'options.unlimited': 'without limit',

  'heading.title': '{variant}: rules',
  'heading.keys': 'Keys',
  'heading.setup': 'Setup',
  'heading.goal': 'Goal',
  'heading.rules': 'Play',
  'heading.options': 'Options',
  'heading.scoring': 'Scoring',
  'heading.strategy': 'Strategy',
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
  ],

  /** What is told of the piles and the stock when asked for; between piles is the semicolon. */
  'told.semicolon': '; ',
  'told.stock': '{count} in stock, {redeals}.',
  'told.top': '{pile}: {card}',
  'told.emptyTop': 'empty',
  'told.faceDownTop': 'face down',

  'statistics.title': 'Statistics',
  'statistics.played': 'Played',
  'statistics.rate': 'Win rate',
  'statistics.percent': '{percent}%',
  'statistics.bestTime': 'Best time',
  'statistics.streak': 'Streak',
  'statistics.longestStreak': 'Longest streak',
  /** Where there is nothing to tell yet. */
  'statistics.none': '–',
  'statistics.on': 'yes',
  'statistics.off': 'no',
  'statistics.rule': 'A deal counts from its first move. Leaving it unfinished ends your streak.',
} as const;
