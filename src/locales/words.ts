import {
  colorOf,
  RANKS,
  SUITS,
  type Card,
  type PileId,
  type Role,
  type Suit,
  type Variant,
  type Wanted,
} from '../engine/index.js';
import { english } from './english.js';
import { fill, type Values } from './fill.js';
import type { KeyRows, NamedKey, RulesKey, TextKey, Texts } from './texts.js';

/** Texts that are lists. */
type ListKey = 'ranks' | 'suits' | `wanted.${'ranks' | 'red' | 'black'}`;
type Named = Pick<Card, 'rank' | 'suit'>;

/** What a table shows and says, in one language: English where the texts of the language have nothing. */
export class Words {
  /** The language's tag. */
  readonly lang: string;
  readonly #texts: Texts;
  readonly #plurals: Intl.PluralRules;
  readonly #and: Intl.ListFormat;
  readonly #or: Intl.ListFormat;

  readonly #wanted: ((missing: NamedKey | RulesKey) => void) | undefined;

  /** @param wanted called when the name of something, or a rules page, is shown that the texts do not have */
  constructor(lang: string, texts: Texts, wanted?: (missing: NamedKey | RulesKey) => void) {
    this.#wanted = wanted;
    this.lang = lang;
    this.#texts = texts;
    this.#plurals = new Intl.PluralRules(lang);
    this.#and = new Intl.ListFormat(lang, { type: 'conjunction' });
    this.#or = new Intl.ListFormat(lang, { type: 'disjunction' });
  }

  /** A text with its placeholders filled in. */
  text(key: Exclude<TextKey, 'keys'>, values: Values = {}): string {
    return fill(this.#texts[key] ?? english[key], values, this.#plurals);
  }

  /** The same as a sentence of its own: it begins with a large letter. */
  sentence(key: Exclude<TextKey, 'keys'>, values?: Values): string {
    return this.capital(this.text(key, values));
  }

  capital(phrase: string): string {
    return phrase.charAt(0).toLocaleUpperCase(this.lang) + phrase.slice(1);
  }

  /** Phrases with commas between them. */
  listed(phrases: readonly string[]): string {
    return phrases.join(this.text('comma'));
  }

  /** The rows of the list of keys. */
  get keys(): KeyRows {
    return this.#texts.keys ?? english.keys;
  }

  // The names of things

  variantName({ id, name }: Pick<Variant, 'id' | 'name'>): string {
    return this.named(`variant.${id}`, name);
  }

  /** What the language has under the name of something, or as its rules page; English until it is there. */
  named<Key extends NamedKey | RulesKey, English extends Texts[Key]>(
    key: Key,
    english: English,
  ): NonNullable<Texts[Key]> | English {
    const own = this.#texts[key];
    if (own === undefined) this.#wanted?.(key);
    return own ?? english;
  }

  /** `queen of hearts` */
  card(card: Named): string {
    return this.text('card', this.#cardWords(card));
  }

  /** `queen of hearts, 2 of clubs, and ace of spades` */
  cards(cards: readonly Named[]): string {
    return this.#and.format(cards.map((card) => this.card(card)));
  }

  /** `9 of clubs and 2 more`, for cards that go together. */
  run(card: Card, count: number): string {
    return count > 1 ? this.text('run', { card: this.card(card), count: count - 1 }) : this.card(card);
  }

  /** `tableau 3`, or `stock` where there is but one. */
  pile(id: PileId): string {
    const [role, number] = id.split('-');
    const pile = this.text(`pile.${role as Role}`);
    return number === undefined ? pile : this.text('numbered', { pile, number });
  }

  /** `6 cards` */
  cardCount(count: number): string {
    return this.text('cards', { count });
  }

  /** `1 redeal left`, `no redeal left` */
  redeals(left: number): string {
    if (left === Infinity) return this.text('redeals.unlimited');
    return left > 0 ? this.text('redeals.left', { count: left }) : this.text('redeals.none');
  }

  /** `3:05`, `1:00:09` */
  clock(seconds: number): string {
    const two = (part: number) => String(part).padStart(2, '0');
    const minutes = Math.floor(seconds / 60) % 60;
    const hours = Math.floor(seconds / 3600);
    const rest = two(Math.floor(seconds) % 60);
    return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  }

  /** Cards that would fit: `a red 10`, `the 4 of hearts`, `a 9 or a jack`, `any card`; undefined where none would. */
  wanted({ ranks, suits }: Wanted): string | undefined {
    if (!ranks.length || !suits.length) return undefined;
    const color = commonColor(suits);
    const everySuit = suits.length === SUITS.length;
    if (ranks.length === RANKS.length) {
      if (everySuit) return this.text('wanted.any');
      if (color) return this.text(color === 'red' ? 'wanted.anyRed' : 'wanted.anyBlack');
      const words = suits.map((suit) => this.#cardWords({ rank: 1, suit }).suit);
      return this.text('wanted.anyOf', { suits: this.#or.format(words) });
    }
    if (!everySuit && !color) {
      const cards = ranks.flatMap((rank) => suits.map((suit) => this.card({ rank, suit })));
      return this.#or.format(cards.map((card) => this.text('wanted.card', { card })));
    }
    const key = color ? (`wanted.${color}` as const) : 'wanted.ranks';
    const phrases = ranks.map((rank) => {
      return this.#item(key, rank - 1, { rank: this.#cardWords({ rank, suit: 'C' }).rank });
    });
    return this.#or.format(phrases);
  }

  #cardWords({ rank, suit }: Named): { rank: string; suit: string } {
    return { rank: this.#item('ranks', rank - 1), suit: this.#item('suits', SUITS.indexOf(suit)) };
  }

  /** One item of a text that is a list. */
  #item(key: ListKey, index: number, values?: Values): string {
    const items = this.text(key, values).split('|');
    return items[index] ?? items[0]!;
  }
}

/** The colour that stands for some suits, where they are all of it. */
function commonColor(suits: readonly Suit[]): 'red' | 'black' | undefined {
  const [color, ...others] = new Set(suits.map(colorOf));
  return suits.length > 1 && !others.length ? color : undefined;
}
