import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDeck, Game, orderedDeck, parseMove } from '../../src/engine.js';
import { playOut, transfer } from '../helpers/engine-play.js';
import { prepared, type Table } from '../helpers/engine-positions.js';
import { legalTexts, snapshot, tableOf, textOf } from '../helpers/engine-text.js';

const FAMILY = ['klondike', 'athena', 'saratoga'];
const DEAL = { type: 'deal' } as const;
const REDEAL = { type: 'redeal' } as const;

describe('the tableau', () => {
  const table: Table = {
    waste: '2C 7D',
    tableau: ['8S', '8H', '9D 8C 7H 6S', 'AC', '7C', '2H'],
    rest: 2,
  };

  it('takes a card of the other colour, one rank lower', () => {
    const game = prepared(table);
    assert.deepEqual(game.targets('waste', 1), ['tableau-1']);
    assert.deepEqual(game.targets('tableau-5', 1), ['tableau-2']);
    assert.deepEqual(
      game.targets('tableau-4', 1).filter((id) => id.startsWith('tableau')),
      ['tableau-6'],
    );
    assert.deepEqual(game.wanted('tableau-4'), { ranks: [], suits: ['D', 'H'] }, 'nothing goes on an ace');
  });

  it('gives a run, or any part of one down to its last card', () => {
    const game = prepared(table);
    assert.equal(game.takeable('tableau-3'), 4);
    assert.deepEqual(game.targets('tableau-3', 2), ['tableau-1']);
    assert.deepEqual(
      legalTexts(game).filter((text) => text.startsWith('tableau-3')),
      ['tableau-3>tableau-1*2'],
    );
    game.play(transfer('tableau-3', 'tableau-1', 2));
    assert.equal(textOf(game.pile('tableau-1').cards), '8S 7H 6S');
    assert.equal(textOf(game.pile('tableau-3').cards), '9D 8C');
  });

  it('takes a king, or a run that a king heads, in an empty pile', () => {
    const game = prepared({ waste: '9S', tableau: ['7C', '5D KH QS JD', 'TS', '5C KD'], rest: 1 });
    assert.deepEqual(game.targets('tableau-2', 3), ['tableau-5', 'tableau-6', 'tableau-7']);
    assert.deepEqual(game.targets('tableau-2', 2), ['tableau-4']);
    assert.deepEqual(game.targets('tableau-4', 1), ['tableau-5', 'tableau-6', 'tableau-7']);
    assert.deepEqual(game.targets('waste', 1), []);
    assert.deepEqual(game.wanted('tableau-7'), { ranks: [13], suits: ['C', 'D', 'H', 'S'] });
  });

  it('takes any card or run in an empty pile when it is not for kings only', () => {
    const game = prepared(
      { waste: '9S', tableau: ['7C', '5D KH QS JD', 'TS'], rest: 1 },
      { 'kings-only': false },
    );
    for (const count of [1, 2, 3])
      assert.ok(game.targets('tableau-2', count).includes('tableau-7'), `${count}`);
    assert.ok(game.targets('waste', 1).includes('tableau-7'));
  });

  it('turns up a card that comes to the top within the move, and one undo takes both back', () => {
    const game = prepared({ tableau: ['8S', '4Dx 7H', '5C'], rest: 3 });
    const start = snapshot(game);
    const { cards } = game.play(transfer('tableau-2', 'tableau-1'));
    assert.equal(textOf(game.pile('tableau-2').cards), '4D');
    assert.deepEqual(
      cards.map(({ card, turned }) => [card.id, card.faceUp, turned]),
      [
        ['7H', true, false],
        ['4D', true, true],
      ],
    );
    assert.equal(game.moveCount, 1);
    game.undo();
    assert.deepEqual(snapshot(game), { ...start, canRedo: true });
  });

  it('of Athena holds a face-up card fast under a face-down one', () => {
    const game = Game.deal('athena', { deck: formatDeck(orderedDeck()) });
    assert.equal(textOf(game.pile('tableau-1').cards), 'ACx 8C 2Dx 9D');
    assert.equal(game.takeable('tableau-1'), 1);
    assert.equal(game.refusal(transfer('tableau-1', 'tableau-2', 2))?.reason, 'face-down');
    assert.equal(game.refusal(transfer('tableau-1', 'tableau-2', 3))?.reason, 'not-a-run');
  });
});

describe('the foundations', () => {
  it('take an ace on any empty one, then the suit upwards, a card at a time', () => {
    const game = prepared({
      foundation: { S: 3, D: 5 },
      waste: 'AH',
      tableau: ['4S', '7D 6S', '6D'],
      rest: 2,
    });
    assert.deepEqual(game.targets('waste', 1), ['foundation-1', 'foundation-3']);
    assert.deepEqual(game.targets('tableau-1', 1), ['foundation-4']);
    assert.deepEqual(game.targets('tableau-3', 1), ['foundation-2']);
    assert.deepEqual(game.wanted('foundation-4'), { ranks: [4], suits: ['S'] });
  });

  it('give their top card back to the tableau, for a point', () => {
    const game = prepared({ foundation: { S: 7 }, tableau: ['8D', '4C'], rest: 2 });
    assert.equal(game.takeable('foundation-4'), 1);
    assert.deepEqual(game.play(transfer('foundation-4', 'tableau-1')).score, { before: 7, after: 6 });
    assert.deepEqual(game.play(transfer('tableau-1', 'foundation-4')).score, { before: 6, after: 7 });
    game.undo();
    game.undo();
    assert.equal(game.score, 7);
  });

  it('let an ace move between them, which is worth nothing however often', () => {
    const game = prepared({ foundation: { S: 1 }, tableau: ['4C'], rest: 1 });
    for (let round = 0; round < 10; round++) {
      game.play(transfer('foundation-4', 'foundation-1'));
      game.play(transfer('foundation-1', 'foundation-4'));
    }
    assert.equal(game.score, 1);
  });

  it('keep to their suit: a two does not follow its ace to another', () => {
    const game = prepared({ foundation: { S: 2 }, tableau: ['4C'], rest: 1 });
    assert.deepEqual(game.targets('foundation-4', 1), []);
  });
});

describe('the stock', () => {
  for (const variant of FAMILY) {
    it(`turns one card at a time, or three, or what is left: ${variant}`, () => {
      const [one, three] = [1, 3].map((draw) => Game.deal(variant, { options: { draw } })) as [Game, Game];
      const cards = one
        .pile('stock')
        .cards.map(({ id }) => id)
        .reverse();
      one.play(DEAL);
      assert.equal(textOf(one.pile('waste').cards), cards[0]);
      three.play(DEAL);
      assert.equal(textOf(three.pile('waste').cards), cards.slice(0, 3).join(' '));
      assert.deepEqual(three.targets('waste', 2), [], 'only the top card is for play');
    });
  }

  for (const stock of ['9C 4D', '9C']) {
    it(`turns what is left when that is fewer than three: ${stock}`, () => {
      const game = prepared({ waste: '2H', stock, tableau: ['KC'], rest: 1 }, { draw: 3 });
      game.play(DEAL);
      assert.equal(textOf(game.pile('waste').cards), ['2H', ...stock.split(' ').reverse()].join(' '));
      assert.equal(game.refusal(DEAL)?.reason, 'stock-empty');
    });
  }

  it('gets the whole waste back, face down and in order, as a move of its own', () => {
    const game = Game.deal('klondike', { options: { draw: 3 } });
    const start = tableOf(game.piles);
    for (let turn = 0; turn < 8; turn++) game.play(DEAL);
    const turned = tableOf(game.piles);
    assert.equal(turned.stock, '');
    game.play(REDEAL);
    assert.deepEqual(tableOf(game.piles), start);
    game.undo();
    assert.deepEqual(tableOf(game.piles), turned);
  });

  for (const variant of FAMILY) {
    for (const [redeals, times] of [
      [undefined, 2],
      [0, 0],
      [1, 1],
      [5, 5],
      ['unlimited', 30],
    ] as const) {
      it(`may be made anew as often as the option says: ${variant}, redeals=${redeals ?? 'default'}`, () => {
        const game = Game.deal(variant, { options: { redeals, draw: 3 } });
        const limit = redeals === 'unlimited' ? Infinity : times;
        for (let done = 0; done < times; done++) {
          assert.equal(game.redealsLeft, limit - done);
          turnThrough(game);
          game.play(REDEAL);
        }
        assert.equal(game.redealsLeft, limit - times);
        turnThrough(game);
        assert.equal(game.refusal(REDEAL)?.reason, limit === Infinity ? undefined : 'no-redeal-left');
        assert.equal(game.stockMove()?.type, limit === Infinity ? 'redeal' : undefined);
      });
    }
  }

  it('gives the redeal back with the undo', () => {
    const game = Game.deal('klondike');
    turnThrough(game);
    game.play(REDEAL);
    assert.equal(game.redealsLeft, 1);
    game.undo();
    assert.equal(game.redealsLeft, 2);
    game.redo();
    assert.equal(game.redealsLeft, 1);
  });

  it('costs no redeal and no undo step when there is nothing to turn', () => {
    const game = prepared({ tableau: ['4C'], rest: 1 });
    for (const move of [DEAL, REDEAL]) assert.throws(() => game.play(move), { code: 'illegal-move' });
    assert.equal(game.redealsLeft, 2);
    assert.equal(game.canUndo, false);
  });
});

describe('a whole game', () => {
  for (const variant of FAMILY) {
    it(`is won with 52 points, all cards on the foundations: ${variant}`, () => {
      const game = wonGame(variant);
      assert.equal(game.score, 52);
      for (const { role, cards } of game.piles) assert.equal(cards.length, role === 'foundation' ? 13 : 0);
    });
  }

  it('goes the same way from its notation', () => {
    const game = wonGame('klondike');
    const again = Game.deal('klondike', { deal: game.deal });
    for (const text of game.toJSON().moves) again.play(parseMove(text)!);
    assert.deepEqual(snapshot(again), snapshot(game));
  });
});

function turnThrough(game: Game): void {
  while (!game.refusal(DEAL)) game.play(DEAL);
}

/** The first deal that hints win, of some. */
function wonGame(variant: string): Game {
  for (let deal = 1; deal <= 20; deal++) {
    const game = Game.deal(variant, { deal });
    playOut(game, () => game.hint());
    if (game.status === 'won') return game;
  }
  assert.fail('hints win one of twenty deals');
}
