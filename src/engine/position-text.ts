import { fits } from './build.js';
import { cardFromText, withFace, wordOf, type Card } from './card.js';
import { CARD_HELP, orderedDeck, takeFrom } from './deck.js';
import { faultsOf, shown } from './errors.js';
import { frozen } from './frozen.js';
import type { Pile, Position } from './pile.js';
import type { PilePlan, Plan } from './plan.js';

const bad = faultsOf('bad-position', 'The position cannot be read');

/** After a card that lies face down. In the stock all do, and need none. */
const DOWN = '*';

/** The name under which it stands how often the waste was turned back. */
const REDEALS = 'redeals';

/** What is read of a game. */
interface Standing {
  readonly piles: readonly Pile[];
  readonly setup: { readonly stock?: { readonly redeals: number } | undefined };
  readonly redealsLeft: number;
}

/**
 * A game's position as text: `waste: 4C QH; foundation-1: AD; tableau-2: 7C* KS`, the bottom card of a pile first, `*`
 * after one that lies face down, and `redeals: 1` where the waste was turned back and that counts. Empty piles are left
 * out.
 */
export function formatPosition({ piles, setup, redealsLeft }: Standing): string {
  const parts = piles
    .filter(({ cards }) => cards.length)
    .map(({ id, role, cards }) => {
      const words = cards.map((card) => wordOf(card) + (card.faceUp || role === 'stock' ? '' : DOWN));
      return `${id}: ${words.join(' ')}`;
    });
  const redeals = (setup.stock?.redeals ?? 0) - redealsLeft;
  // Without a limit, it is no number.
  if (redeals > 0) parts.push(`${REDEALS}: ${redeals}`);
  return parts.join('; ');
}

/**
 * Reads a position from its text. Case, white space and the order of the piles do not matter.
 * @param whole whether it is to be played: all cards must be there, and lie as they can in a game
 * @throws SolitaireError `bad-position`, naming the first fault
 */
export function parsePosition(plan: Plan, text: string, whole: boolean): Position {
  if (typeof text !== 'string') throw bad(`a text is needed, not ${shown(text)}`);
  const lists = new Map<string, string>();
  for (const part of text.split(';')) {
    if (!part.trim()) continue;
    const [, name, list] = /^\s*([a-z\d-]+)\s*:([^:]*)$/i.exec(part) ?? [];
    if (!name) throw bad(`"${part.trim()}" is not written as pile: cards`);
    const id = name.toLowerCase();
    if (id !== REDEALS && !plan.byId.has(id)) {
      throw bad(`there is no pile "${id}"; there is ${[...plan.byId.keys()].join(', ')}`);
    }
    if (lists.has(id)) throw bad(`${id} is there twice`);
    lists.set(id, list!.trim().toUpperCase());
  }
  const left = orderedDeck(plan.setup.deck);
  const size = left.length;
  const piles = plan.piles.map((pile) => {
    const words = lists.get(pile.id)?.split(/\s+/).filter(Boolean) ?? [];
    const cards = words.map((word) => readCard(pile, word, left));
    const fault = whole && faultIn(pile, cards);
    if (fault) throw bad(fault);
    return { id: pile.id, role: pile.role, cards };
  });
  if (whole && left.length) throw bad(`${size - left.length} cards where ${size} are needed`);
  return frozen({ piles, redeals: readRedeals(plan, lists.get(REDEALS)) });
}

function readCard({ id, role }: PilePlan, given: string, left: Card[]): Card {
  const isDown = given.endsWith(DOWN);
  const word = isDown ? given.slice(0, -1) : given;
  const card = takeFrom(left, word);
  if (!card && cardFromText(word)) throw bad(`${word} is there twice, again in ${id}`);
  if (!card) throw bad(`"${given}" in ${id} ${CARD_HELP}`);
  return withFace(card, !isDown && role !== 'stock');
}

/** What is wrong with a pile of a game. */
function faultIn({ id, role, turnsUp, accept }: PilePlan, cards: readonly Card[]): string | undefined {
  if (role === 'stock') return undefined;
  const hides = role === 'tableau' || role === 'reserve';
  for (const [index, card] of cards.entries()) {
    const isTop = index === cards.length - 1;
    if (!card.faceUp && (!hides || (turnsUp && isTop))) return `${card.id} in ${id} must lie face up`;
    const below = cards[index - 1];
    if (role === 'foundation' && below && typeof accept?.on === 'object' && !fits(accept.on, below, card)) {
      return `${card.id} cannot lie on ${below.id} in ${id}`;
    }
  }
  return undefined;
}

function readRedeals({ setup }: Plan, text = '0'): number {
  const most = setup.stock?.redeals ?? 0;
  const redeals = Number(text || NaN);
  if (Number.isSafeInteger(redeals) && redeals >= 0 && redeals <= most) return redeals;
  throw bad(`${REDEALS} is a whole number from 0 to ${most}, not "${text}"`);
}
