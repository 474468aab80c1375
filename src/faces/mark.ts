import type { Rank, Suit } from '../engine/card.js';
import { createDrawing, type Layer } from './drawing.js';
import { letter } from './letters.js';
import { suits } from './path-data.js';
import { drawn } from './path-transform.js';

/**
 * What an empty pile shows: the suit or the rank it waits for, that the waste can be turned back, or that
 * nothing is left to turn.
 */
export type PileMark = { suit: Suit } | { rank: Rank } | 'redeal' | 'exhausted';

/**
 * The mark of an empty pile.
 * @returns a new SVG node, cloned from a drawing made once per mark
 */
export function createMark(mark: PileMark): SVGSVGElement {
  return createDrawing('mark', () => [markLayer(mark)], JSON.stringify(mark));
}

function markLayer(mark: PileMark): Layer {
  if (mark === 'redeal') return ['sign', 'M68.8 76.8a20 20 0 1 1-4.7-21L74 65.7M74 53v13h-13'];
  if (mark === 'exhausted') return ['sign', 'M30 70a20 20 0 0 0 40 0a20 20 0 0 0-40 0M35.9 55.9l28.2 28.2'];
  if ('suit' in mark) return ['suit', drawn(suits[mark.suit], 2.2, 50, 70)];
  return ['letter', letter(mark.rank, 1.4, 50, 51)];
}
