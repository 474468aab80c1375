import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { defineVariant, formatMove, formatPosition, Game, SavedGameError } from '../../src/engine.js';
import { fault } from '../helpers/engine-errors.js';
import { golf } from '../helpers/engine-golf.js';
import { cardsOf, startedGame } from '../helpers/engine-play.js';
import { legalTexts, snapshot, tableOf } from '../helpers/engine-text.js';

/** A late position of Klondike, as an author would write it. */
const LATE = `
  stock: 4C QH
  waste: 9C TD
  foundation-1: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS
  foundation-2: AH 2H 3H 4H 5H 6H 7H 8H 9H TH
  foundation-3: AD 2D 3D 4D 5D 6D 7D 8D 9D
  foundation-4: AC 2C 3C
  tableau-1: KD QC JD TC
  tableau-2: 5C* KH
  tableau-3: KC QD JC
  tableau-6: 6C* JH* 7C* 8C`
  .trim()
  .split('\n')
  .join(';');

/** The same game, begun at the position that it has reached. */
function fromHere(game: Game): Game {
  return Game.deal(game.variant, { position: formatPosition(game), options: game.options });
}

describe('a position as text', () => {
  it('names the cards of each pile that has some, the bottom card first, with a mark for those face down', () => {
    const game = Game.deal('klondike', { position: LATE });
    assert.deepEqual(tableOf(game.piles.filter(({ cards }) => cards.length)), {
      stock: '4Cx QHx',
      waste: '9C TD',
      'foundation-1': 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
      'foundation-2': 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH',
      'foundation-3': 'AD 2D 3D 4D 5D 6D 7D 8D 9D',
      'foundation-4': 'AC 2C 3C',
      'tableau-1': 'KD QC JD TC',
      'tableau-2': '5Cx KH',
      'tableau-3': 'KC QD JC',
      'tableau-6': '6Cx JHx 7Cx 8C',
    });
    assert.match(formatPosition(game), /^stock: 4C QH; waste: 9C TD; .*; tableau-6: 6C\* JH\* 7C\* 8C$/);
  });

  it('is the same in any case, order and white space', () => {
    const odd = LATE.toLowerCase().split(';').reverse().join(' ;;\n\t').replaceAll(':', ' :  ');
    const [one, other] = [odd, LATE].map((position) => formatPosition(Game.deal('klondike', { position })));
    assert.equal(one, other);
  });

  it('has nothing that an attribute must not have', () => {
    fc.assert(fc.property(startedGame, (game) => assert.doesNotMatch(formatPosition(game), /[<>&"'`{}\n]/)));
  });

  it('gives the same table back, wherever a game has got to, and plays on alike', () => {
    fc.assert(
      fc.property(startedGame, (game) => {
        const again = fromHere(game);
        assert.equal(formatPosition(again), formatPosition(game));
        assert.deepEqual(tableOf(again.piles), tableOf(game.piles));
        assert.deepEqual(legalTexts(again), legalTexts(game));
        assert.deepEqual(
          [again.score, again.status, again.redealsLeft],
          [game.score, game.status, game.redealsLeft],
        );
      }),
    );
  });

  it('may be of a variant of a host', () => {
    const game = Game.deal(defineVariant(golf), { deal: 3 });
    game.play({ type: 'deal' });
    assert.equal(formatPosition(fromHere(game)), formatPosition(game));
  });
});

describe('a game that begins with a position', () => {
  it('has nothing to undo before it, and goes back to it', () => {
    const game = Game.deal('klondike', { position: LATE });
    assert.equal(game.canUndo, false);
    assert.equal(game.moveCount, 0);
    game.play({ type: 'transfer', from: 'waste', to: 'foundation-3', count: 1 });
    game.play({ type: 'deal' });
    game.restart();
    assert.equal(formatPosition(game), game.start);
    game.play({ type: 'deal' });
    game.undo();
    assert.equal(game.undo(), undefined);
    assert.equal(formatPosition(game), game.start);
  });

  it('was dealt from no deck', () => {
    const game = Game.deal('klondike', { position: LATE, deal: 3 });
    assert.deepEqual([game.deal, game.deck], [undefined, undefined]);
    assert.equal(Game.deal('klondike', { deal: 3 }).start, undefined);
  });

  it('is saved with it, and comes back with its moves', () => {
    fc.assert(
      fc.property(startedGame, (before) => {
        const game = fromHere(before);
        const [move] = game.legalMoves();
        if (move) game.play(move);
        const saved = JSON.parse(JSON.stringify(game)) as object;
        assert.deepEqual(saved, {
          version: 1,
          variant: game.variant.id,
          options: game.options,
          position: formatPosition(before),
          moves: game.history.map(formatMove),
        });
        const again = Game.fromJSON(saved);
        assert.deepEqual(snapshot(again), snapshot(game));
        assert.equal(again.start, game.start);
      }),
      { numRuns: 40 },
    );
  });

  it('is refused with its fault when it was saved with a position that is none', () => {
    const saved = Game.deal('klondike', { position: LATE }).toJSON();
    for (const [position, says] of [
      [7, 'position must be a text, not 7'],
      [LATE.replace('QH', 'QX'), '"QX" in stock is no card'],
    ] as const) {
      assert.throws(() => Game.fromJSON({ ...saved, position }), SavedGameError);
      assert.throws(() => Game.fromJSON({ ...saved, position }), fault('bad-save', says));
    }
    assert.throws(() => Game.fromJSON({ ...saved, deal: 5 }), fault('bad-save', 'deal does not give the deck'));
  });

  const faults: readonly (readonly [was: string, becomes: string, says: string])[] = [
    ['QH', '1H', '"1H" in stock is no card; write a rank A23456789TJQK and a suit CDHS'],
    ['5C*', '5C**', '"5C**" in tableau-2 is no card'],
    ['5C*', '*5C', '"*5C" in tableau-2 is no card'],
    ['QH', 'QC', 'QC is there twice, again in tableau-1'],
    [' QH', '', '51 cards where 52 are needed'],
    ['tableau-6', 'tableau-8', 'there is no pile "tableau-8"; there is stock, waste, foundation-1'],
    ['tableau-6', 'constructor', 'there is no pile "constructor"'],
    ['tableau-6', 'tableau-3', 'tableau-3 is there twice'],
    ['tableau-6:', 'tableau-6', 'is not written as pile: cards'],
    ['tableau-6:', 'tableau-6: stock:', 'is not written as pile: cards'],
    ['8C', '8C; redeals: 3', 'redeals is a whole number from 0 to 2, not "3"'],
    ['8C', '8C; redeals:', 'redeals is a whole number from 0 to 2, not ""'],
    ['8C', '8C; redeals: ten', 'redeals is a whole number from 0 to 2, not "TEN"'],
    ['7C* 8C', '7C* 8C*', '8C in tableau-6 must lie face up'],
    ['9C TD', '9C* TD', '9C in waste must lie face up'],
    ['AC 2C 3C', 'AC* 2C 3C', 'AC in foundation-4 must lie face up'],
    ['AC 2C 3C', 'AC 3C 2C', '3C cannot lie on AC in foundation-4'],
  ];
  for (const [was, becomes, says] of faults) {
    it(`is refused with its fault: ${says}`, () => {
      assert.ok(LATE.includes(was));
      const position = LATE.replace(was, becomes);
      assert.throws(() => Game.deal('klondike', { position }), fault('bad-position', says));
    });
  }

  it('is refused when it is no text', () => {
    const position = 5 as unknown as string;
    assert.throws(() => Game.deal('klondike', { position }), fault('bad-position', 'a text is needed, not 5'));
    assert.throws(() => Game.deal('klondike', { position: '' }), fault('bad-position', '0 cards where 52'));
  });
});

describe('a diagram', () => {
  it('may have a few cards only, lying as they like', () => {
    const position = 'tableau-4: 9H 9S*; waste: AC*; foundation-2: 3D 2D';
    const game = Game.diagram('klondike', { position });
    assert.equal(formatPosition(game), 'waste: AC*; foundation-2: 3D 2D; tableau-4: 9H 9S*');
    assert.deepEqual(cardsOf(game.piles), ['2D', '3D', '9H', '9S', 'AC']);
    assert.deepEqual(cardsOf(Game.diagram('escalator', { position: '' }).piles), []);
  });

  it('may be of a deal or of a deck', () => {
    const dealt = Game.deal('saratoga', { deal: 12 });
    assert.deepEqual(Game.diagram('saratoga', { deal: 12 }).piles, dealt.piles);
    assert.deepEqual(Game.diagram('saratoga', { deck: dealt.deck }).piles, dealt.piles);
  });

  it('has cards that there are, each once, in piles that there are', () => {
    for (const [position, says] of [
      ['tableau-1: 9X', '"9X" in tableau-1 is no card'],
      ['tableau-1: 9H; tableau-2: 9H*', '9H is there twice, again in tableau-2'],
      ['cell-1: 9H', 'there is no pile "cell-1"'],
    ] as const) {
      assert.throws(() => Game.diagram('klondike', { position }), fault('bad-position', says));
    }
  });
});
