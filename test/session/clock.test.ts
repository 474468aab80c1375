import assert from 'node:assert/strict';
import { beforeEach, describe, it, type TestContext } from 'node:test';
import { Clock } from '../../src/session/clock.js';

let time: number;
let clock: Clock;

beforeEach(() => {
  time = 5000;
  clock = new Clock({ now: () => time });
});

function wait(seconds: number): void {
  time += seconds * 1000;
}

describe('the clock', () => {
  it('stands until the first move', () => {
    wait(100);
    assert.equal(clock.seconds, 0);
    clock.start();
    wait(3.9);
    assert.equal(clock.seconds, 3);
  });

  it('goes on, not from the start again, when a later move starts it once more', () => {
    clock.start();
    wait(2);
    clock.start();
    wait(2);
    assert.equal(clock.seconds, 4);
  });

  it('stands while the page is hidden', () => {
    clock.start();
    wait(2);
    clock.pause();
    wait(60);
    assert.equal(clock.seconds, 2);
    clock.resume();
    wait(1);
    assert.equal(clock.seconds, 3);
  });

  it('stands after the end, though the page is hidden and shown', () => {
    clock.start();
    wait(10);
    clock.stop();
    for (let i = 0; i < 3; i++) {
      wait(30);
      clock.pause();
      wait(30);
      clock.resume();
    }
    assert.equal(clock.seconds, 10);
  });

  it('waits for the page to be shown when the first move is made while it is hidden', () => {
    clock.pause();
    clock.start();
    wait(5);
    assert.equal(clock.seconds, 0);
    clock.resume();
    wait(5);
    assert.equal(clock.seconds, 5);
  });

  it('goes on from the end when that is undone', () => {
    clock.start();
    wait(10);
    clock.stop();
    wait(50);
    clock.start();
    wait(5);
    assert.equal(clock.seconds, 15);
  });

  it('stands at 0 after a restart, and at its old time after a reload', () => {
    clock.start();
    wait(10);
    clock.reset();
    wait(10);
    assert.equal(clock.seconds, 0);
    clock.reset(77);
    wait(10);
    assert.equal(clock.seconds, 77);
    clock.start();
    wait(1);
    assert.equal(clock.seconds, 78);
  });

  it('never goes back when the time around it does', () => {
    clock.start();
    wait(-3);
    assert.equal(clock.seconds, 0);
  });
});

describe('the ticks of a clock', () => {
  function ticking({ mock }: TestContext): { clock: Clock; seen: number[]; pass: (seconds: number) => void } {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    const seen: number[] = [];
    const ticked: Clock = new Clock({ now: () => Date.now(), tick: () => seen.push(ticked.seconds) });
    return { clock: ticked, seen, pass: (seconds) => mock.timers.tick(seconds * 1000) };
  }

  it('come once for each full second', (t) => {
    const { clock, seen, pass } = ticking(t);
    clock.start();
    for (let i = 0; i < 35; i++) pass(0.1);
    assert.deepEqual(seen, [1, 2, 3]);
  });

  it('come with the full seconds of the game, not of the stretch', (t) => {
    const { clock, seen, pass } = ticking(t);
    clock.start();
    pass(0.7);
    clock.pause();
    pass(10);
    clock.resume();
    pass(0.3);
    assert.deepEqual(seen, [1]);
  });

  it('do not come while the clock stands', (t) => {
    const { clock, seen, pass } = ticking(t);
    pass(5);
    clock.start();
    clock.pause();
    pass(5);
    clock.resume();
    clock.stop();
    pass(5);
    clock.start();
    clock.reset();
    pass(5);
    assert.deepEqual(seen, []);
  });
});
