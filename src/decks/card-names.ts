import { cardFromText, type CardId } from '../engine/index.js';

/** What has a picture: a card by its id, such as `QH`, or the back of all cards. */
export type PictureId = CardId | 'back';

const RANKS: Readonly<Record<string, string>> = { 1: 'A', ace: 'A', 10: 'T', jack: 'J', queen: 'Q', king: 'K' };

/**
 * The card that an id in a sprite names: `queen_heart`, `heart_queen`, `queen-of-hearts`, `1_club`.
 * @returns undefined for an id that names no card
 */
export function pictureNamed(id: string): PictureId | undefined {
  const words = id.toLowerCase().split(/[-_]+(?:of[-_]+)?/);
  if (words.length > 2 || words[0] === 'back') return id === 'back' ? id : undefined;
  const suit = words.findIndex((word) => /^(club|diamond|heart|spade)s?$/.test(word));
  const rank = words[1 - suit] ?? '';
  return cardFromText(`${RANKS[rank] ?? rank}${words[suit]?.[0] ?? ''}`.toUpperCase())?.id;
}
