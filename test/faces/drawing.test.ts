import { assert } from '@open-wc/testing';
import { SUITS, type Rank } from '../../src/engine/card.js';
import { createBack, createFace, createMark, type PileMark } from '../../src/faces/index.js';
import { ALL_CARDS, shown, SIZES } from './shown.js';

const ALL_MARKS: readonly PileMark[] = [
  ...SUITS.map((suit) => ({ suit })),
  { rank: 1 },
  { rank: 13 },
  'redeal',
  'exhausted',
];

const pathsOf = (drawing: SVGSVGElement): SVGPathElement[] => [...drawing.querySelectorAll('path')];

const outline = (drawing: SVGSVGElement): string =>
  pathsOf(drawing).map((path) => path.getAttribute('d')).join();

/** Where the shapes of a face's suit layers lie: its pips and the suits of its index. */
function suitBoxes(face: SVGSVGElement, layers = '.suit'): DOMRect[] {
  return [...face.querySelectorAll(layers)].flatMap((layer) =>
    layer.getAttribute('d')!.match(/M[^M]*/g)!.map((shape) => {
      const path = layer.cloneNode() as SVGPathElement;
      path.setAttribute('d', shape);
      face.append(path);
      return DOMRect.fromRect(path.getBBox());
    }),
  );
}

/** The free room between two boxes, below 0 where they overlap. */
const gap = (a: DOMRect, b: DOMRect): number =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

/** A point on the path while the point across the middle is not. The small suit amid a court is left out. */
function lopsidedPoint(path: SVGPathElement): string | undefined {
  for (let x = 0.37; x < 50; x += 6) {
    for (let y = 0.61; y < 140; y += 5) {
      if (Math.hypot(x - 50, y - 70) < 7) continue;
      const here = new DOMPoint(x, y);
      const across = new DOMPoint(100 - x, 140 - y);
      const same =
        path.isPointInFill(here) === path.isPointInFill(across) &&
        path.isPointInStroke(here) === path.isPointInStroke(across);
      if (!same) return `${path.getAttribute('class')!} at ${String(x)},${String(y)}`;
    }
  }
  return undefined;
}

describe('the faces of the 52 cards', () => {
  for (const size of SIZES) {
    it(`are 52 different drawings in the ${size} size`, () => {
      assert.equal(new Set(ALL_CARDS.map((card) => outline(createFace(card, size)))).size, 52);
    });

    it(`have rank and suit wholly on the card in the ${size} size`, async () => {
      for (const card of ALL_CARDS) {
        const face = await shown(createFace(card, size));
        for (const path of face.querySelectorAll<SVGPathElement>('.letter, .suit')) {
          const { left, top, right, bottom } = DOMRect.fromRect(path.getBBox());
          assert.isAbove(Math.min(left, top, 100 - right, 140 - bottom), 2, JSON.stringify(card));
        }
      }
    });
  }

  it('show as many pips as the rank says', async () => {
    for (const card of ALL_CARDS.filter(({ rank }) => rank <= 10)) {
      const boxes = suitBoxes(await shown(createFace(card, 'standard')), '.pips');
      assert.lengthOf(boxes, card.rank, JSON.stringify(card));
    }
  });

  it('have pips that do not touch one another', async () => {
    for (const card of ALL_CARDS.filter(({ rank }) => rank <= 10)) {
      const boxes = suitBoxes(await shown(createFace(card, 'standard')));
      const gaps = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => gap(a, b)));
      assert.isAbove(Math.min(...gaps), 0, JSON.stringify(card));
    }
  });

  it('look the same with the card turned half, where a deck has them so', async () => {
    const symmetric: readonly Rank[] = [2, 4, 10, 11, 12, 13];
    for (const card of ALL_CARDS.filter(({ rank }) => symmetric.includes(rank))) {
      const face = await shown(createFace(card, 'standard'));
      for (const path of pathsOf(face)) assert.isUndefined(lopsidedPoint(path), JSON.stringify(card));
    }
  });

  it('have the index at both ends of a standard card', async () => {
    for (const card of ALL_CARDS) {
      const face = await shown(createFace(card, 'standard'));
      assert.isUndefined(lopsidedPoint(face.querySelector('.letter')!), JSON.stringify(card));
    }
  });

  it('have a rank at least 12 px high on a large card of 44 px', async () => {
    for (const card of ALL_CARDS) {
      const face = await shown(createFace(card, 'large'));
      const letter = face.querySelector<SVGPathElement>('.letter')!;
      const height = letter.getBBox().height + parseFloat(getComputedStyle(letter).strokeWidth);
      assert.isAtLeast(height * 0.44, 12, JSON.stringify(card));
    }
  });

  it('are new nodes each time, so that one card may be shown twice', () => {
    const [first, second] = [1, 2].map(() => createFace({ rank: 12, suit: 'H' }, 'standard'));
    assert.isTrue(first!.isEqualNode(second!));
    first!.replaceChildren();
    assert.isAbove(second!.childElementCount, 0);
    assert.isTrue(createFace({ rank: 12, suit: 'H' }, 'standard').isEqualNode(second!));
  });

  it('are a few paths: at most four for a number or an ace, at most fifteen for a court', () => {
    for (const card of ALL_CARDS) {
      for (const size of SIZES) {
        const most = card.rank > 10 ? 15 : 4;
        assert.isAtMost(createFace(card, size).querySelectorAll('*').length, most, JSON.stringify(card));
      }
    }
  });
});

describe('every drawing', () => {
  const drawings = (): SVGSVGElement[] => [
    ...ALL_CARDS.flatMap((card) => SIZES.map((size) => createFace(card, size))),
    ...SIZES.map(createBack),
    ...ALL_MARKS.map(createMark),
  ];

  it('is made of paths alone, without ids, text or styles of its own', () => {
    for (const drawing of drawings()) {
      for (const node of drawing.querySelectorAll('*')) {
        assert.equal(node.localName, 'path');
        assert.sameMembers(node.getAttributeNames(), ['class', 'd', 'part']);
      }
      assert.equal(drawing.textContent, '');
    }
  });

  it('is hidden from assistive technology and from the tab order', () => {
    for (const drawing of drawings()) {
      assert.equal(drawing.getAttribute('aria-hidden'), 'true');
      assert.equal(drawing.getAttribute('focusable'), 'false');
    }
  });

  it('has path data that is right to its end', () => {
    for (const path of drawings().flatMap(pathsOf)) {
      // A path with a fault is drawn up to the fault: a line after it would have no length.
      const length = path.getTotalLength();
      const d = path.getAttribute('d')!;
      path.setAttribute('d', `${d}M0 0h100`);
      assert.closeTo(path.getTotalLength() - length, 100, 0.5, d);
    }
  });

  it('fills the width it is given at 5 by 7', async () => {
    for (const drawing of drawings()) {
      const { width, height } = (await shown(drawing)).getBoundingClientRect();
      assert.deepEqual([width, height], [100, 140]);
    }
  });
});

describe('the marks of an empty pile', () => {
  it('are all different', () => {
    assert.equal(new Set(ALL_MARKS.map((mark) => outline(createMark(mark)))).size, ALL_MARKS.length);
  });
});
