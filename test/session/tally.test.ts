import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { percentWon, Statistics, type Counted } from '../../src/session/statistics.js';
import { Store } from '../../src/session/storage.js';
import { Tally } from '../../src/session/tally.js';
import { FakeStorage } from '../helpers/fake-storage.js';

const GAME: Counted = { variant: 'escalator', options: {} };

let statistics: Statistics;

beforeEach(() => {
  statistics = new Statistics(new Store('', new FakeStorage()));
});

function figures() {
  const { played, won, best, streak, longestStreak } = statistics.of(GAME);
  return { played, won, best, streak, longestStreak };
}

function wonGame(seconds = 60): Tally {
  const tally = new Tally(statistics, GAME);
  tally.moved();
  tally.won(seconds);
  return tally;
}

describe('a game', () => {
  it('counts as played with its first move, not when it is dealt', () => {
    const tally = new Tally(statistics, GAME);
    assert.equal(figures().played, 0);
    tally.moved();
    tally.moved();
    assert.equal(figures().played, 1);
  });

  it('that is left without a move counts nothing and ends no streak', () => {
    wonGame();
    new Tally(statistics, GAME).left();
    assert.deepEqual(figures(), { played: 1, won: 1, best: 60, streak: 1, longestStreak: 1 });
  });

  it('that is left unfinished ends the streak, and the longest one stays', () => {
    wonGame();
    wonGame();
    const tally = new Tally(statistics, GAME);
    tally.moved();
    tally.left();
    assert.deepEqual(figures(), { played: 3, won: 2, best: 60, streak: 0, longestStreak: 2 });
  });

  it('is won once, though its win is undone and reached again', () => {
    const tally = wonGame(60);
    tally.moved();
    tally.won(50);
    assert.deepEqual(figures(), { played: 1, won: 1, best: 60, streak: 1, longestStreak: 1 });
  });

  it('stays won when its win is undone and another is dealt', () => {
    const tally = wonGame();
    tally.moved();
    tally.left();
    assert.equal(figures().streak, 1);
  });

  it('counts once though it is taken up again after a reload', () => {
    const before = new Tally(statistics, GAME);
    before.moved();
    const after = new Tally(statistics, GAME, before.state);
    after.moved();
    after.won(70);
    const again = new Tally(statistics, GAME, after.state);
    again.moved();
    again.won(10);
    again.left();
    assert.deepEqual(figures(), { played: 1, won: 1, best: 70, streak: 1, longestStreak: 1 });
  });

  it('says whether its time beats all before it', () => {
    const win = (seconds: number) => new Tally(statistics, GAME).won(seconds);
    assert.deepEqual([win(60), win(60), win(59), win(100)], [false, false, true, false]);
  });

  it('never makes more games won than played, whatever is done in which order', () => {
    const anyStep = fc.constantFrom('moved', 'won', 'left', 'deal', 'reload');
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        statistics = new Statistics(new Store('', new FakeStorage()));
        let tally = new Tally(statistics, GAME);
        for (const step of steps) {
          if (step === 'moved') tally.moved();
          if (step === 'won') tally.won(5);
          if (step === 'left') tally.left();
          if (step === 'deal') tally = new Tally(statistics, GAME);
          if (step === 'reload') tally = new Tally(statistics, GAME, tally.state);
        }
        const record = statistics.of(GAME);
        assert.ok(record.won <= record.played);
        assert.ok(record.streak <= record.longestStreak && record.longestStreak <= record.won);
        assert.ok((percentWon(record) ?? 0) <= 100);
      }),
    );
  });
});
