import type { Card, CardChange, Changes, Game, PileId, Remove, Transfer } from '../engine/index.js';
import { isOut } from './removal.js';
import type { Words } from './words.js';

/** More cards that go up by themselves are told by their number. */
const MOST_NAMED = 3;

/** The cards that a move has moved, told apart by what it is to the player. */
interface Moved {
  /** Those that were taken, where they are now. */
  readonly own: readonly CardChange[];
  /** Those that are out of the game. */
  readonly out: readonly CardChange[];
  /** Those that went up, or came from a reserve, by themselves. */
  readonly sent: readonly CardChange[];
  /** Those that show their face now. */
  readonly turned: readonly CardChange[];
}

function movedBy(game: Game, changes: Changes, move: Transfer | Remove): Moved {
  const roleOf = (id: PileId) => game.pile(id).role;
  const turned = changes.cards.filter((change) => change.turned && change.card.faceUp);
  const moved = changes.cards.filter((change) => change.from.pile !== change.to.pile && !turned.includes(change));
  const out = moved.filter(({ to }) => isOut(game, to.pile));
  const left = moved.filter((change) => !out.includes(change));
  const taken = left.filter(({ from }) => move.type === 'transfer' && from.pile === move.from);
  const there = taken.filter(({ to }) => move.type === 'transfer' && to.pile === move.to);
  const own = there.length ? there : taken.slice(0, 1);
  const isSent = ({ from, to }: CardChange) => roleOf(to.pile) === 'foundation' || roleOf(from.pile) === 'reserve';
  return { own, out, sent: left.filter((change) => !own.includes(change) && isSent(change)), turned };
}

/** What to say of cards that were moved or removed, and of what followed; `game` is as it is after it. */
export function movedText(game: Game, changes: Changes, move: Transfer | Remove, words: Words): string {
  const { own, out, sent, turned } = movedBy(game, changes, move);
  const named = (some: readonly CardChange[]) => words.cards(some.map(({ card }) => card));
  const to = (card: Card, count: number, pile: PileId) =>
    words.sentence('said.moved', { cards: words.run(card, count), pile: words.pile(pile) });
  const sentences: string[] = [];
  if (own.length) sentences.push(to(lowestOf(own).card, own.length, own[0]!.to.pile));
  if (out.length) sentences.push(words.text('said.removed', { cards: named(out) }));
  if (sent.length > MOST_NAMED) sentences.push(words.text('said.collected', { cards: words.cardCount(sent.length) }));
  else sentences.push(...sent.map((change) => to(change.card, 1, change.to.pile)));
  if (turned.length) sentences.push(words.text('said.turnedUp', { cards: named(turned) }));
  return sentences.join(' ');
}

function lowestOf(some: readonly CardChange[]): CardChange {
  return some.reduce((low, change) => (change.to.index < low.to.index ? change : low));
}
