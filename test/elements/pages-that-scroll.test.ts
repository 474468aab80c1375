import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { needs } from '../helpers/browser-can.js';
import { pointOn, sendAll, type GameHarness } from '../helpers/game-harness.js';
import { lay } from '../helpers/prepared-table.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';
import { touch, touchDrag, type Touch } from '../helpers/touch.js';
import { waitUntil } from '../helpers/wait-until.js';
import { turnWheel } from '../helpers/wheel.js';

const TABLE = {
  foundation: { H: 3 },
  tableau: ['KS QH JS TH 9S', 'TD', '6C 4H 3S', '', '5S', '', 'JC'],
  stock: '2S 2D',
  rest: 7,
};

/** Above the game, and below it. */
const above = spacer(400);
const below = spacer(3000);

function spacer(height: number): HTMLElement {
  const made = document.createElement('div');
  made.style.height = `${height}px`;
  return made;
}

afterEach(async () => {
  await resetMouse();
  above.remove();
  below.remove();
  above.style.cssText = 'height: 400px';
  scrollTo(0, 0);
});

function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Puts the game in the page where it can be scrolled both ways, and scrolls to it. */
async function layThere(top = 300): Promise<GameHarness> {
  const table = await lay(TABLE);
  document.body.prepend(above);
  document.body.append(below);
  scrollTo(0, top);
  await table.settled();
  return table;
}

describe('in a page that scrolls, a finger', () => {
  for (const [what, targetIn] of Object.entries<(table: GameHarness) => Element>({
    'an empty pile': (table) => table.pile('tableau-4'),
    'an empty foundation': (table) => table.pile('foundation-1'),
    'a face-up card that cannot be taken': (table) => table.card('6C'),
  })) {
    it(`scrolls it from ${what}`, async function () {
      needs(this, 'scroll by touch');
      const table = await layThere();
      const [x, y] = pointOn(targetIn(table));
      await touchDrag([x, y], [x, y - 120]);
      await waitUntil(() => scrollY > 340);
      await expectUnmoved(table);
    });
  }

  it('that drags a long run slowly up and down leaves it where it is, and makes the move', async function () {
    needs(this, 'touch the screen');
    const table = await layThere();
    const [x, y] = pointOn(table.card('KS'));
    const [toX, toY] = pointOn(table.pile('tableau-4'));
    const at = (dy: number): Touch => ({ type: 'move', x, y: y + dy });
    const up = Array.from({ length: 20 }, (_, step) => at(-10 * step));
    const down = Array.from({ length: 20 }, (_, step) => at(-200 + 20 * step));
    const way: Touch[] = [{ type: 'start', x, y }, ...up, { type: 'rest' }, ...down, { type: 'rest' }];
    await touch(...way, { type: 'move', x: toX, y: toY }, { type: 'rest' });
    await table.element.updateComplete;
    expect(table.withPart('dragged')).to.deep.equal(['KS', 'QH', 'JS', 'TH', '9S']);
    await touch({ type: 'end' });
    await twoFrames();
    expect(scrollY).to.equal(300);
    expect(table.expected()['tableau-4']).to.equal('KS QH JS TH 9S');
    await expectOrder(table);
  });
});

describe('in a page that scrolls, the wheel of the mouse', () => {
  it('scrolls it from anywhere on the table', async function () {
    needs(this, 'turn the wheel');
    const table = await layThere(380);
    for (const positionOf of [
      () => table.bareTable,
      () => pointOn(table.card('KS')),
      () => pointOn(table.card('5S')),
    ]) {
      const before = scrollY;
      await sendMouse({ type: 'move', position: positionOf() });
      await turnWheel(40);
      await waitUntil(() => scrollY >= before + 40);
    }
    await expectUnmoved(table);
  });
});

describe('a dragged card hangs on the pointer, and drops where it is seen, when on the way', () => {
  /** Where the card lies from the pointer, in the window. */
  function hangs(card: Element, [x, y]: readonly [number, number]): readonly number[] {
    const { left, top } = card.getBoundingClientRect();
    return [Math.round(left - x), Math.round(top - y)];
  }

  async function expectDrag(change: () => unknown): Promise<void> {
    const table = await layThere();
    const card = table.card('9S');
    const start = pointOn(card);
    const before = hangs(card, start);
    const away: [number, number] = [start[0] + 30, start[1] + 10];
    await sendAll([{ type: 'move', position: start }, { type: 'down' }, { type: 'move', position: away }]);
    await change();
    await twoFrames();
    const further: [number, number] = [away[0] + 1, away[1]];
    await sendMouse({ type: 'move', position: further });
    await twoFrames();
    expect(hangs(card, further)).to.deep.equal(before);
    await sendMouse({ type: 'move', position: pointOn(table.card('TD')) });
    await sendMouse({ type: 'up' });
    expect(table.expected()['tableau-2']).to.equal('TD 9S');
    await expectOrder(table);
  }

  it('the page is scrolled by the wheel', async function () {
    needs(this, 'turn the wheel');
    await expectDrag(async () => {
      await turnWheel(90);
      await waitUntil(() => scrollY === 390);
    });
  });

  // The browser would scroll along with what comes in above the window.
  it('a banner comes into the page above the game', () =>
    expectDrag(() => {
      document.documentElement.style.overflowAnchor = 'none';
      above.style.height = '500px';
    }));

  it('the game is moved by a style of the page', () =>
    expectDrag(() => (above.style.marginBottom = '-70px')));
});
