import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import {
  celebrate,
  glide,
  shake,
  snapshot,
  speedOf,
  type Motion,
} from '../../src/interaction/motion.js';

/** Cards in a row, on a table of their own. */
class Row {
  readonly table = document.createElement('div');
  readonly cards = new Map<string, HTMLElement>();

  constructor(ids: readonly string[], parent: HTMLElement = document.body) {
    Object.assign(this.table.style, { position: 'relative', width: '700px', height: '400px' });
    ids.forEach((id, i) => {
      const card = document.createElement('div');
      Object.assign(card.style, { position: 'absolute', top: '10px', width: '50px', height: '70px' });
      card.style.left = `${i * 60}px`;
      this.cards.set(id, card);
      this.table.append(card);
    });
    parent.append(this.table);
  }

  get elements(): HTMLElement[] {
    return [...this.cards.values()];
  }

  get animations(): Animation[] {
    return this.elements.flatMap((card) => card.getAnimations());
  }

  /** Moves all cards, as a new layout does. */
  shift(left: number, top: number): void {
    for (const { style } of this.elements) {
      style.left = `${parseFloat(style.left) + left}px`;
      style.top = `${parseFloat(style.top) + top}px`;
    }
  }

  /** Holds all animations at a time of theirs. */
  holdAt(time: number): void {
    for (const animation of this.animations) {
      animation.pause();
      animation.currentTime = time;
    }
  }

  places(): Record<string, [number, number]> {
    return placesOf(snapshot(this.cards));
  }
}

function placesOf(rects: ReadonlyMap<string, DOMRect>): Record<string, [number, number]> {
  const places: Record<string, [number, number]> = {};
  for (const [id, { left, top }] of rects) places[id] = [Math.round(left), Math.round(top)];
  return places;
}

/** How long it takes from the first start to the last end, in milliseconds at the table's speed. */
function lengthOf(animations: readonly Animation[]): number {
  const lengths = animations.map(({ effect, playbackRate }) => {
    return Number(effect!.getComputedTiming().endTime) / playbackRate;
  });
  return Math.max(0, ...lengths);
}

const IDS = ['AS', '2H', '3C', '4D', '5S'];

describe('Motion', () => {
  let row: Row;
  beforeEach(() => (row = new Row(IDS)));
  afterEach(() => row.table.remove());

  describe('A glide', () => {
    it('leads cards from where they were to where they lie', () => {
      const from = snapshot(row.cards);
      row.shift(200, 150);
      const to = row.places();
      glide(row.table, row.cards, from);
      row.holdAt(0);
      expect(row.places()).to.deep.equal(placesOf(from));
      row.holdAt(lengthOf(row.animations) - 0.01);
      expect(row.places()).to.deep.equal(to);
    });

    it('leaves nothing behind', async () => {
      const from = snapshot(row.cards);
      row.shift(200, 150);
      const before = row.elements.map((card) => card.getAttribute('style'));
      const to = row.places();
      await glide(row.table, row.cards, from, { flips: new Set(['2H']), stagger: 10 }).finished;
      expect(row.animations).to.deep.equal([]);
      expect(row.places()).to.deep.equal(to);
      expect(row.elements.map((card) => card.getAttribute('style'))).to.deep.equal(before);
    });

    it('starts in the right place under scaled and zoomed ancestors', () => {
      const transform = 'scale(.5)';
      for (const style of [{ transform }, { zoom: '1.5' }, { zoom: '.8', transform }]) {
        const parent = document.createElement('div');
        document.body.append(parent);
        Object.assign(parent.style, style);
        const scaled = new Row(IDS, parent);
        const from = snapshot(scaled.cards);
        scaled.shift(200, 150);
        glide(scaled.table, scaled.cards, from);
        scaled.holdAt(0);
        expect(scaled.places()).to.deep.equal(placesOf(from));
        parent.remove();
      }
    });

    it('that is overtaken by another goes on from where the cards are in flight', () => {
      const from = snapshot(row.cards);
      row.shift(200, 150);
      glide(row.table, row.cards, from);
      row.holdAt(60);
      const inFlight = snapshot(row.cards);
      expect(placesOf(inFlight)).not.to.deep.equal(placesOf(from));
      row.shift(-200, -150);
      glide(row.table, row.cards, inFlight);
      row.holdAt(0);
      expect(row.animations).to.have.length(IDS.length);
      expect(row.places()).to.deep.equal(placesOf(inFlight));
    });

    it('leaves alone cards that did not move, or were not there', () => {
      const from = snapshot(row.cards);
      from.delete('5S');
      row.shift(100, 0);
      row.cards.get('AS')!.style.left = '0px';
      glide(row.table, row.cards, from);
      const moving = IDS.filter((id) => row.cards.get(id)!.getAnimations().length > 0);
      expect(moving).to.deep.equal(['2H', '3C', '4D']);
    });

    it('has the cards wait where they were, one after another, in the order given', () => {
      const from = snapshot(row.cards);
      row.shift(0, 200);
      glide(row.table, row.cards, from, { stagger: 40 });
      row.holdAt(70);
      const tops = row.elements.map((card) => Math.round(card.getBoundingClientRect().top));
      const start = Math.round(from.get('AS')!.top);
      expect(tops.slice(2)).to.deep.equal([start, start, start]);
      expect(tops[0]).to.be.greaterThan(tops[1]!);
      expect(tops[1]).to.be.greaterThan(start);
    });

    it('never takes longer than it may, however many the cards and however far', () => {
      const many = new Row(Array.from({ length: 52 }, (_, i) => `card ${i}`));
      const from = snapshot(many.cards);
      many.shift(3000, 2000);
      glide(many.table, many.cards, from, { stagger: 100 });
      expect(lengthOf(many.animations)).to.be.closeTo(600, 0.01);
      glide(many.table, many.cards, from, { stagger: 100, limit: 1000 });
      expect(lengthOf(many.animations)).to.be.closeTo(1000, 0.01);
      many.table.remove();
    });

    it('raises cards in flight above those that lie, and the first to leave above those that wait', () => {
      const from = snapshot(row.cards);
      row.shift(0, 200);
      const zIndexes = (): number[] => row.elements.map((card) => Number(getComputedStyle(card).zIndex) || 0);
      glide(row.table, row.cards, from);
      expect(new Set(zIndexes()).size).to.equal(1);
      expect(zIndexes()[0]).to.be.greaterThan(0);
      glide(row.table, row.cards, from, { stagger: 20 });
      expect(zIndexes()).to.deep.equal([...zIndexes()].sort((a, b) => b - a));
      expect(new Set(zIndexes()).size).to.equal(IDS.length);
    });

    it('has only the raised cards wait for each other', () => {
      const from = snapshot(row.cards);
      row.shift(0, 200);
      glide(row.table, row.cards, from, { stagger: 40, raise: new Set(['2H', '4D']) });
      const delays = row.animations.map((animation) => animation.effect!.getTiming().delay);
      expect(delays).to.deep.equal([0, 0, 0, 40, 0]);
      expect(getComputedStyle(row.cards.get('AS')!).zIndex).to.equal('auto');
      expect(getComputedStyle(row.cards.get('2H')!).zIndex).not.to.equal('auto');
    });

    it('turns a card in two halves, on its way or where it lies', () => {
      const from = snapshot(row.cards);
      for (const distance of [0, 200]) {
        row.shift(0, distance);
        glide(row.table, row.cards, from, { flips: new Set(['3C']) });
        const card = row.cards.get('3C')!;
        expect(row.cards.get('4D')!.getAnimations()).to.have.length(distance ? 1 : 0);
        const length = lengthOf(card.getAnimations());
        const shown = [0.01, 0.49, 0.51, 0.99].map((part) => {
          row.holdAt(part * length);
          const { scale } = getComputedStyle(card);
          const width = scale === 'none' ? 1 : parseFloat(scale);
          return [width > 0.5 ? 'wide' : 'narrow', getComputedStyle(card).getPropertyValue('--_back')];
        });
        expect(shown).to.deep.equal([
          ['wide', '1'],
          ['narrow', '1'],
          ['narrow', '0'],
          ['wide', '0'],
        ]);
      }
    });
  });

  describe('A celebration', () => {
    it('has every card leap across the table and come home, in at most 4 seconds', () => {
      const many = new Row(Array.from({ length: 52 }, (_, i) => `card ${i}`));
      for (const card of many.elements) card.style.left = '300px';
      const home = many.places();
      const board = many.table.getBoundingClientRect();
      celebrate(many.table, many.elements);
      const length = lengthOf(many.animations);
      expect(length).to.be.at.most(4000);
      const seen = new Map(many.elements.map((card) => [card, { left: 9999, right: 0, bottom: 0 }]));
      for (let time = 0; time < length; time += 50) {
        many.holdAt(time);
        for (const [card, most] of seen) {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          expect(middle).to.be.within(board.top, board.bottom);
          expect((left + right) / 2).to.be.within(board.left, board.right);
          most.left = Math.min(most.left, left);
          most.right = Math.max(most.right, right);
          most.bottom = Math.max(most.bottom, middle);
        }
      }
      const all = [...seen.values()];
      expect(all.every(({ bottom }) => bottom > board.bottom - 80)).to.equal(true);
      expect(Math.min(...all.map(({ left }) => left))).to.be.lessThan(board.left + 60);
      expect(Math.max(...all.map(({ right }) => right))).to.be.greaterThan(board.right - 60);
      many.holdAt(length - 0.01);
      expect(many.places()).to.deep.equal(home);
      many.table.remove();
    });

    it('can be cut short, which leaves nothing behind', async () => {
      const home = row.places();
      const motion = celebrate(row.table, row.elements);
      motion.skip();
      await motion.finished;
      expect(row.animations).to.deep.equal([]);
      expect(row.places()).to.deep.equal(home);
    });
  });

  it('A shake goes on top of a glide', () => {
    const from = snapshot(row.cards);
    row.shift(0, 200);
    glide(row.table, row.cards, from);
    shake(row.table, row.elements);
    row.holdAt(64);
    const card = row.cards.get('AS')!;
    const { left, top } = card.getBoundingClientRect();
    expect(left).not.to.be.closeTo(from.get('AS')!.left, 0.5);
    expect(top).to.be.greaterThan(from.get('AS')!.top + 10);
    expect(top).to.be.lessThan(from.get('AS')!.top + 199);
  });

  /** Everything that moves, started at once. */
  function startAll(): Motion[] {
    const from = snapshot(row.cards);
    row.shift(200, 150);
    return [
      glide(row.table, row.cards, from, { flips: new Set(IDS), stagger: 40 }),
      shake(row.table, row.elements),
      celebrate(row.table, row.elements),
    ];
  }

  it('skip() ends everything at once, also what was ended or taken away already', async () => {
    const motions = startAll();
    row.cards.get('AS')!.getAnimations()[0]!.cancel();
    row.cards.get('2H')!.remove();
    for (const motion of [...motions, ...motions]) motion.skip();
    expect(row.animations).to.deep.equal([]);
    await Promise.all(motions.map(({ finished }) => finished));
  });

  it('all is over, too, when the cards are taken away and their animations cancelled', async () => {
    const motions = startAll();
    const running = row.animations;
    row.table.remove();
    for (const animation of running) animation.cancel();
    await Promise.all(motions.map(({ finished }) => finished));
  });

  it('nothing moves where the person asked for less motion, and all is over at once', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(speedOf(row.table)).to.equal(0);
    const motions = startAll();
    expect(row.animations).to.deep.equal([]);
    for (const motion of motions) motion.skip();
    await Promise.all(motions.map(({ finished }) => finished));
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(speedOf(row.table)).to.equal(1);
  });

  it('nothing moves at speed 0', async () => {
    row.table.style.setProperty('--solitaire-speed', '0');
    const motions = startAll();
    expect(row.animations).to.deep.equal([]);
    await Promise.all(motions.map(({ finished }) => finished));
  });

  it('all is twice as fast at speed 2', () => {
    startAll();
    const length = lengthOf(row.animations);
    row.animations.forEach((animation) => animation.cancel());
    row.shift(-200, -150);
    row.table.style.setProperty('--solitaire-speed', '2');
    startAll();
    expect(lengthOf(row.animations)).to.be.closeTo(length / 2, 0.01);
  });

  it('a speed that is none is 1', () => {
    for (const [value, speed] of [['fast', 1], ['-1', 0], ['', 1], ['1e999', 1], [' .5 ', 0.5]] as const) {
      row.table.style.setProperty('--solitaire-speed', value);
      expect(speedOf(row.table)).to.equal(speed);
    }
  });

  it('tables without cards finish at once', async () => {
    const motions = [glide(row.table, new Map(), new Map()), celebrate(row.table, []), shake(row.table, [])];
    await Promise.all(motions.map(({ finished }) => finished));
  });
});
