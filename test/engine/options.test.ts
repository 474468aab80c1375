import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  findVariant,
  formatOptions,
  Game,
  parseOptions,
  resolveOptions,
  type Options,
} from '../../src/engine.js';
import { fault } from '../helpers/engine-errors.js';

const { options: SPECS } = findVariant('klondike');
const DEFAULTS = { draw: 1, redeals: 2, 'kings-only': true };

describe('options', () => {
  it('have their defaults where nothing is said', () => {
    assert.deepEqual(Game.deal('klondike').options, DEFAULTS);
    assert.deepEqual(Game.deal('klondike', { options: { draw: undefined } }).options, DEFAULTS);
    assert.deepEqual(Game.deal('escalator').options, {});
  });

  it('may be words as well as values', () => {
    const values = { draw: 3, redeals: 'unlimited', 'kings-only': false };
    const words = { draw: ' 3 ', redeals: 'Unlimited', 'kings-only': 'off' };
    assert.deepEqual(resolveOptions(SPECS, values), values);
    assert.deepEqual(resolveOptions(SPECS, words), values);
  });

  it('come back from their own text', () => {
    const anyOptions = fc.record<Options>({
      draw: fc.constantFrom(1, 3),
      redeals: fc.oneof(fc.nat(), fc.constant('unlimited')),
      'kings-only': fc.boolean(),
    });
    fc.assert(
      fc.property(anyOptions, (options) => {
        assert.deepEqual({ ...resolveOptions(SPECS, parseOptions(formatOptions(options))) }, { ...options });
      }),
    );
  });

  const refused: readonly (readonly [
    title: string,
    options: Readonly<Record<string, unknown>>,
    says: string,
  ])[] = [
    ['a name that there is not', { speed: 3 }, '"speed" is no option; there is draw, redeals, kings-only.'],
    ['a name of the language', { constructor: 1 }, '"constructor" is no option'],
    ['a choice that is not offered', { draw: 2 }, 'draw takes 1 or 3, not 2.'],
    ['a count below zero', { redeals: -1 }, 'redeals takes a whole number from 0, or unlimited, not -1.'],
    ['a count with a fraction', { redeals: 1.5 }, 'not 1.5.'],
    [
      'a count beyond all counting',
      { redeals: '99999999999999999999' },
      'redeals takes a whole number from 0',
    ],
    ['Infinity for unlimited', { redeals: Infinity }, 'not Infinity.'],
    [
      'a switch that is neither on nor off',
      { 'kings-only': 'maybe' },
      'kings-only takes true or false, not "maybe".',
    ],
    ['a number for a switch', { 'kings-only': 1 }, 'kings-only takes true or false, not 1.'],
    ['null', { draw: null }, 'not null.'],
    ['an object that is no text', { draw: { toString: 1 } }, 'not this object.'],
    ['a list', { draw: [3] }, 'not a list.'],
  ];
  for (const [title, options, says] of refused) {
    it(`are refused with their fault: ${title}`, () => {
      assert.throws(() => Game.deal('klondike', { options }), fault('bad-option', says));
    });
  }

  it('are refused by a variant that has none', () => {
    assert.throws(
      () => Game.deal('escalator', { options: { draw: 3 } }),
      fault('bad-option', '"draw" is no option; there is none.'),
    );
  });
});

describe('options as text', () => {
  it('are read with commas or semicolons, any case and any space', () => {
    const words = { draw: '3', redeals: 'unlimited', 'kings-only': 'false' };
    for (const text of [
      'draw=3, redeals=unlimited, kings-only=false',
      ' DRAW = 3;Redeals=UNLIMITED ;\nkings-only=False; ',
      'kings-only=false,,draw=3,redeals=unlimited,',
    ]) {
      assert.deepEqual(parseOptions(text), words);
    }
    assert.deepEqual(parseOptions(''), {});
  });

  const faults: readonly (readonly [text: string, says: string])[] = [
    ['draw', '"draw" is not written as name=value.'],
    ['draw=', '"draw=" is not written as name=value.'],
    ['=3', '"=3" is not written as name=value.'],
    ['draw=3 redeals=2', '"draw=3 redeals=2" is not written as name=value.'],
    ['{"draw":3}', 'is not written as name=value.'],
    ['__proto__=3', '"__proto__=3" is not written as name=value.'],
    ['draw=3, Draw=1', '"draw" is there twice.'],
  ];
  for (const [text, says] of faults) {
    it(`are refused with their fault: ${text}`, () => {
      assert.throws(() => parseOptions(text), fault('bad-option', says));
    });
  }
});
