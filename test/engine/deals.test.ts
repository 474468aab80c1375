import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDeck, Game, LAST_DEAL, orderedDeck, parseDeck, shuffledDeck } from '../../src/engine.js';
import { fault } from '../helpers/engine-errors.js';

const ORDERED = formatDeck(orderedDeck());
const SIZE = 52;

describe('a deal number', () => {
  const pinned: readonly (readonly [deal: number, deck: string])[] = [
    [
      1,
      '7D 8H 7H 5C KH 6S 9S 4C 3S 5H QH KS 8C 4H 7C 6D 3D 2S KC 4D AC 2D 9H AD JS KD ' +
        'TD JC AH QS 6H 6C 8D AS 4S JD 3C QD 2C 7S 5S JH TC 8S 9D TH 5D QC 3H 2H TS 9C',
    ],
    [
      2,
      '2H 7D 3H 6D 3S 8H 9D TC AD 7H 2C JD 7C 8C 3D TH KD 9H 5S JC QH 9C AH 4C TD 5C ' +
        'KH 6S 4H JH TS AC 4D KC 4S 9S 5D AS QS 8D 8S 6H 2D 6C KS JS 3C 5H 7S QC QD 2S',
    ],
    [
      4217,
      '6C 8S 8C QH QD 2C TS 8D 2D QS JC KH 4C 9H AC 2S 7C 9D 6D 5D 7H 5C 3D TC 4S 2H ' +
        'JD 6S 9C 4H JH 8H TH KD 9S AH 4D AD KS JS 5H 6H 3C QC AS 3H TD 3S 7S KC 5S 7D',
    ],
    [
      LAST_DEAL,
      'JD 3D 7C 4H 5H QC TS 5C 8S 3H KC 2H JC 9D 2D AH JS KH QS 9S 9H TH AD AC KD 8C ' +
        '4C AS 5S QD 2S 8H 2C 4D 7H 3C TD JH 6H KS TC 7S 5D 6D 7D 6C 4S 3S 8D 9C 6S QH',
    ],
  ];
  for (const [deal, deck] of pinned) {
    it(`gives the same deck for ever: ${deal}`, () => {
      assert.equal(formatDeck(shuffledDeck(deal)), deck);
      assert.equal(Game.deal('klondike', { deal }).deck, deck);
    });
  }

  it('is 1 when none is given', () => {
    const game = Game.deal('klondike');
    assert.equal(game.deal, 1);
    assert.equal(game.deck, formatDeck(shuffledDeck(1)));
  });

  it('is a whole number from 1 to 2^31, and nothing else', () => {
    for (const deal of [
      0,
      -1,
      1.5,
      LAST_DEAL + 1,
      NaN,
      Infinity,
      '7' as never,
      Symbol('7') as never,
      {} as never,
    ]) {
      const says = /^A deal is a whole number from 1 to 2147483648, not .+\.$/;
      assert.throws(() => Game.deal('klondike', { deal }), fault('bad-deal', says));
    }
  });

  it('gives every card an even chance of every place', () => {
    const counts = squareOf(0);
    for (const deck of decks(1, 3000)) deck.forEach((card, place) => counts[place]![card]!++);
    assertEven(counts, SIZE - 1);
  });

  it('gives a deck that has nothing to do with that of its neighbours', () => {
    for (const first of [1, LAST_DEAL - 3000]) {
      const counts = squareOf(0);
      let before: number[] | undefined;
      for (const deck of decks(first, 3000)) {
        if (before) deck.forEach((card, place) => counts[place]![(card - before![place]! + SIZE) % SIZE]!++);
        before = deck;
      }
      assertEven(counts, SIZE);
    }
  });
});

describe('a deck as text', () => {
  it('is dealt from its first card on', () => {
    const game = Game.deal('escalator', { deck: ORDERED });
    assert.equal(game.deck, ORDERED);
    assert.equal(game.deal, undefined);
    assert.equal(game.pile('tableau-1').cards[0]?.id, 'AC');
    assert.equal(game.pile('stock').cards[0]?.id, 'KS');
  });

  it('goes before a number', () => {
    assert.equal(Game.deal('klondike', { deck: ORDERED, deal: 5 }).deck, ORDERED);
  });

  it('may be written in any case and with any white space', () => {
    const text = ` ${ORDERED.toLowerCase().replaceAll(' ', '\n\t')} `;
    assert.deepEqual(parseDeck(text), parseDeck(ORDERED));
  });

  const faults: readonly (readonly [title: string, deck: unknown, says: string])[] = [
    ['a card short', ORDERED.slice(3), '51 cards where 52 are needed'],
    ['a card twice', ORDERED.replace('KS', 'AC'), 'AC is there twice, again at word 52'],
    ['a card too many', `${ORDERED} AC`, 'AC is there twice, again at word 53'],
    ['a word that is no card', ORDERED.replace('2C', '1C'), 'word 2, "1C", is no card'],
    ['a ten written in digits', ORDERED.replace('TD', '10D'), 'word 23, "10D", is no card'],
    ['a word of the language', ORDERED.replace('AC', 'constructor'), 'word 1, "CONSTRUCTOR", is no card'],
    ['nothing in it', '', '0 cards where 52 are needed'],
    ['no text at all', 52, 'a text of 52 words is needed, not 52'],
    ['null in its place', null, 'a text of 52 words is needed, not null'],
  ];
  for (const [title, deck, says] of faults) {
    it(`is refused with its fault: ${title}`, () => {
      assert.throws(() => Game.deal('klondike', { deck: deck as string }), fault('bad-deck', says));
    });
  }
});

describe('a variant by name', () => {
  it('must be one that there is', () => {
    for (const name of [
      'patience',
      '',
      'Klondike',
      '__proto__',
      'constructor',
      undefined as never,
      7 as never,
    ]) {
      const says = 'there is escalator, athena, saratoga, klondike.';
      assert.throws(() => Game.deal(name), fault('unknown-variant', says));
    }
  });
});

/** Shuffled decks as numbers, of some deal numbers in a row. */
function* decks(first: number, count: number): Generator<number[]> {
  const numbers = new Map(orderedDeck().map((card, index) => [card.id, index]));
  for (let deal = first; deal < first + count; deal++)
    yield shuffledDeck(deal).map(({ id }) => numbers.get(id)!);
}

function squareOf(value: number): number[][] {
  return Array.from({ length: SIZE }, () => Array<number>(SIZE).fill(value));
}

/** A chi-square test; `rowsFree` of the rows are independent. */
function assertEven(counts: readonly number[][], rowsFree: number): void {
  const expected = counts[0]!.reduce((sum, count) => sum + count) / SIZE;
  const chiSquare = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = rowsFree * (SIZE - 1);
  const deviations = (chiSquare - freedom) / Math.sqrt(2 * freedom);
  assert.ok(Math.abs(deviations) < 4, `${deviations.toFixed(1)} standard deviations from an even spread`);
}
