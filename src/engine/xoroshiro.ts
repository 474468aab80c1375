/**
 * The generator xoroshiro128+ (Blackman and Vigna, the constants of 2018: 24, 16, 37), which numbers of 32 bits suffice
 * for: it gives the low half of each output as a signed integer.
 * @param start a 32-bit integer, from which both words of the state are made
 */
export function xoroshiro128plus(start: number): () => number {
  // Each word of 64 bits by its high and its low half.
  let [high, low] = [-1, ~start];
  let [otherHigh, otherLow] = [start, 0];
  return () => {
    const output = (low + otherLow) | 0;
    const mixedHigh = high ^ otherHigh;
    const mixedLow = low ^ otherLow;
    [high, low] = [
      ((high << 24) | (low >>> 8)) ^ mixedHigh ^ ((mixedHigh << 16) | (mixedLow >>> 16)),
      ((low << 24) | (high >>> 8)) ^ mixedLow ^ (mixedLow << 16),
    ];
    [otherHigh, otherLow] = [(mixedLow << 5) | (mixedHigh >>> 27), (mixedHigh << 5) | (mixedLow >>> 27)];
    return output;
  };
}
