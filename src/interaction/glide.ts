import type { CardId } from '../engine/index.js';
import type { Box } from '../table/hit-test.js';
import { run, type Motion, type Track } from './animation.js';
import { scaleOf } from './table-scale.js';
import { Z_FLYING } from './z-order.js';

/** Marks the animations that a new glide takes the place of. */
const GLIDE = 'solitaire-glide';

/** Milliseconds: how long a card flies, by its way in the table's pixels, and how long it turns at least. */
const FLIGHT = { least: 140, perPixel: 0.3, most: 320, turn: 240 };

/** Starts briskly and lands softly. */
const EASING = 'cubic-bezier(.2, .7, .3, 1)';

/**
 * A card that turns folds up and unfolds. It shows its new side already; until the middle it has
 * `--_back: 1`, by which its sheet can cover the face with the back.
 */
const TURN: Keyframe[] = [
  { scale: '1 1', '--_back': '1', easing: 'ease-in' },
  { scale: '0 1', '--_back': '1', offset: 0.5 },
  { scale: '0 1', '--_back': '0', offset: 0.5, easing: 'ease-out' },
  { scale: '1 1', '--_back': '0' },
];

export interface GlideOptions {
  /** Cards that turn over on the way. */
  readonly flips?: ReadonlySet<CardId>;
  /** Cards that fly above the rest, each `stagger` after the last; the rest move at once. All by default. */
  readonly raise?: ReadonlySet<CardId>;
  /** Milliseconds between two raised cards; less where `limit` asks for it. */
  readonly stagger?: number;
  /** Milliseconds that the whole may take at speed 1. */
  readonly limit?: number;
}

/** Where cards are drawn now, in flight or not. */
export function snapshot(elements: ReadonlyMap<CardId, HTMLElement>): Map<CardId, DOMRect> {
  return new Map(Array.from(elements, ([id, element]) => [id, element.getBoundingClientRect()]));
}

/**
 * Glides cards to where they lie from where they were. A card that is gliding already goes on from `from`.
 * @param elements the cards, in the order in which they set out
 * @param from where they were, as a snapshot tells it; those that are not in it, or lie there, stay
 */
export function glide(
  table: HTMLElement,
  elements: ReadonlyMap<CardId, HTMLElement>,
  from: ReadonlyMap<CardId, Box>,
  { flips, raise, stagger = 0, limit = 600 }: GlideOptions = {},
): Motion {
  stopGliding(table, elements.values());
  const scale = scaleOf(table);
  const flights = Array.from(snapshot(elements), ([id, to]) => {
    const start = from.get(id) ?? to;
    const turns = flips?.has(id) ?? false;
    const x = (middle(start).x - middle(to).x) / scale;
    const y = (middle(start).y - middle(to).y) / scale;
    const distance = Math.hypot(x, y);
    const flight = Math.min(FLIGHT.most, FLIGHT.least + distance * FLIGHT.perPixel);
    const duration = Math.max(flight, turns ? FLIGHT.turn : 0);
    return { id, element: elements.get(id)!, x, y, moves: distance >= 1, turns, duration };
  }).filter(({ moves, turns }) => moves || turns);

  const raised = flights.filter(({ id }) => raise?.has(id) ?? true);
  const room = limit - Math.max(...raised.map(({ duration }) => duration));
  const step = Math.max(0, Math.min(stagger, room / (raised.length - 1)));

  const tracks = flights.flatMap((flight): Track[] => {
    const { element, x, y, duration } = flight;
    const turn = raised.indexOf(flight);
    // Cards that wait lie in the order in which they leave; those that set out together, in that of the page.
    const zIndex = turn < 0 ? {} : { zIndex: String(Z_FLYING + (step ? raised.length - turn : 0)) };
    const timing = { id: GLIDE, duration, delay: Math.max(0, turn) * step, fill: 'backwards' as const };
    const path = [
      { translate: `${x}px ${y}px`, easing: EASING, ...zIndex },
      { translate: '0px 0px', ...zIndex },
    ];
    const tracks = [{ element, keyframes: path, timing }];
    return flight.turns ? [...tracks, { element, keyframes: TURN, timing }] : tracks;
  });
  return run(table, tracks);
}

/** Asked of the table, once: each card by itself would have its style made anew. */
function stopGliding(table: HTMLElement, elements: Iterable<HTMLElement>): void {
  const cards = new Set<Element | null>(elements);
  for (const animation of table.getAnimations({ subtree: true })) {
    if (animation.id !== GLIDE || !(animation.effect instanceof KeyframeEffect)) continue;
    if (cards.has(animation.effect.target)) animation.cancel();
  }
}

function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
