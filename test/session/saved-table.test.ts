import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { findVariant, Game } from '../../src/engine.js';
import { SavedTable, type Asked } from '../../src/session/saved-table.js';
import { Store } from '../../src/session/storage.js';
import { startedGame } from '../helpers/engine-play.js';
import { snapshot } from '../helpers/engine-text.js';
import { FakeStorage } from '../helpers/fake-storage.js';

const KLONDIKE: Asked = { variant: 'klondike', deal: null, deck: null, position: null, options: null };

let area: FakeStorage;
let open: SavedTable[];

beforeEach(() => {
  area = new FakeStorage();
  open = [];
});
afterEach(closePage);

/** A table of a page that asks for something. */
function tableFor(asked: Partial<Asked> = {}, storageKey = ''): SavedTable {
  const saved = new SavedTable(new Store(storageKey, area), { ...KLONDIKE, ...asked });
  open.push(saved);
  return saved;
}

function closePage(): void {
  for (const saved of open.splice(0)) saved.release();
}

function dealt(deal: number, variant = 'klondike'): Game {
  return Game.deal(variant, { deal });
}

/** The one key under which a game is kept. */
function gameKey(): string {
  const [key, ...others] = area.keys();
  assert.deepEqual(others, []);
  return key!;
}

describe('a saved table', () => {
  it('comes back with its moves, its time and what was counted of it', () => {
    fc.assert(
      fc.property(startedGame, fc.nat(), (game, seconds) => {
        const asked = { variant: game.variant.id };
        tableFor(asked).save({ game, seconds, tally: 'played' });
        closePage();
        const { value, error } = tableFor(asked).load();
        closePage();
        assert.equal(error, undefined);
        assert.deepEqual(snapshot(value!.table.game), { ...snapshot(game), canRedo: false });
        assert.equal(value!.table.seconds, seconds);
        assert.equal(value!.table.tally, 'played');
      }),
      { numRuns: 30 },
    );
  });

  it('comes back though the player chose another variant or other options than the page names', () => {
    const game = Game.deal('athena', { deal: 4, options: { draw: 3 } });
    tableFor().save({ game, seconds: 1, tally: 'dealt' });
    closePage();
    const { value } = tableFor().load();
    assert.deepEqual([value?.table.game.variant.id, value?.table.game.options.draw], ['athena', 3]);
  });

  it('stays away from a page that asks for another deal than it was saved for', () => {
    tableFor({ deal: '1' }).save({ game: dealt(1), seconds: 0, tally: 'dealt' });
    closePage();
    assert.equal(tableFor({ deal: '2' }).load().value?.isAsked, false);
    closePage();
    assert.equal(tableFor({ deal: '1' }).load().value?.table.game.deal, 1);
  });

  it('is apart for each of two tables in a page, and each finds its own again', () => {
    const [first, second] = [tableFor(), tableFor()];
    first.save({ game: dealt(1), seconds: 1, tally: 'dealt' });
    second.save({ game: dealt(2), seconds: 2, tally: 'dealt' });
    closePage();
    assert.deepEqual(
      [tableFor(), tableFor()].map((saved) => saved.load().value?.table.game.deal),
      [1, 2],
    );
  });

  it('is found again by a table that comes after the one before it has gone', () => {
    const before = tableFor();
    before.save({ game: dealt(5), seconds: 0, tally: 'dealt' });
    before.release();
    assert.equal(tableFor().load().value?.table.game.deal, 5);
  });

  it('goes on in its own entry when its table comes back, and takes no other by going twice', () => {
    const saved = tableFor();
    saved.save({ game: dealt(5), seconds: 0, tally: 'dealt' });
    saved.release();
    saved.save({ game: dealt(6), seconds: 0, tally: 'dealt' });
    assert.equal(saved.load().value?.table.game.deal, 6);
    assert.equal(area.length, 1);
    saved.release();
    const [other, third] = [tableFor(), () => tableFor()];
    saved.release();
    other.save({ game: dealt(7), seconds: 0, tally: 'dealt' });
    assert.deepEqual(third().load(), {});
  });

  it('is apart for each storage key', () => {
    tableFor({}, 'one').save({ game: dealt(1), seconds: 0, tally: 'dealt' });
    closePage();
    assert.deepEqual(tableFor({}, 'two').load(), {});
  });

  it('is set aside, with the fault told, when it cannot be replayed', () => {
    const saved = tableFor();
    saved.save({ game: dealt(1), seconds: 0, tally: 'dealt' });
    const key = gameKey();
    const broken = area.getItem(key)!.replace('"moves":[]', '"moves":["foundation-1>tableau-1"]');
    area.setItem(key, broken);
    const { value, error } = saved.load();
    assert.equal(value, undefined);
    assert.equal(error?.code, 'bad-save');
    assert.match(error.message, /moves\[0\]/);
    assert.equal(area.getItem(`${key}:broken`), broken);
    assert.deepEqual(saved.load(), {});
  });

  it('is set aside when it is from a later release, of the table or of the game', () => {
    for (const newer of [
      (text: string) => text.replace('"version":1,"asked"', '"version":2,"asked"'),
      (text: string) => text.replace('"game":{"version":1', '"game":{"version":2'),
    ]) {
      const saved = tableFor();
      saved.save({ game: dealt(1), seconds: 0, tally: 'dealt' });
      const key = gameKey();
      const text = newer(area.getItem(key)!);
      area.setItem(key, text);
      assert.equal(saved.load().error?.code, 'newer-save');
      assert.equal(area.getItem(`${key}:broken`), text);
      area.clear();
      closePage();
    }
  });

  it('comes back with sane time and count where those were spoilt', () => {
    const saved = tableFor();
    saved.save({ game: dealt(1), seconds: Number.NaN, tally: 'nonsense' as 'dealt' });
    const { value } = saved.load();
    assert.deepEqual([value?.table.seconds, value?.table.tally], [0, 'played']);
  });

  it('tells that it is not kept where storage is full', () => {
    area.quota = 10;
    assert.equal(tableFor().save({ game: dealt(1), seconds: 0, tally: 'dealt' }), false);
  });
});

describe('the options last used', () => {
  it('come back for their variant alone', () => {
    const saved = tableFor();
    const klondike = findVariant('klondike');
    const options = { draw: 3, redeals: 'unlimited', 'kings-only': false } as const;
    saved.saveOptions(klondike, options);
    assert.deepEqual(saved.loadOptions(klondike).value, options);
    assert.deepEqual(saved.loadOptions(findVariant('athena')), {});
  });

  it('are set aside when the variant does not take them', () => {
    const saved = tableFor();
    const klondike = findVariant('klondike');
    for (const wrong of [{ draw: 2 }, { unknown: 1 }, 'draw=3', null]) {
      saved.saveOptions(klondike, wrong as never);
      const { value, error } = saved.loadOptions(klondike);
      assert.equal(value, undefined);
      assert.equal(error?.code, 'bad-save');
      assert.deepEqual(saved.loadOptions(klondike), {});
    }
  });
});
