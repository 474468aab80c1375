import {
  colorOf,
  RANKS,
  SUITS,
  type Card,
  type PileId,
  type Rank,
  type Role,
  type Suit,
  type Wanted,
} from '../engine/index.js';

const RANK_WORDS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
const SUIT_WORDS: Readonly<Record<Suit, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const ROLE_WORDS: Readonly<Record<Role, string>> = {
  stock: 'stock',
  waste: 'waste',
  foundation: 'foundation',
  tableau: 'tableau',
  reserve: 'reserve',
  cell: 'cell',
};

const plurals = new Intl.PluralRules('en');
const andList = new Intl.ListFormat('en', { type: 'conjunction' });
const orList = new Intl.ListFormat('en', { type: 'disjunction' });

/** The form of a phrase that goes with a number. */
export function plural(count: number, one: string, other: string): string {
  return plurals.select(count) === 'one' ? one : other;
}

/** A phrase with its first letter made large. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** `queen of hearts` */
export function cardName({ rank, suit }: Pick<Card, 'rank' | 'suit'>): string {
  return `${rankName(rank)} of ${SUIT_WORDS[suit]}`;
}

/** `queen of hearts, 2 of clubs, and ace of spades` */
export function cardNames(cards: readonly Card[]): string {
  return andList.format(cards.map(cardName));
}

/** The card on top of a pile, in a list of piles. */
export function topName(card: Card | undefined): string {
  if (!card) return 'empty';
  return card.faceUp ? cardName(card) : 'face down';
}

/** `9 of clubs and 2 more`, for cards that go together. */
export function runName(card: Card, count: number): string {
  return count > 1 ? `${cardName(card)} and ${count - 1} more` : cardName(card);
}

/** `tableau 3`, or `stock` where there is but one. */
export function pileName(id: PileId): string {
  const [role = id, number] = id.split('-');
  const word = Object.hasOwn(ROLE_WORDS, role) ? ROLE_WORDS[role as Role] : role;
  return number === undefined ? word : `${word} ${number}`;
}

/** `6 cards` */
export function cardCount(count: number): string {
  return `${count} ${plural(count, 'card', 'cards')}`;
}

/** `1 redeal left`, `no redeal left` */
export function redealCount(left: number): string {
  if (left === Infinity) return 'redeals without limit';
  return left > 0 ? `${left} ${plural(left, 'redeal', 'redeals')} left` : 'no redeal left';
}

/** `kings only`, `any card`, for an empty pile; empty where it takes none. */
export function emptyPileTakes(wanted: Wanted): string {
  if (!wanted.ranks.length || !wanted.suits.length) return '';
  const everySuit = wanted.suits.length === SUITS.length;
  const [rank] = wanted.ranks;
  if (everySuit && wanted.ranks.length === 1) return `${rankName(rank!)}s only`;
  return `takes ${wantedPhrase(wanted)}`;
}

/** `a red 10`, `the 4 of hearts`, `a 9 or a jack`, `any card` */
export function wantedPhrase({ ranks, suits }: Wanted): string {
  const color = commonColor(suits);
  const anySuit = color !== undefined || suits.length === SUITS.length;
  const ofSuits = anySuit ? '' : ` of ${orList.format(suits.map((suit) => SUIT_WORDS[suit]))}`;
  if (ranks.length === RANKS.length) return `any ${color ? `${color} ` : ''}card${ofSuits}`;
  const phrase = (rank: Rank) => {
    if (suits.length === 1) return `the ${rankName(rank)}`;
    return color ? `a ${color} ${rankName(rank)}` : withArticle(rank);
  };
  return orList.format(ranks.map(phrase)) + ofSuits;
}

/** The colour that stands for some suits, where they are all of it. */
function commonColor(suits: readonly Suit[]): string | undefined {
  const [color, ...others] = new Set(suits.map(colorOf));
  return suits.length > 1 && !others.length ? color : undefined;
}

/** `3:05`, `1:00:09` */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  const rest = two(Math.floor(seconds) % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function rankName(rank: Rank): string {
  return RANK_WORDS[rank - 1]!;
}

function withArticle(rank: Rank): string {
  return `${rank === 1 || rank === 8 ? 'an' : 'a'} ${rankName(rank)}`;
}
