import { expect } from '@open-wc/testing';
import { needs } from '../helpers/browser-can.js';
import { deal, pointOn } from '../helpers/game-harness.js';
import { testWins, VARIANTS } from '../helpers/played-games.js';
import { Toucher } from '../helpers/player.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';
import { lay } from '../helpers/prepared-table.js';
import { touch, touchDrag, touchTap } from '../helpers/touch.js';
import { waitUntil } from '../helpers/wait-until.js';

const RUNS = {
  foundation: { H: 3 },
  tableau: ['KCx 9C 8D 7C', 'TH', '4H 3S', '', '5S', '', 'JC'],
  stock: '2S 2D',
  rest: 7,
};

describe('play by touch', () => {
  before(function () {
    needs(this, 'touch the screen');
  });

  testWins('touch', (table) => new Toucher(table), VARIANTS);

  it('scrolls the page from the felt and from a card that cannot move, and not from one that can', async function () {
    needs(this, 'scroll by touch');
    const table = await lay(RUNS);
    const spacer = document.createElement('div');
    spacer.style.height = '3000px';
    document.body.append(spacer);
    try {
      const swipe = async (from: () => readonly [number, number]): Promise<void> => {
        window.scrollTo(0, 0);
        const [x, y] = from();
        await touchDrag([x, y], [x, y - 120]);
      };
      const scrolled = () => window.scrollY > 40;
      await swipe(() => pointOn(table.card('9C')));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      expect(window.scrollY, 'from a card that moves').to.equal(0);
      await swipe(() => table.bareTable);
      await waitUntil(scrolled, 'from the felt');
      await swipe(() => pointOn(table.card('KC')));
      await waitUntil(scrolled, 'from a face-down card');
      await expectUnmoved(table);
    } finally {
      spacer.remove();
      window.scrollTo(0, 0);
    }
  });

  it('by hasty flicks scrolls the page or plays cards, never both, and leaves none hanging', async () => {
    const table = await deal({ variant: 'saratoga', deal: '7', controls: 'none' });
    const spacer = document.createElement('div');
    spacer.style.height = '3000px';
    document.body.append(spacer);
    try {
      for (let flick = 0; flick < 10; flick++) {
        window.scrollTo(0, 0);
        const made = table.game.history.length;
        const [x, y] = pointOn(table.topOf(`tableau-${(flick % 7) + 1}`));
        await touch(
          { type: 'start', x, y },
          { type: 'move', x: x + 5, y: y - 60 },
          { type: 'move', x: x + 10, y: y - 140 },
          { type: 'end' },
        );
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        await table.element.updateComplete;
        expect(table.withPart('dragged'), `flick ${flick}`).to.deep.equal([]);
        expect(window.scrollY > 0 && table.game.history.length > made, `flick ${flick}`).to.equal(false);
      }
      await expectOrder(table);
    } finally {
      spacer.remove();
      window.scrollTo(0, 0);
    }
  });

  it('sends a card home by two taps, without a zoom', async () => {
    const table = await lay({ ...RUNS, tableau: ['KC', 'TH', '5H 4H', '', '5C', 'TD', 'JC'] });
    const at = pointOn(table.card('4H'));
    await touchTap(at);
    await touchTap(at);
    expect(table.said).to.equal('4 of hearts to foundation 3.');
    expect(visualViewport!.scale).to.equal(1);
  });

  it('selects no text and opens no menu by a long press', async () => {
    const table = await deal({ variant: 'saratoga', deal: '3', controls: 'none' });
    const menus: boolean[] = [];
    const listen = (event: Event) => menus.push(event.defaultPrevented);
    window.addEventListener('contextmenu', listen);
    const [x, y] = pointOn(table.topOf('tableau-7'));
    await touch({ type: 'start', x, y });
    await new Promise((done) => setTimeout(done, 800));
    await touch({ type: 'end' });
    window.removeEventListener('contextmenu', listen);
    expect(menus.every((prevented) => prevented)).to.equal(true);
    expect(String(getSelection())).to.equal('');
  });
});
