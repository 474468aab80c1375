import type { Suit } from '../engine/card.js';
import { paintOrder, type CourtLayers, type CourtRank } from './court-layers.js';
import type { Layer } from './drawing.js';
import { courts, robe, sash, skirt } from './path-data.js';
import { drawn, twinned } from './path-transform.js';

const FRAME = 'M20 15q0-3 3-3h54q3 0 3 3v110q0 3-3 3h-54q-3 0-3-3z';

/** A ring around the middle of the card, for a small suit. */
export const CLASP = 'M44.2 70a5.8 5.8 0 0 0 11.6 0a5.8 5.8 0 0 0-11.6 0';

/**
 * The framed double figure of a standard face. A figure stands a little right of the middle, beside its suit, and
 * smaller than drawn.
 */
export function doubleFigure(rank: CourtRank, suit: Suit): Layer[] {
  const layers = figureLayers(rank, suit, sash, (path) => twinned(drawn(path, 0.94, 52, 4)));
  return [['frame', FRAME], ...layers, ['clasp', CLASP]];
}

/** The single figure at the foot of a large face. */
export function bust(rank: CourtRank, suit: Suit): Layer[] {
  return figureLayers(rank, suit, skirt, (path) => drawn(path, 1.363, 50.9, 41.8));
}

function figureLayers(
  rank: CourtRank,
  suit: Suit,
  hem: CourtLayers,
  arrange: (path: string) => string,
): Layer[] {
  const { figure, variants } = courts[rank];
  const parts = [robe, hem, figure, variants[suit === 'S' || suit === 'D' ? 1 : 0]];
  return paintOrder
    .map((layer): Layer => [layer, parts.map((part) => part[layer] ?? '').join('')])
    .filter(([, path]) => path)
    .map(([layer, path]) => [layer, arrange(path)]);
}
