import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDeck, Game, orderedDeck, variants } from '../../src/engine.js';
import { tableOf } from '../helpers/engine-text.js';
import { englishRules } from '../helpers/english-rules.js';

const ORDERED = formatDeck(orderedDeck());
const STOCK =
  'KSx QSx JSx TSx 9Sx 8Sx 7Sx 6Sx 5Sx 4Sx 3Sx 2Sx ASx KHx QHx JHx THx 9Hx 8Hx 7Hx 6Hx 5Hx 4Hx 3Hx';

describe('the deal, row by row from the left', () => {
  const tableaus: Readonly<Record<string, readonly string[]>> = {
    klondike: [
      'AC',
      '2Cx 8C',
      '3Cx 9Cx AD',
      '4Cx TCx 2Dx 6D',
      '5Cx JCx 3Dx 7Dx TD',
      '6Cx QCx 4Dx 8Dx JDx KD',
      '7Cx KCx 5Dx 9Dx QDx AHx 2H',
    ],
    athena: [
      'ACx 8C 2Dx 9D',
      '2Cx 9C 3Dx TD',
      '3Cx TC 4Dx JD',
      '4Cx JC 5Dx QD',
      '5Cx QC 6Dx KD',
      '6Cx KC 7Dx AH',
      '7Cx AD 8Dx 2H',
    ],
    saratoga: [
      'AC',
      '2C 8C',
      '3C 9C AD',
      '4C TC 2D 6D',
      '5C JC 3D 7D TD',
      '6C QC 4D 8D JD KD',
      '7C KC 5D 9D QD AH 2H',
    ],
  };
  for (const [variant, tableau] of Object.entries(tableaus)) {
    it(`leaves 24 cards in the stock, waste and foundations empty: ${variant}`, () => {
      assert.deepEqual(tableOf(Game.deal(variant, { deck: ORDERED }).piles), {
        stock: STOCK,
        waste: '',
        ...Object.fromEntries([1, 2, 3, 4].map((number) => [`foundation-${number}`, ''])),
        ...Object.fromEntries(tableau.map((cards, index) => [`tableau-${index + 1}`, cards])),
      });
    });
  }

  it('of Escalator fills the pyramid from its apex, the waste empty', () => {
    const pyramid = orderedDeck().slice(0, 28);
    assert.deepEqual(tableOf(Game.deal('escalator', { deck: ORDERED }).piles), {
      stock: STOCK,
      waste: '',
      ...Object.fromEntries(pyramid.map(({ id }, index) => [`tableau-${index + 1}`, id])),
    });
  });
});

describe('the table', () => {
  it('of each variant lies within its columns and rows, each pile in a place of its own', () => {
    for (const variant of variants.keys()) {
      const { columns, rows, piles } = Game.deal(variant).table;
      for (const { id, x, y } of piles) {
        assert.ok(x >= 0 && x <= columns - 1 && y >= 0 && y <= rows - 1, `${variant} ${id} at ${x}, ${y}`);
      }
      assert.equal(new Set(piles.map(({ x, y }) => `${x} ${y}`)).size, piles.length, variant);
    }
  });

  it('spreads as many cards of the waste as are turned at a time', () => {
    const fanFor = (draw: number) => Game.deal('klondike', { options: { draw } }).table.piles[1]?.fan;
    assert.equal(fanFor(1), undefined);
    assert.deepEqual(fanFor(3), { right: 3 });
  });

  it('of Escalator has rows of one to seven, each card under two of the next row', () => {
    const { piles } = Game.deal('escalator').table;
    const pyramid = piles.filter(({ role }) => role === 'tableau');
    const lengths = [0, 0.5, 1, 1.5, 2, 2.5, 3].map((row) => pyramid.filter(({ y }) => y === row).length);
    assert.deepEqual(lengths, [1, 2, 3, 4, 5, 6, 7]);
    for (const { x, y, coveredBy } of pyramid) {
      const covers = coveredBy.map((index) => piles[index]!);
      assert.deepEqual(
        covers.map((cover) => [cover.x - x, cover.y - y]),
        y < 3
          ? [
              [-0.5, 0.5],
              [0.5, 0.5],
            ]
          : [],
      );
    }
  });
});

describe('each variant', () => {
  it('has a rules page of its own words', () => {
    for (const variant of variants.values()) {
      const { setup, goal, rules, options, scoring, strategy } = englishRules(variant);
      for (const section of [setup, goal, rules, options, scoring, strategy]) {
        for (const paragraph of section) assert.match(paragraph, /^[A-Z].+\.$/, variant.name);
      }
    }
  });

  it('is known by its name', () => {
    const names = [...variants].map(([id, { name }]) => [id, name]);
    assert.deepEqual(names, [
      ['escalator', 'Escalator'],
      ['athena', 'Athena'],
      ['saratoga', 'Saratoga'],
      ['klondike', 'Klondike'],
    ]);
  });
});
