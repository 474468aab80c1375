import { expect } from '@open-wc/testing';
import type { PileId } from '../../src/engine.js';
import type { GameHarness } from './game-harness.js';

/** Half a pixel: what rounding may do to a box. */
const ROUNDING = 0.5;

export function tableBox({ root }: GameHarness): DOMRect {
  return root.querySelector('[part="table"]')!.getBoundingClientRect();
}

/** The width of a card. */
export function cardWidth(harness: GameHarness): number {
  return harness.pile('stock').getBoundingClientRect().width;
}

/** Waits until the table has been measured anew: a new size is told with one frame and acted on with the next. */
export async function measured(harness: GameHarness): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await harness.settled();
}

/** Where the cards of a pile are, the bottom card first. */
export function topsOf(harness: GameHarness, pile: PileId): number[] {
  return [...harness.pile(pile).children].map((card) => card.getBoundingClientRect().top);
}

/** Checks that every pile and every card lies on the table, whole. */
export function expectAllOnTable(harness: GameHarness): void {
  const table = tableBox(harness);
  expect(table.width).to.be.above(0);
  for (const element of harness.root.querySelectorAll('solitaire-pile, solitaire-card')) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const name = `${element.id || element.parentElement!.id} in ${table.width}x${table.height}`;
    expect(width, name).to.be.above(0);
    expect(left, name).to.be.at.least(table.left - ROUNDING);
    expect(right, name).to.be.at.most(table.right + ROUNDING);
    expect(top, name).to.be.at.least(table.top - ROUNDING);
    expect(bottom, name).to.be.at.most(table.bottom + ROUNDING);
  }
}

/** Checks that the piles side by side take up the table's width, but for the gaps between and around them. */
export function expectFilled(harness: GameHarness): void {
  const table = tableBox(harness);
  const boxes = harness.game.table.piles
    .filter(({ y }) => y === Math.max(...harness.game.table.piles.map((pile) => pile.y)))
    .map(({ id }) => harness.pile(id).getBoundingClientRect());
  expect(boxes).to.have.length(7);
  const gap = boxes[1]!.left - boxes[0]!.right;
  expect(gap).to.be.within(1, boxes[0]!.width / 5);
  const room = (table.width - 8 * gap) / 7;
  expect(boxes[0]!.width, `${table.width}x${table.height}`).to.be.at.least(0.95 * room);
}

/** What of a card's index can be read: the boxes of its rank and of its suit. */
export function indexOf(card: Element): DOMRect[] {
  const paths = [...card.shadowRoot!.querySelectorAll<SVGPathElement>('.face.large .index')];
  return paths.map((path) => path.getBoundingClientRect());
}

/** Which faces the top cards show. */
export function faceSizes({ root }: GameHarness): string[] {
  const drawings = [...root.querySelectorAll('solitaire-card:last-child')].flatMap((card) => [
    ...card.shadowRoot!.querySelectorAll('svg'),
  ]);
  return [...new Set(drawings.map(({ classList }) => (classList.contains('large') ? 'large' : 'standard')))];
}
