import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import '../../src/variants/all.js';
import { Game, orderedDeck, type PileId } from '../../src/engine.js';
import {
  allStops,
  lastStop,
  nearStop,
  nextStop,
  nextTarget,
  type Direction,
  type NavigationTable,
} from '../../src/table/navigation.js';
import type { Stop } from '../../src/table/stops.js';
import { startedGame } from '../helpers/engine-play.js';

const ACCORDION = orderedDeck().map(({ id }) => id).join(' ');

const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

function tableOf(game: Game): NavigationTable {
  return { plans: game.table.piles, piles: game.piles };
}

/** A stop as text: `tableau-3:2`, or `stock` for the pile itself. */
function textOf(stop: Stop | undefined): string | undefined {
  return stop && (stop.index === undefined ? stop.pile : `${stop.pile}:${stop.index}`);
}

function stopOf(text: string): Stop {
  const [pile, index] = text.split(':');
  return { pile: pile!, index: index === undefined ? undefined : Number(index) };
}

/** Where arrow keys lead to one after another. */
function walk(game: Game, from: string, ...directions: Direction[]): (string | undefined)[] {
  let stop: Stop | undefined = stopOf(from);
  return directions.map((direction) => {
    stop = stop && nextStop(tableOf(game), stop, direction);
    return textOf(stop);
  });
}

/** Checks that arrow keys lead from each stop to every other, and to nothing else. */
function expectAllReached(table: NavigationTable): void {
  const stops = allStops(table);
  const texts = new Set(stops.map(textOf));
  assert.equal(texts.size, stops.length);
  for (const start of stops) {
    const reached = new Set([textOf(start)]);
    const open = [start];
    for (let stop = open.pop(); stop; stop = open.pop()) {
      for (const direction of DIRECTIONS) {
        const next = nextStop(table, stop, direction);
        assert.ok(!next || texts.has(textOf(next)), 'a stop that is there');
        if (!next || reached.has(textOf(next))) continue;
        reached.add(textOf(next));
        open.push(next);
      }
    }
    assert.equal(reached.size, stops.length, `from ${textOf(start)!} only ${[...reached].join(' ')}`);
  }
}

describe('arrow keys', () => {
  const klondike = Game.deal('klondike', { deal: 1 });
  const saratoga = Game.deal('saratoga', { deal: 1 });

  it('go up and down within a fan first', () => {
    assert.deepEqual(walk(saratoga, 'tableau-4:3', 'up', 'up', 'up', 'down'), [
      'tableau-4:2',
      'tableau-4:1',
      'tableau-4:0',
      'tableau-4:1',
    ]);
  });

  it('go from the lowest card of a fan to the pile above, and from there down to its top card', () => {
    assert.deepEqual(walk(saratoga, 'tableau-5:0', 'up', 'down'), ['foundation-2', 'tableau-5:4']);
    assert.deepEqual(walk(saratoga, 'tableau-1:0', 'up', 'down'), ['stock', 'tableau-1:0']);
  });

  it('go to the side to the top card of the next pile', () => {
    assert.deepEqual(walk(klondike, 'tableau-3:2', 'right', 'left', 'left'), [
      'tableau-4:3',
      'tableau-3:2',
      'tableau-2:1',
    ]);
    assert.deepEqual(walk(saratoga, 'tableau-7:0', 'left'), ['tableau-6:5']);
  });

  it('pass over places where nothing is to be done', () => {
    assert.deepEqual(walk(klondike, 'stock', 'right', 'left'), ['foundation-1', 'stock']);
  });

  it('lead nowhere at the edge of the table', () => {
    assert.deepEqual(walk(klondike, 'stock', 'left'), [undefined]);
    assert.deepEqual(walk(klondike, 'stock', 'up'), [undefined]);
    assert.deepEqual(walk(klondike, 'tableau-7:6', 'right'), [undefined]);
    assert.deepEqual(walk(klondike, 'tableau-7:6', 'down'), [undefined]);
  });

  it('climb a pyramid row by row and come down again, and go along its rows', () => {
    const escalator = Game.deal('escalator', { deal: 1 });
    assert.deepEqual(walk(escalator, 'tableau-28:0', ...Array<Direction>(6).fill('up')), [
      'tableau-21:0',
      'tableau-15:0',
      'tableau-10:0',
      'tableau-6:0',
      'tableau-3:0',
      'tableau-1:0',
    ]);
    assert.deepEqual(walk(escalator, 'tableau-1:0', 'down', 'down'), ['tableau-2:0', 'tableau-4:0']);
    assert.deepEqual(walk(escalator, 'tableau-17:0', 'right', 'right', 'left'), [
      'tableau-18:0',
      'tableau-19:0',
      'tableau-18:0',
    ]);
    assert.deepEqual(walk(escalator, 'stock', 'right', 'left'), ['tableau-1:0', 'stock']);
    escalator.play({ type: 'deal' });
    assert.deepEqual(walk(escalator, 'tableau-1:0', 'left', 'left'), ['waste:0', 'stock']);
  });

  it('reach every stop from every other, in every game', () => {
    fc.assert(
      fc.property(startedGame, (game) => expectAllReached(tableOf(game))),
      { numRuns: 60 },
    );
  });

  it('reach every stop of a pyramid, whichever cards are gone', () => {
    const game = Game.deal('escalator');
    game.play({ type: 'deal' });
    fc.assert(
      fc.property(fc.array(fc.nat(27), { maxLength: 27 }), (picks) => {
        const { plans, piles } = tableOf(game);
        const gone = new Set<number>();
        for (const pick of picks) {
          const free = plans.filter(({ role, index, coveredBy }) => {
            return role === 'tableau' && !gone.has(index) && coveredBy.every((other) => gone.has(other));
          });
          gone.add(free[pick % free.length]!.index);
        }
        expectAllReached({ plans, piles: piles.map((pile, i) => (gone.has(i) ? { ...pile, cards: [] } : pile)) });
      }),
    );
  });
});

it('The last stop of a pile is its top card, or the pile itself where it is empty', () => {
  const table = tableOf(Game.deal('klondike'));
  assert.deepEqual(lastStop(table, 'tableau-7'), { pile: 'tableau-7', index: 6 });
  assert.deepEqual(lastStop(table, 'foundation-1'), { pile: 'foundation-1', index: undefined });
  assert.equal(lastStop(table, 'waste'), undefined);
});

describe('arrow keys with cards in hand', () => {
  const table = tableOf(Game.deal('klondike'));
  const targets: PileId[] = ['tableau-6', 'foundation-2', 'tableau-2'];
  const round = (from: PileId, ...directions: Direction[]): PileId[] => {
    const passed: PileId[] = [];
    for (const direction of directions) {
      passed.push(nextTarget(table, targets, passed.at(-1) ?? from, direction)!);
    }
    return passed;
  };

  it('go to the nearest target first', () => {
    assert.deepEqual(round('tableau-3', 'right'), ['tableau-6']);
    assert.deepEqual(round('tableau-3', 'left'), ['tableau-2']);
    assert.deepEqual(round('tableau-5', 'up'), ['foundation-2']);
  });

  it('go around all targets in reading order, both ways', () => {
    const forward = round('tableau-2', 'right', 'right', 'right');
    assert.deepEqual(forward, ['tableau-6', 'foundation-2', 'tableau-2']);
    const back = round('foundation-2', 'left', 'left', 'left');
    assert.deepEqual(back, ['tableau-6', 'tableau-2', 'foundation-2']);
    assert.deepEqual(round('tableau-6', 'down', 'down'), ['foundation-2', 'tableau-2']);
  });

  it('go to a target anyway where none lies that way', () => {
    assert.equal(nextTarget(table, ['tableau-2'], 'tableau-3', 'down'), 'tableau-2');
    assert.equal(nextTarget(table, [], 'tableau-3', 'down'), undefined);
  });
});

describe('the stop near a pile', () => {
  it('is its own, or that of the nearest pile that has one', () => {
    const game = Game.deal('accordion', { deck: ACCORDION });
    assert.deepEqual(nearStop(tableOf(game), 'tableau-52'), { pile: 'tableau-52', index: 0 });
    game.play({ type: 'transfer', from: 'tableau-2', to: 'tableau-1', count: 1 });
    game.play({ type: 'transfer', from: 'tableau-2', to: 'tableau-1', count: 1 });
    assert.deepEqual(nearStop(tableOf(game), 'tableau-52'), { pile: 'tableau-43', index: 0 });
    assert.equal(nearStop(tableOf(game), 'cell-1'), undefined);
  });
});
