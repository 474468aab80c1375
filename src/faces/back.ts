import { CLASP } from './courts.js';
import { createDrawing, type Layer } from './drawing.js';
import type { FaceSize } from './face.js';
import { suits } from './path-data.js';
import { drawn, placed } from './path-transform.js';

/**
 * The back of a card: a rosette, or for narrow cards a lattice.
 * @returns a new SVG node, cloned from a drawing made once per size
 */
export function createBack(size: FaceSize): SVGSVGElement {
  return createDrawing(`back ${size}`, size === 'large' ? latticeBack : rosetteBack);
}

const ROSETTE_CIRCLES = 24;
const ROSETTE_RADIUS = 19;
const ROSETTE_CIRCLE = 'M-19 0a19 19 0 0 0 38 0a19 19 0 0 0-38 0';

/** Circles through the middle of the card, their centres on a circle around it. */
function rosette(): string {
  return Array.from({ length: ROSETTE_CIRCLES }, (_, i) => {
    const angle = (i / ROSETTE_CIRCLES) * 2 * Math.PI;
    return placed(
      ROSETTE_CIRCLE,
      1,
      50 + ROSETTE_RADIUS * Math.cos(angle),
      70 + ROSETTE_RADIUS * Math.sin(angle),
    );
  }).join('');
}

function rosetteBack(): Layer[] {
  const { C, D, H, S } = suits;
  return [
    ['frame', 'M5 9q0-4 4-4h82q4 0 4 4v122q0 4-4 4h-82q-4 0-4-4z'],
    ['rosette', rosette()],
    ['clasp', CLASP],
    [
      'suit',
      drawn(S, 0.32, 50, 70) + drawn(S, 0.5, 16, 20) + drawn(H, 0.5, 84, 20) +
        drawn(D, 0.5, 16, 120) + drawn(C, 0.5, 84, 120),
    ],
  ];
}

const LATTICE_COLUMNS = 5;
const LATTICE_ROWS = 7;

/** Zigzags that touch at their points and make diamonds of 18 by 18. */
function lattice(): string {
  const down = 'l9 9l9-9'.repeat(LATTICE_COLUMNS);
  const up = 'l9-9l9 9'.repeat(LATTICE_COLUMNS);
  const rows = Array.from({ length: LATTICE_ROWS }, (_, row) => 7 + row * 18);
  return rows.map((top) => `M5 ${top}${down}M5 ${top + 18}${up}`).join('');
}

function latticeBack(): Layer[] {
  const path = lattice();
  return [
    ['ground', 'M5 7h90v126h-90z'],
    ['lattice', path],
    ['knots', path],
  ];
}
