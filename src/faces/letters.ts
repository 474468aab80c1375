import type { Rank } from '../engine/card.js';
import { ranks } from './path-data.js';
import { drawn } from './path-transform.js';

/** The letter of a rank: scaled, and moved to its place on the card. Letters are 28 high; a nine is a six turned. */
export function letter(rank: Rank, scale: number, x: number, y: number): string {
  return rank === 9 ? drawn(ranks[6], -scale, x, y + 28 * scale) : drawn(ranks[rank], scale, x, y);
}
