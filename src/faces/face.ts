import type { Rank, Suit } from '../engine/card.js';
import { bust, doubleFigure } from './courts.js';
import { createDrawing, type Layer } from './drawing.js';
import { letter } from './letters.js';
import { laurel, suits } from './path-data.js';
import { drawn, twinned } from './path-transform.js';
import { pipsPath } from './pips.js';

/** `large` has a large index and little else: for cards narrower than 64 px. `tiny` has one sign of each kind. */
export type FaceSize = 'standard' | 'large' | 'tiny';

/**
 * The face of a card.
 * @returns a new SVG node, cloned from a drawing made once per card and size
 */
export function createFace({ rank, suit }: { rank: Rank; suit: Suit }, size: FaceSize): SVGSVGElement {
  const draw = { standard: standardFace, large: largeFace, tiny: tinyFace }[size];
  return createDrawing(`face ${suit} ${size}`, () => draw(rank, suit), String(rank));
}

function standardFace(rank: Rank, suit: Suit): Layer[] {
  const shape = suits[suit];
  const index: Layer[] = [
    ['suit index', twinned(drawn(shape, 0.55, 10.5, 30.5))],
    ['letter index', twinned(letter(rank, 0.54, 10.5, 7))],
  ];
  switch (rank) {
    case 1:
      return [
        ['gold', twinned(drawn(laurel, 1, 0, 0))],
        ['suit pips', drawn(shape, 1.75, 50, 70)],
        ...index,
      ];
    case 11:
    case 12:
    case 13: {
      const emblems = twinned(drawn(shape, 0.6, 27.5, 25)) + drawn(shape, 0.32, 50, 70);
      return [...doubleFigure(rank, suit), ['suit pips', emblems], ...index];
    }
    default:
      return [['suit pips', pipsPath(shape, rank)], ...index];
  }
}

/** Its index stands on one line, in layers of their own: in a narrow strip they are drawn smaller. */
function largeFace(rank: Rank, suit: Suit): Layer[] {
  const shape = suits[suit];
  const index: Layer[] = [
    ['suit index', drawn(shape, 1.1, 80, 20)],
    ['letter index', letter(rank, 1, 20, 6)],
  ];
  switch (rank) {
    case 11:
    case 12:
    case 13:
      return [...bust(rank, suit), ['suit pips', drawn(shape, 0.8, 15.4, 72)], ...index];
    default:
      return [['suit pips', drawn(shape, 2.6, 50, 96)], ...index];
  }
}

function tinyFace(rank: Rank, suit: Suit): Layer[] {
  return [['suit', drawn(suits[suit], 2.6, 50, 99)], ['letter', letter(rank, 1.7, 50, 10)]];
}
