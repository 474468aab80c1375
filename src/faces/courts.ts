import type { Suit } from '../engine/card.js';
import { paintOrder, type CourtLayer, type CourtLayers, type CourtRank } from './court-layers.js';
import type { Layer } from './drawing.js';
import { courts, robe, sash, skirt } from './path-data.js';
import { drawn, placed, twinned } from './path-transform.js';

const FRAME = 'M20 15q0-3 3-3h54q3 0 3 3v110q0 3-3 3h-54q-3 0-3-3z';

/** A ring around the middle of the card, for a small suit. */
export const CLASP = 'M44.2 70a5.8 5.8 0 0 0 11.6 0a5.8 5.8 0 0 0-11.6 0';

/** The framed double figure of a standard face. */
export function doubleFigure(rank: CourtRank, suit: Suit): Layer[] {
  return [['frame', FRAME], ...figureLayers(rank, suit, sash, twinned), ['clasp', CLASP]];
}

/** The single figure at the foot of a large face. */
export function bust(rank: CourtRank, suit: Suit): Layer[] {
  return figureLayers(rank, suit, skirt, (path) => placed(path, 1.45, -24.5, 36));
}

function figureLayers(
  rank: CourtRank,
  suit: Suit,
  hem: CourtLayers,
  arrange: (path: string) => string,
): Layer[] {
  const { attribute, figure, variants } = courts[rank];
  const variant = variants[suit === 'S' || suit === 'D' ? 1 : 0];
  return paintOrder
    .map((layer): Layer => [
        layer,
        drawn(join(layer, robe, attribute, hem), 1, 0, 0) + onCard(join(layer, figure, variant)),
      ])
    .filter(([, path]) => path)
    .map(([layer, path]) => [layer, arrange(path)]);
}

function join(layer: CourtLayer, ...parts: readonly CourtLayers[]): string {
  return parts.map((part) => part[layer] ?? '').join('');
}

/** A figure stands a little right of the middle, beside its suit, and smaller than drawn. */
function onCard(path: string): string {
  return drawn(path, 0.94, 52, 4);
}
