import { orderedDeck, parseMove, wordOf, type Card, type Game, type SimpleMove } from '../../src/engine.js';
import { packs } from '../../src/variants/families/packs.js';

/** A game of a family that is won by these moves, from a deal number or a prepared deck. */
export interface FamilyWin {
  readonly family: string;
  readonly variant: string;
  readonly deal?: number;
  readonly deck?: string;
  /** In the notation of moves, with `t` for `tableau-` and so on; without them, the game can finish itself. */
  readonly moves?: string;
}

const ROLES: Readonly<Record<string, string>> = {
  t: 'tableau-',
  f: 'foundation-',
  c: 'cell-',
  r: 'reserve-',
  w: 'waste',
};

/** All moves to the win. */
export function movesOf({ moves }: FamilyWin, game: Game): readonly SimpleMove[] {
  if (moves === undefined) return game.finishMoves();
  const long = (text: string) => text.replace(/\b([tfcrw])(?=\d|>|$)/g, (letter) => ROLES[letter]!);
  return moves.split(' ').map((text) => parseMove(long(text)) as SimpleMove);
}

function textOf(cards: readonly Card[]): string {
  return cards.map(wordOf).join(' ');
}

/** High cards in the tableau, each lower than those under it, and so many low ones in the stock. */
function easyDeck(cards: readonly Card[], inStock: number): string {
  const byRank = [...cards].sort((a, b) => a.rank - b.rank);
  return textOf([...byRank.slice(inStock).reverse(), ...byRank.slice(0, inStock)]);
}

/** Cards in columns, dealt in rows. */
function inRows(columns: readonly string[]): string {
  const words = columns.map((column) => column.split(' '));
  const rows = Math.max(...words.map(({ length }) => length));
  return Array.from({ length: rows }, (_, row) => words.flatMap((column) => column[row] ?? [])).flat().join(' ');
}

/** A walk through the ranks, up and down, for the waste and five rows of seven; the rest goes to the stock. */
function golfDeck(): string {
  const walk = 'A23456789TJQJT987654323456789TJQJT98';
  const left = orderedDeck().map(wordOf);
  const take = (rank: string) => left.splice(left.findIndex((word) => word.startsWith(rank)), 1)[0]!;
  const taken = [...walk.slice(0, 36)].map(take);
  const [first, ...columns] = taken;
  const rows = [4, 3, 2, 1, 0].map((row) => columns.slice(row * 7, row * 7 + 7));
  return [...rows.flat(), first, ...left].join(' ');
}

const GOLF_MOVES = ['deal', ...Array.from({ length: 35 }, (_, i) => `t${(i % 7) + 1}>w`)].join(' ');

/** Each row of the pyramid is of pairs that make thirteen, and a king where their number is odd. */
function thirteenDeck(): string {
  const kings = orderedDeck().filter(({ rank }) => rank === 13).map(wordOf);
  const pairs = [1, 2, 3, 4, 5, 6].flatMap((low) =>
    ['C', 'D', 'H', 'S'].map((suit) => [`${'-A23456'[low]!}${suit}`, `${'QJT987'[low - 1]!}${suit}`]),
  );
  const row = (count: number) => pairs.splice(0, count).flat();
  const pyramid = [0, 1, 1, 2, 2, 3, 3].flatMap((count, i) => [...row(count), ...(i % 2 ? [] : [kings.pop()!])]);
  return [...pyramid, ...row(12)].join(' ');
}

/** The stock goes out pair by pair, then the pyramid row by row. */
function thirteenMoves(): string {
  const stock = Array<string>(12).fill('deal deal w>out');
  const rows = [7, 6, 5, 4, 3, 2, 1].flatMap((length) => {
    const first = (length * (length - 1)) / 2 + 1;
    const pairs = Array.from({ length: Math.floor(length / 2) }, (_, i) => `t${first + 2 * i}>t${first + 2 * i + 1}`);
    return length % 2 ? [...pairs, `t${first + length - 1}>out`] : pairs;
  });
  return [...stock, ...rows].join(' ');
}

/** Four rows in order, but for the gap that is at the fourth place. */
const GAPS_DECK = ['C', 'D', 'H', 'S']
  .map((suit) => [...'234A56789TJQK'].map((rank) => rank + suit).join(' '))
  .join(' ');
const GAPS_MOVES = [0, 1, 2, 3]
  .flatMap((row) => Array.from({ length: 9 }, (_, i) => `t${row * 13 + i + 5}>t${row * 13 + i + 4}`))
  .join(' ');

/** Suit by suit, each beginning with the rank that the one before it ends with. */
const ACCORDION_DECK = ['C', 'D', 'H', 'S']
  .map((suit, i) => [...(i % 2 ? 'KQJT98765432A' : 'A23456789TJQK')].map((rank) => rank + suit).join(' '))
  .join(' ');

/** Three runs come together at once, the fourth card by card; then there is room for the hidden kings and queens. */
const WISP_DECK = inRows([
  'KC QC JC TC 9C 8C 7C 6C',
  'KD QD JD TD 9D 8D 7D 6D',
  'KH QH JH TH 9H 8H 7H 6H',
  'KS QS JS TS 9S 8S 7S',
  '5S 6S 5C 4C 3C 2C AC',
  '3S 4S 5D 4D 3D 2D AD',
  'AS 2S 5H 4H 3H 2H AH',
]);
const WISP_MOVES = [
  'deal deal deal deal deal t5>t1*5 t6>t2*5 t7>t3*5 t5>t4 t5>t4 t6>t4 t6>t4 t7>t4 t7>t4',
  ...[1, 2, 3, 4].map((i) => `t${i}>t5*11 t${i}>t6 t6>t${i} t5>t${i}*11 t${i}>f${i}*13`),
].join(' ');

/** One game of each family, of removals all kinds. */
export const FAMILY_WINS: readonly FamilyWin[] = [
  { family: 'Klondike', variant: 'aunt-mary', deck: easyDeck(orderedDeck(), 16) },
  { family: 'play to the waste', variant: 'golf', deck: golfDeck(), moves: GOLF_MOVES },
  { family: 'spider', variant: 'will-o-the-wisp', deck: WISP_DECK, moves: WISP_MOVES },
  { family: 'two packs', variant: 'forty-thieves', deck: easyDeck(packs(2).cards!, 64) },
  { family: 'removal', variant: 'thirteen', deck: thirteenDeck(), moves: thirteenMoves() },
  { family: 'grids', variant: 'gaps', deck: GAPS_DECK, moves: GAPS_MOVES },
  { family: 'grids', variant: 'accordion', deck: ACCORDION_DECK, moves: Array(51).fill('t2>t1').join(' ') },
  {
    family: 'cells',
    variant: 'freecell',
    deal: 3,
    moves:
      't2>t8 t5>c4 t2>t7 t3>t5 t7>t2*2 t5>t7*2 t5>t6 t8>t5*2 t8>f3 t8>c3 t5>f3 t7>f3 t4>t7 t4>t5 t5>f2 ' +
      't7>f2 t7>t4*2 t3>t6 c4>t3 t1>t3 t1>t2 t1>f2 t5>f1 t5>f3 t4>f1 t4>f3 t4>t2 t1>t6 t1>t3 t2>t1*5 t2>c4 ' +
      't8>c2 t6>t8*4 t4>c1 t6>t2',
  },
  {
    family: 'Yukon',
    variant: 'yukon',
    deal: 3,
    moves:
      't3>t1*2 t7>t3 t4>t2*2 t6>t7*2 t7>t6*4 t4>t7 t1>t4*3 t6>t1*7 t2>t6*4 t4>t2*5 t6>t4 t6>f1 t2>t1*7 ' +
      't3>t2*4 t1>t3*6 t4>t1*2 t1>t4*4 t3>t1*4 t5>t3*4 t5>f1 t1>t5 t7>t1*3 t7>t5 t7>t5 t7>f4 t6>f4 t2>t7*2 ' +
      't4>t2*5 t4>t2 t3>t5*3 t2>t4*7 t7>t2*3 t5>t7*7 t6>t5*2 t2>t4*5 t6>t2 t3>t6*4 t3>f3 t1>t2*8 t2>t5*3 ' +
      't1>t3*4 t3>t6*3 t6>t3*8 t6>f2 t7>t6*8 t7>f1 t4>f2 t4>f4 t4>f1 t6>t4 t6>f3 t3>t1*9 t6>t1*7 t1>t7*9 ' +
      't5>t1*6 t5>f3 t1>t5*2 t1>f2 t4>f2 t1>f4 t4>f4 t2>t5*7 t5>f3 t7>f3 t5>f2 t7>f2 t5>f3 t1>f1 t4>f1 ' +
      't7>f3 t5>f1 t1>f4 t4>f4 t5>f4 t4>f1 t1>f2 t7>f2 t7>f4 t1>f3 t5>f1 t4>f3 t5>f3 t4>f1 t1>f2 t7>f2 ' +
      't1>f4 t7>f3 t5>f2 t7>f2 t4>f4 t5>f4 t1>f1 t4>f1 t5>f1 t4>f4 t1>f3 t7>f3 t1>f2',
  },
  {
    family: 'reserve and base',
    variant: 'canfield',
    deal: 2,
    moves:
      't3>f1 deal deal deal deal w>f1 deal deal w>f2 deal w>t4 r1>t4 r1>t2 r1>t1 r1>t2 r1>t4 r1>f4 deal ' +
      'w>t3 deal w>t2 w>t1 deal w>t1 deal w>t2 deal redeal deal w>f1 w>t2 w>t3 deal w>t1 deal w>f1 deal ' +
      'w>f2 w>t3 deal deal deal t2>t1*6 t3>t2*4 t3>t2 t2>t3*3 w>t3 deal deal redeal deal w>f4 deal w>t3 ' +
      'deal t4>t3*4 t1>t4*5 deal deal deal w>t1 redeal deal w>t2 w>f1 w>f3 t3>f3 t3>f4 t4>f3 t4>f4 deal ' +
      'deal deal w>f2 t3>f2 t3>f4 t4>f2 t4>f4 deal w>f3 redeal deal w>f3 t3>f3 t3>f4 t4>f3 t1>t4 t1>f4 w>f4 ' +
      't4>t1*2 r1>f1 w>t4 t1>t4*4 deal w>f2 t4>f2 w>f4 t4>f1 t3>f2 w>f2 t3>f1 t3>f2 t3>f4 deal w>f3 t4>f3 ' +
      't4>f1 t4>f2 t4>f4 t2>f3 t2>f1 t1>f3 t2>f3 t1>f1 t2>f1 t1>f3 deal w>f2 w>f2 w>f4',
  },
  {
    family: 'gather and redeal',
    variant: 'cruel',
    deal: 1,
    moves:
      't10>f3 t9>f3 t12>t3 t6>t2 t12>t4 t10>t12 t6>t5 t6>f4 t10>t2 t6>t4 t1>t4 redeal t9>f2 t9>f4 t10>t3 ' +
      't9>t7 t9>t12 redeal t6>f2 t3>t10 redeal t9>f1 t8>f2 redeal t8>f1 t8>f1 t8>f2 t4>f2 t4>f1 t8>f4 ' +
      'redeal t4>t6 redeal t5>f1 t7>t5 t4>t6 redeal t4>t6 redeal t4>f4 t6>f4 t6>f4 t6>f4 t6>f4 t7>f4 t3>f4 ' +
      't3>f1 t3>t1 t9>t8 t4>t1 t7>t1 redeal t2>f3 t2>f3 t2>f3 t2>f3 t1>f3 t3>f3 t3>f3 t3>f3 t4>f3 t4>f3 ' +
      't1>t7 t1>f1 t1>f2 t4>f1 t4>f1 t3>f1 t5>f1 t5>f1 t5>f2 t5>f2 t7>f2 t7>f2 t6>f2 t6>f2 t6>f4 t6>f4',
  },
  {
    family: 'fans and castles',
    variant: 'bakers-dozen',
    deal: 1,
    moves:
      't13>t12 t5>t12 t8>t5 t8>f4 t8>f3 t13>f3 t10>t8 t1>t13 t7>t10 t7>t6 t4>t3 t7>t5 t7>t10 t11>t8 t11>f3 ' +
      't11>f2 t12>t10 t6>t12 t6>t3 t6>t13 t2>t6 t2>t11 t1>t11 t1>t6 t1>t12 t13>t2 t3>t11 t10>t11 f2>f1 ' +
      't13>t11 t13>t10 t4>t13 t4>t6 t5>t4 t12>t10 t6>t4 t11>t12 t10>t11 t5>t2 t5>t12 t5>f4 t9>t5 t9>t2 ' +
      't9>f1 t9>f4 t2>f4 t4>f1 t4>f1 t2>f1 t4>t2 t12>t11 t12>t10 t6>t2 t6>f4 t6>f4 t10>f4 t5>t6 f4>t12 ' +
      't11>t12 t11>t10 t12>t10 t12>f4 t11>f4 t13>t5 t12>t11 f4>t12 f4>t12 t10>t12 t10>t11 t12>t11 t12>f4 ' +
      't12>f4 t12>t3 t10>t3 t10>f4 t12>f4 t12>t13 t12>t13 t10>t13 t10>t6 t3>t10 t3>t13 t3>t6 t3>t5 t3>f2 ' +
      't8>f2 t8>f2 t8>f3 t2>f2 t2>f3 t3>f1 t2>f3 t2>f3 t10>f3 t13>f3 t6>f3 t10>t13 t10>f2 t11>f2 t3>f2 ' +
      't2>f2 t11>f1 t13>f2 t13>f2 t13>f4 t11>f1 t11>f1 t11>f1 t11>f3 t6>f1 t13>f1 t13>f1 t6>f3 t6>f3 t5>f2 ' +
      't11>f2 t5>f4 t12>f4 t5>f2',
  },
  {
    family: 'removal',
    variant: 'fourteen',
    deal: 1,
    moves:
      't12>t2 t9>t5 t12>t1 t11>t4 t11>t3 t6>t1 t6>t3 t6>t2 t8>t6 t9>t8 t12>t2 t10>t8 t12>t10 t8>t7 t3>t2 ' +
      't7>t2 t7>t5 t4>t3 t5>t4 t9>t5 t9>t1 t4>t1 t11>t4 t11>t10 t10>t7 t1>t3',
  },
  {
    family: 'removal',
    variant: 'monte-carlo',
    deal: 1,
    moves:
      't22>t18 t20>t14 t4>t10 deal t23>t18 t20>t15 t14>t8 t10>t4 deal t18>t17 t10>t4 t9>t3 t8>t2 deal ' +
      't25>t19 t20>t14 t10>t4 t6>t2 deal t22>t16 t21>t17 t8>t3 deal t14>t9 t7>t2 deal t12>t7 t11>t6 t10>t5 ' +
      't3>t9 deal t3>t2 deal t1>t2',
  },
  {
    family: 'no choice',
    variant: 'clock',
    deal: 10,
    moves:
      't13>t9 t13>t10 t13>t12 t13>t12 t13>t6 t13>t12 t13>t11 t13>t9 t13>t1 t13>t2 t13>t2 t13>t8 t13>t7 ' +
      't13>t5 t13>t1 t13>t11 t13>t8 t13>t9 t13>t6 t13>t3 t13>t12 t13>t1 t13>t8 t13>t4 t13>t10 t13>t2 t13>t7 ' +
      't13>t5 t13>t3 t13>t9 t13>t2 t13>t6 t13>t8 t13>t13 t13>t4 t13>t5 t13>t7 t13>t4 t13>t7 t13>t10 t13>t3 ' +
      't13>t6 t13>t11 t13>t4 t13>t11 t13>t1 t13>t13 t13>t5 t13>t13 t13>t10 t13>t3',
  },
];
