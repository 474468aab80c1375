import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { PositionTable } from '../../src/solver/building/position-table.js';

const anyInt = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

describe('the table of positions', () => {
  for (const [width, redealsBits] of [
    [2, 3],
    [4, 12],
  ] as const) {
    it(`keeps every key of ${width} integers, and no other, however many there are`, () => {
      const table = new PositionTable(width, redealsBits);
      const key = new Int32Array(width);
      const write = (n: number): void => {
        key.fill(n & 15);
        key[0] = (n % 977) + 1;
        key[1] = n >> 1;
      };
      const keys = new Set<string>();
      for (let n = 0; n < 100_000; n++) {
        write(n);
        assert.equal(table.add(key, 0), !keys.has(key.join()));
        keys.add(key.join());
      }
      assert.equal(table.size, keys.size);
      for (let n = 0; n < 100_000; n++) {
        write(n);
        assert.equal(table.add(key, 0), false);
      }
    });

    it(`takes the fewest redeals for all, in keys of ${width} integers`, () => {
      fc.assert(
        fc.property(fc.array(anyInt, { minLength: 4, maxLength: 4 }), fc.array(fc.nat(7)), (ints, tries) => {
          const table = new PositionTable(width, redealsBits);
          const key = Int32Array.from(ints);
          key[0]! |= 1;
          let fewest = Infinity;
          for (const redeals of tries) {
            key[1] = (key[1]! & (2 ** (32 - redealsBits) - 1)) | (redeals << (32 - redealsBits));
            assert.equal(table.add(key, 0), redeals < fewest);
            fewest = Math.min(fewest, redeals);
          }
          assert.equal(table.size, tries.length ? 1 : 0);
        }),
      );
    });
  }

  it('needs no more than 20 bytes a position, once it has grown', () => {
    const table = new PositionTable(2, 3);
    const key = new Int32Array(2);
    for (let n = 1; n <= 300_000; n++) {
      key[0] = n;
      key[1] = Math.imul(n, 0x85ebca6b);
      table.add(key, 0);
      if (n > 20_000) assert.ok(table.bytes / table.size < 20.5, `${table.bytes / table.size} at ${n}`);
    }
  });
});
