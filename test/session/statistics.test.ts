import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import {
  emptyRecord,
  percentWon,
  Statistics,
  withLeft,
  withPlayed,
  withWon,
  type Counted,
} from '../../src/session/statistics.js';
import { Store } from '../../src/session/storage.js';
import { FakeStorage } from '../helpers/fake-storage.js';

const KEY = 'solitaire-elements:statistics';
const KLONDIKE: Counted = { variant: 'klondike', options: { draw: 1, redeals: 2, 'kings-only': true } };
const DRAW_THREE: Counted = { variant: 'klondike', options: { ...KLONDIKE.options, draw: 3 } };

let area: FakeStorage;
let statistics: Statistics;

beforeEach(() => {
  area = new FakeStorage();
  statistics = new Statistics(new Store('', area));
});

function stored(...records: unknown[]): Statistics {
  area.setItem(KEY, JSON.stringify({ version: 1, records }));
  return statistics;
}

describe('the statistics', () => {
  it('are apart for each variant and each setting of its options', () => {
    statistics.update(KLONDIKE, withPlayed);
    statistics.update(DRAW_THREE, withPlayed);
    statistics.update(DRAW_THREE, withPlayed);
    statistics.update({ variant: 'escalator', options: {} }, withPlayed);
    assert.equal(statistics.of(KLONDIKE).played, 1);
    assert.equal(statistics.of(DRAW_THREE).played, 2);
    assert.equal(statistics.of({ variant: 'athena', options: KLONDIKE.options }).played, 0);
    assert.equal(statistics.load().value?.length, 3);
  });

  it('keep what another tab has counted in the meantime', () => {
    const other = new Statistics(new Store('', area));
    statistics.update(KLONDIKE, withPlayed);
    other.update(KLONDIKE, withPlayed);
    statistics.update(KLONDIKE, withPlayed);
    assert.equal(other.of(KLONDIKE).played, 3);
  });

  it('hold the fastest win and the longest streak', () => {
    const win = (seconds: number) =>
      statistics.update(KLONDIKE, (record) => withWon(withPlayed(record), seconds));
    for (const seconds of [90, 60, 75]) win(seconds);
    statistics.update(KLONDIKE, (record) => withLeft(withPlayed(record)));
    win(80);
    const figures = { played: 5, won: 4, best: 60, streak: 1, longestStreak: 3 };
    assert.deepEqual(statistics.of(KLONDIKE), { ...KLONDIKE, ...figures });
  });

  it('make sense of spoilt numbers', () => {
    const junk = [undefined, null, -1, 1.5, 'x', 1e99, {}];
    const anyNumber = fc.oneof(fc.nat(99), fc.constantFrom(...junk));
    const anyRecord = fc.record({
      played: anyNumber,
      won: anyNumber,
      best: anyNumber,
      streak: anyNumber,
      longestStreak: anyNumber,
    });
    fc.assert(
      fc.property(anyRecord, (numbers) => {
        const record = stored({ ...KLONDIKE, ...numbers }).of(KLONDIKE);
        for (const name of ['played', 'won', 'streak', 'longestStreak'] as const) {
          assert.ok(Number.isSafeInteger(record[name]) && record[name] >= 0, name);
        }
        assert.ok(record.won <= record.played);
        assert.ok(record.streak <= record.longestStreak && record.longestStreak <= record.won);
        assert.ok(record.best === undefined || record.won > 0);
      }),
    );
  });

  it('keep good records beside bad ones', () => {
    stored(null, 7, { variant: 3 }, { variant: 'athena' }, { ...KLONDIKE, played: 3, won: 1 });
    assert.equal(statistics.of(KLONDIKE).played, 3);
    assert.equal(statistics.load().value?.length, 1);
  });

  it('start anew, the old ones set aside, where they cannot be read at all', () => {
    for (const [text, code] of [
      ['{"version":1,"records":[', 'bad-save'],
      ['[]', 'bad-save'],
      ['{"version":1,"records":{}}', 'bad-save'],
      ['{"version":2,"records":[]}', 'newer-save'],
    ] as const) {
      area.setItem(KEY, text);
      assert.equal(statistics.load().error?.code, code);
      assert.equal(area.getItem(`${KEY}:broken`), text);
      statistics.update(KLONDIKE, withPlayed);
      assert.equal(statistics.of(KLONDIKE).played, 1);
      area.clear();
    }
  });
});

describe('the share of won games', () => {
  const percent = (won: number, played: number) => percentWon({ ...emptyRecord(KLONDIKE), won, played });

  it('is in whole percent', () => {
    assert.equal(percent(1, 3), 33);
    assert.equal(percent(2, 3), 67);
    assert.equal(percent(1, 2), 50);
  });

  it('is 100 only when all games were won, and 0 only when none was', () => {
    assert.equal(percent(4, 4), 100);
    assert.equal(percent(199, 200), 99);
    assert.equal(percent(0, 4), 0);
    assert.equal(percent(1, 900), 1);
  });

  it('is unknown before the first game', () => {
    assert.equal(percent(0, 0), undefined);
  });
});
