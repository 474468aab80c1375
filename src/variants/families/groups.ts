import type { Fan, Group, PilePlan, Place, Position } from '../../engine/index.js';
import { UP_IN_SUIT } from './builds.js';

/** The stock, at the upper left corner unless said otherwise. */
export function stockAt(x = 0, y = 0): Group {
  return { role: 'stock', at: { x, y, count: 1 } };
}

/** A waste whose top card can be played, right of the stock unless said otherwise. */
export function wasteAt(x = 1, y = 0, fan?: Fan): Group {
  return { role: 'waste', at: { x, y, count: 1 }, take: 'top', ...(fan ? { fan } : {}) };
}

/** Foundations that build up in suit from the ace, card by card; what went up stays there. */
export function foundationsAt(at: Place): Group {
  return { role: 'foundation', at, accept: { empty: [1], on: UP_IN_SUIT, cards: 'one' } };
}

/** The same text for each of so many piles. */
export function alike(count: number, faces: string): string[] {
  return Array<string>(count).fill(faces);
}

/** A pile gives up its top card, but never the one that it began with. */
export function allButFirst({ piles }: Position, { index }: PilePlan): number {
  return piles[index]!.cards.length > 1 ? 1 : 0;
}

/** A pile gives up any face-up card, with all that lie on it. */
export function allFaceUp({ piles }: Position, { index }: PilePlan): number {
  const { cards } = piles[index]!;
  let count = 0;
  while (cards[cards.length - 1 - count]?.faceUp) count++;
  return count;
}
