import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  formatDeck,
  Game,
  orderedDeck,
  SavedGameError,
  shuffledDeck,
  SolitaireError,
} from '../../src/engine.js';
import { fault } from '../helpers/engine-errors.js';
import { startedGame } from '../helpers/engine-play.js';
import { snapshot } from '../helpers/engine-text.js';

const DECK = formatDeck(shuffledDeck(5));

function started(): Game {
  const game = Game.deal('klondike', { deal: 5, options: { draw: 3, redeals: 'unlimited' } });
  for (let turn = 0; turn < 8; turn++) game.play({ type: 'deal' });
  game.play({ type: 'redeal' });
  return game;
}

describe('a saved game', () => {
  const saved = started().toJSON();

  it('says how the game was dealt and what was played, and nothing that follows from that', () => {
    assert.deepEqual(saved, {
      version: 1,
      variant: 'klondike',
      options: { draw: 3, redeals: 'unlimited', 'kings-only': true },
      deal: 5,
      deck: DECK,
      moves: [...Array<string>(8).fill('deal'), 'redeal'],
    });
  });

  it('has no deal number when the deck was given', () => {
    assert.ok(!('deal' in Game.deal('klondike', { deck: DECK }).toJSON()));
  });

  it('leaves out what was undone', () => {
    const game = started();
    game.undo();
    assert.deepEqual(game.toJSON().moves, Array<string>(8).fill('deal'));
    assert.equal(Game.fromJSON(game.toJSON()).canRedo, false);
  });

  it('is not changed by playing on with the game that is loaded from it', () => {
    const text = JSON.stringify(saved);
    Game.fromJSON(saved).undo();
    Game.fromJSON(saved).play({ type: 'deal' });
    assert.equal(JSON.stringify(saved), text);
  });

  it('may have been written by hand: words for options, defaults left out, any case in the deck', () => {
    const byHand = { ...saved, options: { draw: '3', redeals: 'unlimited' }, deck: DECK.toLowerCase() };
    assert.deepEqual(snapshot(Game.fromJSON(byHand)), snapshot(started()));
  });

  const broken: readonly (readonly [part: object, says: string | RegExp])[] = [
    [{ version: undefined }, 'it must be an object of version 1.'],
    [{ version: '1' }, 'it must be an object of version 1.'],
    [{ version: 0 }, 'it must be an object of version 1.'],
    [{ variant: undefined }, 'variant must be a text, not'],
    [{ variant: 'patience' }, 'There is no variant "patience"'],
    [{ variant: '__proto__' }, 'There is no variant "__proto__"'],
    [{ options: undefined }, 'options must be an object, not'],
    [{ options: [3] }, 'options must be an object, not'],
    [{ options: { speed: 3 } }, '"speed" is no option'],
    [{ options: { draw: 2 } }, 'Bad options: draw takes 1 or 3, not 2.'],
    [{ options: JSON.parse('{ "__proto__": 3 }') as object }, 'Bad options: "__proto__" is no option'],
    [{ options: { draw: { toString: 3 } } }, 'Bad options: draw takes 1 or 3, not this object.'],
    [{ deck: undefined }, 'deck must be a text, not'],
    [{ deck: DECK.slice(3) }, 'The deck is not complete: 51 cards where 52 are needed.'],
    [{ deck: formatDeck(orderedDeck()) }, 'deal does not give the deck.'],
    [{ deal: 6 }, 'deal does not give the deck.'],
    [{ deal: '5' }, 'deal must be a number.'],
    [{ deal: null }, 'deal must be a number.'],
    [{ deal: 0 }, 'A deal is a whole number from 1 to 2147483648, not 0.'],
    [{ moves: undefined }, 'moves must be a list, not'],
    [{ moves: 'deal' }, 'moves must be a list, not'],
    [{ moves: ['deal', 'jump'] }, 'moves[1] "jump" is no move.'],
    [{ moves: ['deal', { toString: 1 }] }, 'moves[1] this object is no move.'],
    [{ moves: ['deal', 'redeal'] }, 'moves[1]: Illegal move redeal: stock not empty.'],
    [
      { moves: ['deal', 'deal+deal+redeal'] },
      'moves[1]: Illegal move deal+deal+redeal: stock not empty.',
    ],
    [{ moves: ['__proto__>constructor'] }, 'moves[0] "__proto__>constructor" is no move.'],
    [{ moves: ['constructor>waste'] }, 'moves[0]: Illegal move constructor>waste: unknown pile.'],
  ];
  for (const [part, says] of broken) {
    it(`is refused with its fault: ${String(says)}`, () => {
      assertRefused({ ...saved, ...part }, says);
    });
  }

  it('is refused when it is no object at all', () => {
    for (const junk of [undefined, null, 7, 'klondike', '{}', [], [saved]]) {
      assertRefused(junk, 'it must be an object of version 1.');
    }
  });

  it('of a later release is told from a broken one', () => {
    assert.throws(
      () => Game.fromJSON({ ...saved, version: 2, moves: { packed: true } }),
      fault('newer-save', 'The saved game is from a later release (format 2).'),
    );
  });

  it('gives a clear error and no other, whatever is in its place', () => {
    const anyField = fc.constantFrom('version', 'variant', 'options', 'deal', 'deck', 'moves');
    fc.assert(
      fc.property(startedGame, anyField, fc.anything({ withNullPrototype: true }), (game, field, junk) => {
        try {
          Game.fromJSON({ ...game.toJSON(), [field]: junk });
        } catch (error) {
          assert.ok(error instanceof SavedGameError, String(error));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('an error of the engine', () => {
  it('is an Error with a name and a code', () => {
    assert.throws(
      () => Game.fromJSON({}),
      (error) => {
        assert.ok(
          error instanceof SavedGameError && error instanceof SolitaireError && error instanceof Error,
        );
        assert.deepEqual([error.name, error.code], ['SavedGameError', 'bad-save']);
        return true;
      },
    );
  });
});

function assertRefused(saved: unknown, says: string | RegExp): void {
  assert.throws(() => Game.fromJSON(saved), fault('bad-save', says));
  assert.throws(() => Game.fromJSON(saved), SavedGameError);
}
