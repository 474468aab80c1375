import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMove, parseMove, type Move } from '../../src/engine.js';
import { anyPick, playPick, startedGame, transfer } from '../helpers/engine-play.js';

describe('a move as text', () => {
  const pairs: readonly (readonly [text: string, move: Move])[] = [
    ['deal', { type: 'deal' }],
    ['redeal', { type: 'redeal' }],
    ['waste>foundation-1', transfer('waste', 'foundation-1')],
    ['waste>out', { type: 'remove', pile: 'waste' }],
    ['tableau-3>tableau-5*4', transfer('tableau-3', 'tableau-5', 4)],
    [
      'deal+waste>tableau-12',
      { type: 'sequence', moves: [{ type: 'deal' }, transfer('waste', 'tableau-12')] },
    ],
  ];
  for (const [text, move] of pairs) {
    it(`is written and read: ${text}`, () => {
      assert.equal(formatMove(move), text);
      assert.deepEqual(parseMove(text), move);
    });
  }

  it('comes back as it was, for any move of any game', () => {
    fc.assert(
      fc.property(startedGame, anyPick, (game, pick) => {
        const played = playPick(game, pick);
        fc.pre(played !== undefined);
        assert.deepEqual(parseMove(formatMove(played.move)), played.move);
      }),
    );
  });

  it('is read with white space around the moves of a sequence', () => {
    assert.deepEqual(parseMove(' deal + deal\n'), parseMove('deal+deal'));
  });

  it('is read as nothing when it is no move', () => {
    const texts = [
      '',
      ' ',
      'Deal',
      'deals',
      'deal+',
      '+deal',
      'tableau-1',
      'tableau-1>',
      '>tableau-1',
      'a>b>c',
      'a>b*0',
    ];
    for (const text of [...texts, 'a>b*-1', 'a>b*1.5', 'a>b*', 'tableau-x>b', '__proto__>b', 'deal,deal']) {
      assert.equal(parseMove(text), undefined, text);
    }
  });
});
