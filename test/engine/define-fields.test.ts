import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  cardFromText,
  defineVariant,
  Game,
  moved,
  orderedDeck,
  type Card,
  type Group,
  type OwnStock,
  type PilePlan,
  type Position,
  type Setup,
} from '../../src/engine.js';
import { fault } from '../helpers/engine-errors.js';
import { golf, golfSetup } from '../helpers/engine-golf.js';
import { transfer } from '../helpers/engine-play.js';
import { legalTexts } from '../helpers/engine-text.js';

/** A game of five-pile golf with some fields of its setup changed. */
function golfWith(change: (setup: Setup) => Partial<Setup>, deal = 1): Game {
  const setup = () => ({ ...golfSetup(), ...change(golfSetup()) });
  return Game.deal(defineVariant({ ...golf, setup }), { deal });
}

function pilesWith(fields: object): (setup: Setup) => Partial<Setup> {
  return ({ groups }) => ({ groups: { ...groups, piles: { ...groups.piles!, ...fields } } });
}

function wasteWith(accept: object): (setup: Setup) => Partial<Setup> {
  return ({ groups }) => ({ groups: { ...groups, waste: { ...groups.waste!, accept: accept as never } } });
}

const own = (fields: object) => () => ({ stock: fields as never });

describe('a field of a setup that is wrong is named', () => {
  const faults: readonly (readonly [change: (setup: Setup) => Partial<Setup>, says: string])[] = [
    [pilesWith({ at: { x: 0, y: 1, count: 5, across: 0 } }), 'groups.piles.at.across must be a whole number from 1'],
    [pilesWith({ at: { x: 0, y: 1, count: 5, dx: '1' } }), 'groups.piles.at.dx must be a number, not "1".'],
    [pilesWith({ at: { x: 0, y: 1, count: 5, across: 2 } }), 'groups.piles.at lies outside the table.'],
    [pilesWith({ at: { points: [] } }), 'groups.piles.at.points is empty.'],
    [pilesWith({ at: { points: [[0]] } }), 'groups.piles.at.points[0] is empty.'],
    [pilesWith({ at: { points: [[0, 'top']] } }), 'groups.piles.at.points[0][1] must be a number, not "top".'],
    [pilesWith({ at: { points: [[9, 9]] } }), 'groups.piles.at lies outside the table.'],
    [pilesWith({ low: { x: 0, y: 0, count: 4 } }), 'groups.piles.low has 4 places for 5 piles.'],
    [pilesWith({ low: 'left' }), 'groups.piles.low must be an object, not "left".'],
    [pilesWith({ fan: { down: 'far' } }), 'groups.piles.fan.down must be a number, not "far".'],
    [pilesWith({ fan: { right: 3, room: '2' } }), 'groups.piles.fan.room must be a number, not "2".'],
    [pilesWith({ take: { run: { by: 'any', step: 1, notOn: 'king' } } }), 'take.run.notOn must be a list, not "king".'],
    [pilesWith({ take: { run: { by: 'any', step: 1, notOn: [14] } } }), 'take.run.notOn[0] must be one of 1, 2,'],
    [wasteWith({ on: 'all', cards: 'one' }), 'groups.waste.accept.on must be an object, not "all".'],
    [wasteWith({ cards: 'one', refuses: true }), 'groups.waste.accept.refuses must be a function, not true.'],
    [() => ({ base: 'heap' }), 'base names a group "heap" that is not there.'],
    [() => ({ deck: { packs: 2 } as never }), 'deck.packs is unknown; there is cards, shuffled, arranged.'],
    [() => ({ deck: { cards: 'two packs' } as never }), 'deck.cards must be a list, not "two packs".'],
    [() => ({ deck: { cards: orderedDeck().slice(0, 30) } }), 'the deal uses 36 cards, the deck has 30.'],
    [own({ as: 'turn', redeals: 0, deals: () => 'no-match' }), 'stock.as must be one of deal, redeal, not "turn".'],
    [own({ as: 'deal', redeals: 0, deals: 1 }), 'stock.deals must be a function, not 1.'],
    [() => ({ dealt: 1 as never }), 'dealt must be a function, not 1.'],
    [() => ({ drop: 'out' as never }), 'drop must be a function, not "out".'],
    [() => ({ remove: {} as never }), 'remove must be a function, not this object.'],
    [() => ({ after: [] as never }), 'after must be a function, not a list.'],
  ];
  for (const [change, says] of faults) {
    it(says, () => assert.throws(() => golfWith(change), fault('bad-definition', says)));
  }
});

describe('a function in a setup', () => {
  it('says how many cards may be picked up, if the top one lies open', () => {
    const all: Group['take'] = ({ piles }, { index }) => piles[index]!.cards.length;
    const game = golfWith(pilesWith({ take: all }));
    assert.equal(game.takeable('tableau-1'), 7);
    assert.equal(game.takeable('stock'), 0);
  });

  it('refuses with a reason of its own what data allows', () => {
    const game = golfWith(wasteWith({ on: 'any', cards: 'one', refuses: () => 'no-room' }));
    assert.deepEqual(game.refusal(transfer('tableau-1', 'waste')), { reason: 'no-room' });
    assert.deepEqual(game.wanted('waste'), { ranks: [], suits: [] });
    assert.deepEqual(legalTexts(game), ['deal']);
    const open = golfWith(wasteWith({ on: 'any', cards: 'one', refuses: () => undefined }));
    assert.equal(legalTexts(open).length, 6, 'every pile and the stock');
  });

  it('deals from the stock, or says why it does not', () => {
    const deals: OwnStock['deals'] = (position, { stock }) =>
      position.piles[2]!.cards.length > 9 ? 'no-room' : moved(position, stock!.index, 2, { faceUp: true });
    const game = golfWith(() => ({ stock: { as: 'deal', redeals: 0, deals } }));
    for (let i = 0; i < 3; i++) game.play({ type: 'deal' });
    assert.equal(game.pile('tableau-1').cards.length, 10);
    assert.equal(game.refusal({ type: 'deal' })?.reason, 'no-room');
    assert.equal(game.refusal({ type: 'redeal' })?.reason, 'not-a-move');
  });

  it('changes the dealt table, and follows each move in the same step', () => {
    const toFirst = (position: Position) => moved(position, 3, 2);
    const game = golfWith(() => ({ dealt: toFirst, after: toFirst }));
    assert.deepEqual([2, 3].map((index) => game.piles[index]!.cards.length), [8, 6]);
    const { cards } = game.play({ type: 'deal' });
    assert.deepEqual(cards.map(({ to }) => to.pile), ['waste', 'tableau-1']);
    game.undo();
    assert.deepEqual([2, 3].map((index) => game.piles[index]!.cards.length), [8, 6]);
  });

  it('lets a pile give up a card by itself', () => {
    const remove = (position: Position, { group, index }: PilePlan) =>
      group === 'piles' ? moved(position, index, 1) : undefined;
    const game = golfWith(() => ({ remove }));
    assert.deepEqual(game.removeMove('tableau-2'), { type: 'remove', pile: 'tableau-2' });
    assert.equal(game.removeMove('stock'), undefined);
    assert.equal(game.refusal({ type: 'remove', pile: 'stock' })?.reason, 'takes-none-from-here');
    assert.equal(game.refusal({ type: 'remove', pile: 'heap' })?.reason, 'unknown-pile');
    game.play({ type: 'remove', pile: 'tableau-2' });
    assert.equal(game.score, 1);
    const refusal = Game.deal('klondike').refusal({ type: 'remove', pile: 'waste' });
    assert.equal(refusal?.reason, 'takes-none-from-here');
  });

  it('scores, and tells when the game is won', () => {
    const left = ({ piles }: Position) => piles[0]!.cards.length;
    const game = golfWith(() => ({ score: left, won: (position) => !left(position) }));
    while (game.status !== 'won') game.play({ type: 'deal' });
    assert.equal(game.score, 0);
  });
});

describe('a deck of its own', () => {
  const twice = (word: string): Card[] => [1, 2].map((copy) => cardFromText(word, copy)!);

  it('may have cards alike, which are told apart', () => {
    const game = golfWith(() => ({ deck: { cards: orderedDeck().slice(0, 26).flatMap(({ id }) => twice(id)) } }));
    const ids = game.piles.flatMap(({ cards }) => cards.map(({ id }) => id));
    assert.equal(new Set(ids).size, 52);
    assert.equal(new Set(ids.map((id) => id.slice(0, 2))).size, 26);
    assert.equal(game.deck!.split(' ').filter((word) => word === 'KD').length, 2);
  });

  it('is dealt in the order that it is brought into', () => {
    const byRank = (deck: readonly Card[]) => [...deck].sort((a, b) => a.rank - b.rank);
    const game = golfWith(() => ({ deck: { arranged: byRank } }));
    assert.deepEqual(game.pile('tableau-1').cards.map(({ rank }) => rank), [1, 2, 3, 4, 6, 7, 8]);
  });
});
