import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SavedGameError } from '../../src/engine.js';
import { Store } from '../../src/session/storage.js';
import { FakeStorage } from '../helpers/fake-storage.js';

const asIs = (json: unknown) => json;

describe('a store', () => {
  it('gives back what was written, and nothing before that', () => {
    const store = new Store('', new FakeStorage());
    assert.deepEqual(store.readJSON('thing', asIs), {});
    assert.equal(store.writeJSON('thing', { a: [1, 'x'] }), true);
    assert.deepEqual(store.readJSON('thing', asIs), { value: { a: [1, 'x'] } });
  });

  it("touches only keys with the package's prefix, those of each storage key apart", () => {
    const area = new FakeStorage();
    area.setItem('options', 'x');
    new Store('', area).writeJSON('options', 1);
    new Store('left', area).writeJSON('options', 2);
    const ours = ['solitaire-elements:left:options', 'solitaire-elements:options'];
    assert.deepEqual(area.keys().sort(), ['options', ...ours]);
    assert.equal(area.getItem('options'), 'x');
    assert.deepEqual(new Store('left', area).readJSON('options', asIs), { value: 2 });
  });

  it('sets aside what is no JSON, so that the next write does not destroy it', () => {
    const area = new FakeStorage();
    area.setItem('solitaire-elements:thing', '{"half":');
    const store = new Store('', area);
    const { value, error } = store.readJSON('thing', asIs);
    assert.equal(value, undefined);
    assert.ok(error instanceof SavedGameError);
    assert.match(error.message, /solitaire-elements:thing/);
    store.writeJSON('thing', 'new');
    assert.equal(area.getItem('solitaire-elements:thing:broken'), '{"half":');
    assert.deepEqual(store.readJSON('thing', asIs), { value: 'new' });
  });

  it('sets aside what its reader refuses, and tells the reason', () => {
    const area = new FakeStorage();
    const store = new Store('', area);
    store.writeJSON('thing', 7);
    const { error } = store.readJSON('thing', () => {
      throw new SavedGameError('from a later release', 'newer-save');
    });
    assert.equal(error?.code, 'newer-save');
    assert.deepEqual(area.keys(), ['solitaire-elements:thing:broken']);
    assert.deepEqual(store.readJSON('thing', asIs), {}, 'it is reported once');
  });

  it('lets play go on where storage is blocked', () => {
    const area = new FakeStorage();
    area.blocked = true;
    const store = new Store('', area);
    assert.equal(store.writeJSON('thing', 1), false);
    assert.deepEqual(store.readJSON('thing', asIs), {});
  });

  it('lets play go on where even the word localStorage throws, as in a sandboxed frame', (t) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    t.after(() => {
      Reflect.deleteProperty(globalThis, 'localStorage');
      if (own) Object.defineProperty(globalThis, 'localStorage', own);
    });
    const store = new Store();
    assert.equal(store.writeJSON('thing', 1), false);
    assert.deepEqual(store.readJSON('thing', asIs), {});
  });

  it('keeps the old entry where a new one does not fit any more', () => {
    const area = new FakeStorage();
    const store = new Store('', area);
    store.writeJSON('thing', 'old');
    area.quota = 20;
    assert.equal(store.writeJSON('thing', 'x'.repeat(50)), false);
    assert.deepEqual(store.readJSON('thing', asIs), { value: 'old' });
  });

  it('leaves a broken entry where it is when there is no room to set it aside', () => {
    const area = new FakeStorage();
    area.setItem('solitaire-elements:thing', 'no json');
    area.quota = 8;
    assert.ok(new Store('', area).readJSON('thing', asIs).error);
    assert.equal(area.getItem('solitaire-elements:thing'), 'no json');
  });
});
