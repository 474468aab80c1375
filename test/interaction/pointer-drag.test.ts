import { expect } from '@open-wc/testing';
import { Board, by, CARD, clearBoards, Finger, indexOf, mouse, nextFrame, pointIn } from './board.js';
import type { Point } from '../../src/table/hit-test.js';

describe('Drags', () => {
  let board: Board;
  let from: Point;
  beforeEach(() => {
    board = new Board();
    from = indexOf(board.card('tableau-1', 1));
  });
  afterEach(clearBoards);

  it('cards from the pressed one to the top follow the pointer, and drop on a legal pile', async () => {
    await mouse.drag(from, indexOf(board.card('tableau-2', 1)));
    expect(board.controller.dragging).to.equal(true);
    await mouse.up();
    expect(board.controller.dragging).to.equal(false);
    expect(board.told).to.deep.equal([
      ['dragStart', 'tableau-1', 2],
      ['drop', 'tableau-1', 'tableau-2'],
    ]);
  });

  it('cards refused by a pile are put back, and the pile is named', async () => {
    await mouse.drag(from, indexOf(board.card('tableau-3', 0)));
    await mouse.up();
    expect(board.told).to.deep.equal([
      ['dragStart', 'tableau-1', 2],
      ['dragEnd', 'tableau-1', 'tableau-3', 'let go'],
    ]);
  });

  it('cards let go over their own pile or over nothing are put back with no refusal', async () => {
    for (const to of [by(from, 12, 8), pointIn(board.table, 0.9, 0.9), { x: 700, y: 560 }]) {
      await mouse.drag(from, to);
      await mouse.up();
      expect(board.last).to.deep.equal(['dragEnd', 'tableau-1', undefined, 'let go']);
    }
  });

  it('cards may be let go where the next card of a fan would lie', async () => {
    const top = board.card('tableau-2', 1).getBoundingClientRect();
    // Held in the middle, with its upper edge where only one more card would lie.
    const y = Math.round(top.bottom + CARD.step / 2 + CARD.height / 2);
    await mouse.drag(pointIn(board.card('tableau-1', 2)), { x: Math.round(top.left + 40), y });
    await mouse.up();
    expect(board.last).to.deep.equal(['drop', 'tableau-1', 'tableau-2']);
  });

  it('cards that just miss a legal pile go to it', async () => {
    board.targets = ['foundation-1'];
    const pile = board.pileElement('foundation-1').getBoundingClientRect();
    const card = board.card('tableau-1', 1);
    const missed = { x: Math.round(pile.right + 20), y: Math.round(pile.top + 20) };
    await mouse.drag(pointIn(card, 0.05, 0.1), missed);
    await mouse.up();
    expect(board.last).to.deep.equal(['drop', 'tableau-1', 'foundation-1']);
  });

  it('a card that does not move stays', async () => {
    const to = indexOf(board.card('tableau-2', 1));
    await mouse.drag(pointIn(board.card('stock', 2)), to);
    await mouse.up();
    expect(board.told).to.deep.equal([]);
    expect(board.inlineStyles).to.deep.equal([]);
  });

  it('a drag begins beyond 4 px with a mouse', async () => {
    await mouse.drag(from, by(from, 4, 0));
    expect(board.told).to.deep.equal([]);
    await mouse.move(by(from, 5, 0));
    expect(board.told).to.deep.equal([['dragStart', 'tableau-1', 2]]);
  });

  // The driver has no touch: made-up pointer events.
  it('a drag begins beyond 8 px with a finger or a pen, and drops', () => {
    for (const pointerType of ['touch', 'pen']) {
      board.told.length = 0;
      const finger = new Finger(board.table, { pointerType });
      finger.down(from);
      finger.move(by(from, 8, 0));
      expect(board.told).to.deep.equal([]);
      finger.move(by(from, 9, 0));
      expect(board.told).to.deep.equal([['dragStart', 'tableau-1', 2]]);
      finger.up(indexOf(board.card('tableau-2', 1)));
      expect(board.last).to.deep.equal(['drop', 'tableau-1', 'tableau-2']);
    }
  });

  it('held cards are raised while they are held, and bear no style before and after', async () => {
    const held = board.cardElements('tableau-1').slice(1);
    await mouse.drag(from, by(from, 4, 0));
    expect(board.inlineStyles).to.deep.equal([]);
    await mouse.move(by(from, 30, 40));
    await nextFrame();
    for (const { style } of held) {
      expect(style.translate).to.equal('30px 40px');
      expect(style.willChange).to.equal('translate');
      expect(Number(style.zIndex)).to.be.greaterThan(0);
    }
    expect(board.card('tableau-1', 0).getAttribute('style')).not.to.contain('translate');
    await mouse.up();
    await nextFrame();
    expect(board.inlineStyles).to.deep.equal([]);
  });

  it('the game finds the cards where they were let go', async () => {
    const card = board.card('tableau-1', 1);
    const home = card.getBoundingClientRect();
    const ends: [Point, string][] = [
      [indexOf(board.card('tableau-2', 1)), 'drop'],
      [indexOf(board.card('tableau-3', 0)), 'dragEnd'],
    ];
    for (const [to, told] of ends) {
      let seen: DOMRect | undefined;
      board.whenOver = () => (seen = card.getBoundingClientRect());
      await mouse.drag(from, to);
      await mouse.up();
      expect(board.last![0]).to.equal(told);
      expect(seen!.left).to.be.closeTo(home.left + to.x - from.x, 0.5);
      expect(seen!.top).to.be.closeTo(home.top + to.y - from.y, 0.5);
      expect(card.getBoundingClientRect().left).to.equal(home.left);
    }
  });

  it('cards are freed of their styles though the game fails', async () => {
    await mouse.drag(from, by(from, 50, 0));
    board.whenOver = () => {
      throw new Error('the game failed');
    };
    expect(() => board.controller.cancel()).to.throw('the game failed');
    expect(board.inlineStyles).to.deep.equal([]);
    expect(board.controller.dragging).to.equal(false);
  });

  it('however often the pointer moves, cards are measured and moved once a frame', async () => {
    const finger = new Finger(board.table);
    finger.down(from);
    finger.move(by(from, 20, 10));
    await nextFrame();
    const card = board.card('tableau-1', 1);
    let written = 0;
    const observer = new MutationObserver((records) => (written += records.length));
    observer.observe(card, { attributes: true, attributeFilter: ['style'] });
    const measuredFor = async (moves: number): Promise<number> => {
      const measured = countMeasurements(() => {
        for (let i = 1; i <= moves; i++) finger.move(by(from, 20 + i, i));
      });
      expect(card.style.translate).to.equal('20px 10px');
      await nextFrame();
      finger.move(by(from, 20, 10));
      const count = measured();
      await nextFrame();
      return count;
    };
    const forOne = await measuredFor(1);
    written = 0;
    expect(await measuredFor(50)).to.equal(forOne);
    observer.disconnect();
    expect(written).to.equal(2);
  });

  it('a card that the game moved away while it was pressed is not dragged', async () => {
    await mouse.move(from);
    await mouse.down();
    board.pileElement('tableau-2').append(board.card('tableau-1', 1));
    await mouse.move(by(from, 50, 0));
    await mouse.up();
    expect(board.told).to.deep.equal([]);
  });

  it('cards that the game moved away while they were held are not dropped', async () => {
    for (const gone of [[2], [0, 1]]) {
      from = indexOf(board.card('tableau-1', 0));
      await mouse.drag(from, by(from, 50, 0));
      const cards = gone.map((index) => board.card('tableau-1', index));
      board.pileElement('foundation-1').append(...cards);
      await mouse.move(indexOf(board.card('tableau-2', 1)));
      await mouse.up();
      expect(board.last).to.deep.equal(['dragEnd', 'tableau-1', undefined, 'cancelled']);
      expect(board.inlineStyles).to.deep.equal([]);
    }
  });

  it('a card caught in flight hangs on the pointer where it was caught', async () => {
    const card = board.card('tableau-1', 2);
    const flight = card.animate([{ translate: '60px 90px' }, { translate: '0px 0px' }], 1000);
    flight.pause();
    const caught = pointIn(card);
    await mouse.drag(caught, by(caught, 20, 10));
    await nextFrame();
    expect(flight.playState).to.equal('idle');
    expect(pointIn(card)).to.deep.equal(by(caught, 20, 10));
  });

  it('the page does not drag a picture of the card', () => {
    const dragstart = new Event('dragstart', { bubbles: true, composed: true, cancelable: true });
    board.card('tableau-1', 2).dispatchEvent(dragstart);
    expect(dragstart.defaultPrevented).to.equal(true);
  });
});

function countMeasurements(act: () => void): () => number {
  const { prototype } = Element;
  const original = Object.getOwnPropertyDescriptor(prototype, 'getBoundingClientRect')!;
  const measure = original.value as (this: Element) => DOMRect;
  let count = 0;
  prototype.getBoundingClientRect = function () {
    count++;
    return measure.call(this);
  };
  act();
  return () => {
    Object.defineProperty(prototype, 'getBoundingClientRect', original);
    return count;
  };
}
