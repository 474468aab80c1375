import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  cardFromText,
  Game,
  type Card,
  type Fan,
  type PilePlan,
} from '../../src/engine.js';
import { fanPlaces, faceOf, type FaceSize, type FanView } from '../../src/table/layout.js';

/** Cards as `QH`, or `QHx` face down; which ones does not matter here. */
function cards(faces: string): Card[] {
  return [...faces].map((face) => ({ ...cardFromText('QH')!, faceUp: face === 'U' }));
}

function planOf(fan: Fan | undefined): PilePlan {
  const { piles } = Game.deal('klondike').table;
  return { ...piles[0]!, fan };
}

/** A table of cards 100 px wide with all the room below. */
function viewOf(view: Partial<FanView> = {}): FanView {
  return { size: 'standard', width: 100, room: Infinity, turned: false, ...view };
}

function down(faces: string, view: Partial<FanView> = {}): number[] {
  return fanPlaces(planOf('down'), cards(faces), viewOf(view)).map((place) => place.down);
}

const anyFaces = fc.array(fc.constantFrom('U', 'D'), { maxLength: 24 }).map((faces) => faces.join(''));
const anySize = fc.constantFrom<FaceSize>('standard', 'large');
const anyRoom = fc.constantFrom(0.5, 1, 2, Infinity);

describe('the places of cards in a pile', () => {
  it('are one and the same in a squared pile', () => {
    for (const place of fanPlaces(planOf(undefined), cards('DDU'), viewOf())) {
      assert.deepEqual(place, { right: 0, down: 0, share: 0, shown: 1, edge: 1 });
    }
    assert.deepEqual(fanPlaces(planOf('down'), [], viewOf()), []);
  });

  it("begin at the pile's own place, each lower than the one before, up to the whole of the fan", () => {
    fc.assert(
      fc.property(anyFaces, anySize, anyRoom, (faces, size, room) => {
        const places = fanPlaces(planOf('down'), cards(faces), viewOf({ size, room }));
        assert.equal(places.length, faces.length);
        if (!places.length) return;
        assert.deepEqual([places[0]!.right, places[0]!.down, places[0]!.share], [0, 0, 0]);
        for (const [i, place] of places.entries()) {
          const before = places[i - 1];
          assert.ok(!before || (place.down > before.down && place.share > before.share));
          const whole = places.at(-1)!.down;
          assert.ok(Math.abs(place.share * whole - place.down) < 1e-9, 'a share is of the whole fan');
        }
        if (places.length > 1) assert.equal(places.at(-1)!.share, 1);
      }),
    );
  });

  it('show more of a card that is face up than of one that is face down, and more of large faces', () => {
    assert.ok(down('UU')[1]! > down('DU')[1]!);
    assert.ok(down('UU', { size: 'large' })[1]! > down('UU')[1]!);
    assert.ok(down('DU', { size: 'large' })[1]! > down('DU')[1]!);
    assert.equal(down('UD')[1], down('UU')[1], 'the card under it counts, not the card itself');
  });

  it('spread only the last cards of a fan to the right', () => {
    const right = fanPlaces(planOf({ right: 3 }), cards('UUUUU'), viewOf()).map((place) => place.right);
    assert.deepEqual(right.slice(0, 3), [0, 0, 0]);
    assert.ok(right[3]! > 0);
    assert.equal(right[4], 2 * right[3]!);
    const fewer = fanPlaces(planOf({ right: 3 }), cards('UU'), viewOf()).map((place) => place.right);
    assert.deepEqual(fewer, [0, right[3]]);
  });
});

describe('a fan with too little room', () => {
  const shownOf = (faces: string, room: number, view: Partial<FanView> = {}) =>
    fanPlaces(planOf('down'), cards(faces), viewOf({ ...view, room })).map(({ shown }) => shown);

  it('takes from face-down cards first', () => {
    const [down, , up] = shownOf('DDUUU', 0.7);
    const [downBefore, , upBefore] = shownOf('DDUUU', Infinity);
    assert.ok(down! < downBefore!);
    assert.equal(up, upBefore);
  });

  it('takes from all when that is not enough, and fills the room', () => {
    for (const faces of ['DDDDDDUUUUUUUUUUUUU', 'UUUUUUUUUUUUUUUUUUU']) {
      const shown = shownOf(faces, 2.2).slice(0, -1);
      assert.ok(Math.abs(shown.reduce((sum, part) => sum + part, 0) - 2.2) < 1e-9);
      assert.ok(shown.at(-1)! >= shown[0]!);
    }
  });

  it('shows the top card whole, even with no room at all', () => {
    assert.deepEqual(shownOf('UU', -1), [0, 1]);
  });
});

describe('a fan of small cards', () => {
  it('shows 24 px of each face-up card where there is room, and not more than half of it', () => {
    for (const width of [42, 47, 64, 100]) {
      const [, second] = down('UU', { size: width < 64 ? 'large' : 'standard', width });
      assert.ok(second! * 1.4 * width >= 24 - 1e-9, String(width));
      assert.ok(second! < 0.5);
    }
    assert.ok(down('UU', { size: 'large', width: 20 })[1]! < 0.5);
  });
});

describe('a fan to the right', () => {
  it('goes down where the table turns it, the last cards alone', () => {
    const places = fanPlaces(planOf({ right: 3 }), cards('UUUUU'), viewOf({ turned: true }));
    assert.deepEqual(places.map(({ right }) => right), [0, 0, 0, 0, 0]);
    assert.deepEqual(places.slice(0, 3).map((place) => place.down), [0, 0, 0]);
    assert.ok(places[3]!.down > 0 && places[4]!.down > places[3]!.down);
  });

  it('tells which cards are seen at their left edge alone', () => {
    const places = fanPlaces(planOf({ right: 3 }), cards('UUU'), viewOf());
    assert.deepEqual(places.map(({ edge }) => edge < 1), [true, true, false]);
  });
});

describe('a fan to the right with too little room', () => {
  const rightOf = (count: number, size: FaceSize) =>
    fanPlaces(planOf({ right: 52, room: 4 }), cards('U'.repeat(count)), viewOf({ size })).map((place) => place.right);

  it('moves its cards closer together, then shows the last ones alone, so that all that show can be read', () => {
    for (const size of ['standard', 'large'] as const) {
      const least = size === 'large' ? 0.24 : 0.17;
      for (let count = 2; count <= 52; count++) {
        const places = rightOf(count, size);
        const shown = places.filter((right) => right > 0);
        const step = shown[0]!;
        assert.ok(step >= least - 1e-9, `${count} cards`);
        assert.ok(places.at(-1)! <= 4 * 1.09 + 1e-9, `${count} cards`);
        if (shown.length < count - 1) assert.ok(step < least + 0.02, 'none is hidden that could show');
      }
      assert.ok(rightOf(52, size).filter((right) => !right).length > 20);
    }
  });

  it('makes a large index smaller with it', () => {
    const [whole, narrow] = [0.34, 0.24].map((edge) => faceOf({ shown: 1, edge }, { size: 'large', width: 50 }).index);
    assert.equal(whole, 1);
    assert.ok(narrow! < 0.75 && narrow! * 0.27 * 50 >= 9);
  });
});

describe('the face of a narrow card', () => {
  const rankOf = (width: number, shown: number) =>
    faceOf({ shown, edge: 1 }, { size: 'large', width }).index * 0.27 * width;

  it('has a larger index where there is room for it, up to 12 px', () => {
    for (const [width, shown] of [[35, 0.45], [40, 1], [35, 1]] as const) {
      assert.ok(rankOf(width, shown) > 11.9, `${width} px`);
      assert.ok(rankOf(width, shown) < 12.4, `${width} px`);
    }
    assert.ok(rankOf(35, 0.27) < 10.1, 'there is none');
  });

  it('has a rank and a suit and nothing else below 30 px, where cards never lie on one another', () => {
    const look = { size: 'large', width: 27 } as const;
    assert.equal(faceOf({ shown: 1, edge: 1 }, look, true).size, 'tiny');
    assert.equal(faceOf({ shown: 1, edge: 1 }, look, false).size, 'large');
    assert.equal(faceOf({ shown: 1, edge: 1 }, { ...look, width: 30 }, true).size, 'large');
  });
});

describe('the face of a card of which a strip is seen', () => {
  const strip = (shown: number) => ({ shown, edge: 1 });

  it('is that of the table, whole, where its index is seen', () => {
    for (const size of ['standard', 'large'] as const) {
      assert.deepEqual(faceOf(strip(1), { size, width: 60 }), { size, index: 1 });
      assert.deepEqual(faceOf(strip(0.27), { size, width: 60 }), { size, index: 1 });
    }
  });

  it('is the large one with its index made smaller to fit, where it is not', () => {
    for (const size of ['standard', 'large'] as const) {
      const [more, less] = [0.16, 0.12].map((shown) => faceOf(strip(shown), { size, width: 100 }));
      assert.deepEqual([more!.size, less!.size], ['large', 'large']);
      assert.ok(more!.index < 1 && less!.index < more!.index);
      // In units of which a card has 140, from 2 above it: the index ends at 35.
      assert.ok(less!.index * (35 + 2) - 2 <= 0.12 * 140);
    }
  });

  it('is never too small to be read', () => {
    for (const width of [30, 47, 70, 130]) {
      const { index } = faceOf(strip(0.01), { size: 'large', width });
      assert.ok(index === 1 || index * 0.27 * width >= 7.4);
    }
  });
});
