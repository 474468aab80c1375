/** A part has so many places; to split one takes less than a millisecond. */
const PLACES = 1 << 13;
/** So many of them are taken at most. */
const MOST = Math.floor(PLACES * 0.8);

/**
 * The positions that were found, by key.
 *
 * A key has two integers or four, the first of them never 0. The upper bits of the second one are the redeals
 * used: positions that differ in these alone are one entry, that of the fewest, which can do all that the
 * others can.
 *
 * The table grows part by part, each one split in two when it is full (extendible hashing), so that it never
 * stands still to copy all that it has.
 */
export class PositionTable {
  readonly #width: number;
  readonly #redealsBits: number;
  /** By the upper bits of the hash; a part that was split less often than others is there several times. */
  #parts: Int32Array[];
  /** How many bits of the hash choose a part. */
  #depth = 0;
  /** A part as it was, while it is split. */
  #old: Int32Array | undefined;
  #size = 0;
  #bytes = 0;

  /**
   * @param width how many integers a key has, 2 or 4
   * @param redealsBits how many bits of the second one are the redeals
   */
  constructor(width: 2 | 4, redealsBits: number) {
    this.#width = width;
    this.#redealsBits = redealsBits;
    this.#parts = [this.#newPart(0)];
  }

  /** How many positions the table has. */
  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Adds a position.
   * @param keys where its key is written, from `at` on
   * @returns false when it was there already, with as few redeals
   */
  add(keys: Int32Array, at: number): boolean {
    const hash = this.#hash(keys, at);
    const part = this.#partOf(hash);
    const i = this.#find(part, hash, keys, at);
    const isNew = part[i] === 0;
    if (!isNew && part[i + 1]! >>> 0 <= keys[at + 1]! >>> 0) return false;
    for (let j = 0; j < this.#width; j++) part[i + j] = keys[at + j]!;
    if (isNew) {
      this.#size++;
      if (++part[part.length - 2]! > MOST) this.#split(part);
    }
    return true;
  }

  #partOf(hash: number): Int32Array {
    return this.#parts[(hash >>> 1) >>> (31 - this.#depth)]!;
  }

  /** The place of a position in its part, or the free one where it belongs. */
  #find(part: Int32Array, hash: number, keys: Int32Array, at: number): number {
    const width = this.#width;
    const bits = this.#redealsBits;
    const first = keys[at]!;
    const second = keys[at + 1]!;
    const end = PLACES * width;
    let i = (hash & (PLACES - 1)) * width;
    for (let found = part[i]!; found !== 0; found = part[i]!) {
      if (
        found === first &&
        (part[i + 1]! ^ second) << bits === 0 &&
        (width === 2 || (part[i + 2] === keys[at + 2] && part[i + 3] === keys[at + 3]))
      ) {
        return i;
      }
      i += width;
      if (i === end) i = 0;
    }
    return i;
  }

  #hash(keys: Int32Array, at: number): number {
    let hash = Math.imul(keys[at]!, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 16) ^ (keys[at + 1]! << this.#redealsBits), 0x85ebca6b);
    if (this.#width > 2) {
      hash = Math.imul(hash ^ (hash >>> 15) ^ keys[at + 2]!, 0xc2b2ae35);
      hash = Math.imul(hash ^ (hash >>> 16) ^ keys[at + 3]!, 0x27d4eb2f);
    }
    return hash ^ (hash >>> 15);
  }

  /**
   * Behind its places, a part has two integers more: how many are taken, and how many bits choose the part.
   */
  #newPart(depth: number): Int32Array {
    const part = new Int32Array(PLACES * this.#width + 2);
    part[part.length - 1] = depth;
    this.#bytes += part.byteLength;
    return part;
  }

  /** Half of a part's positions go to a new one. */
  #split(part: Int32Array): void {
    const width = this.#width;
    const end = PLACES * width;
    const depth = part[end + 1]! + 1;
    if (depth > this.#depth) {
      this.#parts = this.#parts.flatMap((each) => [each, each]);
      this.#depth = depth;
    }
    const upper = this.#newPart(depth);
    this.#parts.forEach((each, i) => {
      if (each === part && (i >>> (this.#depth - depth)) & 1) this.#parts[i] = upper;
    });
    const old = (this.#old ??= new Int32Array(part.length));
    old.set(part);
    part.fill(0);
    part[end + 1] = depth;
    for (let from = 0; from < end; from += width) {
      if (old[from] === 0) continue;
      const hash = this.#hash(old, from);
      const half = (hash >>> (32 - depth)) & 1 ? upper : part;
      let to = (hash & (PLACES - 1)) * width;
      while (half[to] !== 0) to = to + width === end ? 0 : to + width;
      for (let i = 0; i < width; i++) half[to + i] = old[from + i]!;
      half[end]!++;
    }
  }
}
