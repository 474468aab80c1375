import { run, type Motion, type Track } from './animation.js';
import { scaleOf } from './table-scale.js';
import { Z_FLYING } from './z-order.js';

/** Milliseconds: one card's leap, the most between two cards, and all of it. */
const LEAP = 1700;
const STAGGER = 60;
const WHOLE = 3900;

/** Steps of this share never come back to where they were: the cards spread over the whole table. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The speed of what is thrown up, and of what falls. */
const RISE = 'cubic-bezier(.33, .67, .67, 1)';
const FALL = 'cubic-bezier(.33, 0, .67, .33)';

/** The share of a leap after which a card has bounced and flies home. */
const BOUNCED = 0.7;

/**
 * The cards leap from where they lie, one after another, across the table; they bounce on its lower edge and
 * fly home again.
 * @param cards in the order in which they leap
 */
export function celebrate(table: HTMLElement, cards: readonly HTMLElement[]): Motion {
  const scale = scaleOf(table);
  const board = table.getBoundingClientRect();
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const step = Math.min(STAGGER, (WHOLE - LEAP) / (cards.length - 1));
  const tracks = cards.flatMap((element, i): Track[] => {
    const box = boxes[i]!;
    const x = (board.left + (board.width - box.width) * ((i * GOLDEN) % 1) - box.left) / scale;
    const fall = Math.max(0, board.bottom - box.bottom) / scale;
    const rise = Math.min(Math.max(0, box.top - board.top), box.height) / scale;
    const turn = x < 0 ? '-360deg' : '360deg';
    const zIndex = String(Z_FLYING + i);
    const timing = { duration: LEAP, delay: i * step };
    const across: Keyframe[] = [
      { translate: '0px 0px', rotate: '0deg', zIndex },
      { translate: `${x}px 0px`, rotate: turn, zIndex, offset: BOUNCED, easing: 'ease-in-out' },
      { translate: '0px 0px', rotate: turn, zIndex },
    ];
    const down: Keyframe[] = [
      { translate: '0px 0px', easing: RISE },
      { translate: `0px ${-rise}px`, offset: 0.12, easing: FALL },
      { translate: `0px ${fall}px`, offset: 0.42, easing: RISE },
      { translate: `0px ${fall / 2}px`, offset: 0.56, easing: FALL },
      { translate: `0px ${fall}px`, offset: BOUNCED, easing: 'ease-in-out' },
      { translate: '0px 0px' },
    ];
    return [
      { element, keyframes: across, timing },
      { element, keyframes: down, timing: { ...timing, composite: 'add' } },
    ];
  });
  return run(table, tracks);
}
