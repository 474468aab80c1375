import { cardFromText, type CardId } from '../engine/index.js';

/** What has a picture: a card by its id, such as `QH`, or the back of all cards by the word `back`. */
export type PictureId = CardId;

const RANKS: Readonly<Record<string, string>> = { 1: 'A', ace: 'A', 10: 'T', jack: 'J', queen: 'Q', king: 'K' };

/**
 * The card that an id in a sprite names: `queen_heart`, `heart_queen`, `queen-of-hearts`, `1_club`.
 * @returns undefined for an id that names no card
 */
export function pictureNamed(id: string): PictureId | undefined {
  if (id === 'back') return id;
  const [, before = '', suit = '', after = ''] =
    /^(?:(\w+?)[-_](?:of[-_])?)?(club|diamond|heart|spade)s?(?:[-_](\w+))?$/i.exec(id) ?? [];
  const rank = before + after;
  return cardFromText(((RANKS[rank.toLowerCase()] ?? rank) + suit.charAt(0)).toUpperCase())?.id;
}
