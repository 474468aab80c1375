import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import '../../src/variants/all.js';
import { defineVariant, findVariant, Game, type PilePlan, type Variant } from '../../src/engine.js';
import { arrangementsOf, cardWidth, isLow, type Arrangements } from '../../src/table/arrangement.js';
import { CARD_RATIO, GAP } from '../../src/table/layout.js';
import { golf } from '../helpers/engine-golf.js';

const GROWING = ['klondike', 'saratoga', 'athena'].map((id) => findVariant(id));
const PYRAMID = findVariant('escalator');
const LOW = ['accordion', 'bakers-dozen', 'clock', 'cruel', 'gaps'].map((id) => findVariant(id));
const ALL = [...GROWING, PYRAMID, ...LOW, defineVariant(golf)];

function arrangementsFor(variant: Variant, options = {}): Arrangements {
  return arrangementsOf(Game.deal(variant, { options }).table);
}

/** How far apart two piles are, in cards: below 0 where they lie on one another. */
function gap(a: PilePlan, b: PilePlan): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) - 1;
}

describe('the arrangements of a table', () => {
  it('are worked out once', () => {
    const game = Game.deal('klondike');
    assert.equal(arrangementsOf(game.table), arrangementsOf(game.table));
  });

  it('grow as the table gets narrower, where columns grow', () => {
    for (const variant of GROWING) assert.equal(arrangementsFor(variant).grows, true);
    assert.equal(arrangementsFor(PYRAMID).grows, false);
  });

  for (const shape of ['upright', 'wide'] as const) {
    it(`leave each pile its whole place on a table that is ${shape}, however little height there is`, () => {
      for (const variant of ALL) {
        const { across, least, piles } = arrangementsFor(variant)[shape];
        for (const { id, x, y } of piles) {
          const name = `${variant.id} ${id}`;
          assert.ok(x >= 0 && x + 1 + (x + 2) * GAP <= across + 1e-9, name);
          assert.ok(y >= 0 && (y + 1) * CARD_RATIO + 2 * GAP <= least + 1e-9, name);
        }
      }
    });

    it(`lay no pile on another on a table that is ${shape}, but in a pyramid`, () => {
      for (const variant of ALL) {
        const { piles } = arrangementsFor(variant)[shape];
        for (const [i, pile] of piles.entries()) {
          for (const other of piles.slice(i + 1)) {
            const covered = variant === PYRAMID && pile.role === 'tableau' && other.role === 'tableau';
            assert.ok(covered || gap(pile, other) >= 0, `${variant.id} ${pile.id} ${other.id}`);
          }
        }
      }
    });

    it(`keep the piles in their order on a table that is ${shape}`, () => {
      for (const variant of ALL) {
        const { piles } = Game.deal(variant).table;
        assert.deepEqual(
          arrangementsFor(variant)[shape].piles.map(({ id, index }) => [id, index]),
          piles.map(({ id, index }) => [id, index]),
        );
      }
    });
  }

  it('have the tableau in the whole height of a wide table, the foundations at one side of it', () => {
    for (const variant of GROWING) {
      const { wide } = arrangementsFor(variant);
      const of = (role: string) => wide.piles.filter((pile) => pile.role === role);
      const xs = of('tableau').map(({ x }) => x);
      for (const { y } of of('tableau')) assert.equal(y, 0);
      for (const { x } of of('foundation')) assert.ok(x >= Math.max(...xs) + 1);
      for (const { x } of [...of('stock'), ...of('waste')]) assert.ok(x + 1 <= Math.min(...xs));
    }
  });

  it('leave a fan beside the tableau room to go down', () => {
    const { wide } = arrangementsFor(findVariant('klondike'), { draw: 3 });
    const [stock, waste] = wide.piles;
    assert.equal(waste!.x, stock!.x);
    assert.ok(waste!.y >= stock!.y + 1);
    assert.ok((waste!.y + 1.6) * CARD_RATIO <= wide.least);
  });

  it('bring the rows of a pyramid closer on a wide table, where each still shows a third of a card', () => {
    const { upright, wide } = arrangementsFor(PYRAMID);
    assert.ok(wide.least < upright.least);
    for (const { y, coveredBy } of wide.piles) {
      for (const index of coveredBy) assert.ok(wide.piles[index]!.y - y > 0.29);
    }
  });
});

describe('a variant that says where its piles lie on a low table', () => {
  it('has larger cards on phones on their side by it, and no others elsewhere', () => {
    for (const variant of LOW) {
      const arrangements = arrangementsFor(variant);
      const { upright, wide } = arrangements;
      for (const room of [{ width: 844, height: 326 }, { width: 667, height: 279 }]) {
        assert.ok(isLow(arrangements, room), variant.id);
        assert.ok(cardWidth(wide, room) > 1.1 * cardWidth(upright, room), variant.id);
      }
      assert.ok(!isLow(arrangements, { width: 390, height: 700 }), variant.id);
    }
  });

  it('has its fans within the table', () => {
    for (const variant of LOW) {
      const { least, piles } = arrangementsFor(variant).wide;
      for (const { id, y, fan } of piles) {
        const down = typeof fan === 'object' && 'down' in fan ? fan.down : 0;
        assert.ok((y + 1 + down) * CARD_RATIO + 2 * GAP <= least + 1e-9, `${variant.id} ${id}`);
      }
    }
  });
});

describe('a low table', () => {
  const low = (variant: Variant, width: number, height: number) => isLow(arrangementsFor(variant), { width, height });

  it('is one whose height would make the cards small', () => {
    for (const variant of [...GROWING, PYRAMID]) {
      assert.ok(low(variant, 844, 326), variant.id);
      assert.ok(low(variant, 667, 279), variant.id);
      assert.ok(!low(variant, 360, 544), variant.id);
      assert.ok(!low(variant, 844, 1000), variant.id);
    }
  });

  it('is none where there is height for cards that fill the width, or for large ones', () => {
    for (const variant of [...GROWING, PYRAMID]) {
      const { upright, high } = arrangementsFor(variant);
      for (const width of [240, 480, 640]) assert.ok(!low(variant, width, (width / upright.across) * high));
      assert.ok(!low(variant, 1366, 576), variant.id);
    }
  });

  it('has cards that are not much smaller', () => {
    for (const variant of ALL) {
      const { upright, wide } = arrangementsFor(variant);
      for (let width = 200; width < 1400; width += 40) {
        for (let height = 120; height < 500; height += 20) {
          if (!low(variant, width, height)) continue;
          assert.ok(cardWidth(wide, { width, height }) >= 0.7 * cardWidth(upright, { width, height }));
        }
      }
    }
  });
});
