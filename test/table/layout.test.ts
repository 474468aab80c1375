import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  cardFromText,
  defineVariant,
  findVariant,
  Game,
  type Card,
  type Fan,
  type PilePlan,
} from '../../src/engine.js';
import { fanPlaces, tableSize, type FaceSize } from '../../src/table/layout.js';
import { golf } from '../helpers/engine-golf.js';

/** Cards as `QH`, or `QHx` face down; which ones does not matter here. */
function cards(faces: string): Card[] {
  return [...faces].map((face) => ({ ...cardFromText('QH')!, faceUp: face === 'U' }));
}

function planOf(fan: Fan | undefined): PilePlan {
  const { piles } = Game.deal('klondike').table;
  return { ...piles[0]!, fan };
}

function down(faces: string, size: FaceSize = 'standard'): number[] {
  return fanPlaces(planOf('down'), cards(faces), size).map((place) => place.down);
}

const anyFaces = fc.array(fc.constantFrom('U', 'D'), { maxLength: 24 }).map((faces) => faces.join(''));
const anySize = fc.constantFrom<FaceSize>('standard', 'large');

describe('the places of cards in a pile', () => {
  it('are one and the same in a squared pile', () => {
    for (const place of fanPlaces(planOf(undefined), cards('DDU'), 'standard')) {
      assert.deepEqual(place, { right: 0, down: 0, share: 0 });
    }
    assert.deepEqual(fanPlaces(planOf('down'), [], 'standard'), []);
  });

  it("begin at the pile's own place, each lower than the one before, up to the whole of the fan", () => {
    fc.assert(
      fc.property(anyFaces, anySize, (faces, size) => {
        const places = fanPlaces(planOf('down'), cards(faces), size);
        assert.equal(places.length, faces.length);
        if (!places.length) return;
        assert.deepEqual(places[0], { right: 0, down: 0, share: 0 });
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
    assert.ok(down('UU', 'large')[1]! > down('UU')[1]!);
    assert.ok(down('DU', 'large')[1]! > down('DU')[1]!);
    assert.equal(down('UD')[1], down('UU')[1], 'the card under it counts, not the card itself');
  });

  it('spread only the last cards of a fan to the right', () => {
    const right = fanPlaces(planOf({ right: 3 }), cards('UUUUU'), 'standard').map((place) => place.right);
    assert.deepEqual(right.slice(0, 3), [0, 0, 0]);
    assert.ok(right[3]! > 0);
    assert.equal(right[4], 2 * right[3]!);
    const fewer = fanPlaces(planOf({ right: 3 }), cards('UU'), 'standard').map((place) => place.right);
    assert.deepEqual(fewer, [0, right[3]]);
  });
});

describe("a table's size", () => {
  it('grows as the table gets narrower, where columns grow', () => {
    for (const id of ['klondike', 'saratoga', 'athena']) {
      const { columns, rows, grows, leastRows } = tableSize(Game.deal(id).table);
      assert.deepEqual([columns, grows], [7, 1]);
      assert.ok(leastRows <= rows);
    }
  });

  it('stays the same where nothing grows', () => {
    const { rows, grows, leastRows } = tableSize(Game.deal('escalator').table);
    assert.deepEqual([grows, leastRows], [0, rows]);
  });

  it('leaves each pile its whole place, however little height there is', () => {
    const builtIn = ['klondike', 'saratoga', 'athena', 'escalator'].map(findVariant);
    for (const variant of [...builtIn, defineVariant(golf)]) {
      const { table } = Game.deal(variant);
      const { columns, leastRows } = tableSize(table);
      for (const { id, x, y } of table.piles) {
        assert.ok(x >= 0 && x + 1 <= columns, `${variant.id} ${id}`);
        assert.ok(y >= 0 && y + 1 <= leastRows, `${variant.id} ${id}`);
      }
    }
  });
});
