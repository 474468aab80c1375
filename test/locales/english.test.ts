import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, type Card, type Rank, type Suit, type Wanted } from '../../src/engine.js';
import { dealtText, hintText, playedText, redoneText, undoneText } from '../../src/locales/announcements.js';
import { en } from '../../src/locales/en.js';
import { transfer } from '../helpers/engine-play.js';
import { prepared } from '../helpers/engine-positions.js';

const EVERY_SUIT: readonly Suit[] = ['C', 'D', 'H', 'S'];
const EVERY_RANK: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

function card(rank: Rank, suit: Suit): Card {
  return { id: '', rank, suit, faceUp: true };
}

function needs(ranks: readonly Rank[], suits: readonly Suit[]): string {
  return en.refusal({ reason: 'wrong-card', wanted: { ranks, suits } });
}

describe('names', () => {
  it('of cards are whole phrases', () => {
    assert.equal(en.card(card(12, 'H')), 'Queen of hearts');
    assert.equal(en.card(card(10, 'C')), '10 of clubs');
    assert.equal(en.card(card(1, 'S')), 'Ace of spades');
  });

  it('of piles have a number where there are several', () => {
    assert.deepEqual(['tableau-3', 'foundation-2', 'stock', 'waste', 'reserve-1'].map(en.pile), [
      'Tableau 3',
      'Foundation 2',
      'Stock',
      'Waste',
      'Reserve 1',
    ]);
  });

  it('of cards on the table say where they are and what moves with them', () => {
    const place = { card: card(10, 'H'), pile: 'tableau-4', position: 3, of: 5 };
    assert.equal(en.labels.card(place), '10 of hearts, 3 of 5, tableau 4');
    assert.equal(
      en.labels.card({ ...place, movesWith: 2, held: true }),
      '10 of hearts, 3 of 5, tableau 4, moves with 2 cards, picked up',
    );
    assert.equal(
      en.labels.card({ ...place, of: 1, coveredBy: [card(4, 'S'), card(11, 'H')] }),
      '10 of hearts, tableau 4, covered by 4 of spades and jack of hearts',
    );
  });

  it('of piles count their cards', () => {
    assert.equal(en.labels.pile('tableau-3', 6, 2), 'Tableau 3, 6 cards, 2 face down');
    assert.equal(en.labels.pile('foundation-1', 1, 0), 'Foundation 1, 1 card');
    assert.equal(en.labels.pile('stock', 24, 24), 'Stock, 24 cards');
    assert.equal(en.labels.faceDown(1, 'tableau-2'), '1 face-down card, tableau 2');
  });

  it('of empty piles say what they take', () => {
    const wants = (ranks: readonly Rank[], suits = EVERY_SUIT): Wanted => ({ ranks, suits });
    assert.equal(en.labels.emptyPile('tableau-2', wants([13])), 'Empty tableau 2, kings only');
    assert.equal(en.labels.emptyPile('tableau-2', wants(EVERY_RANK)), 'Empty tableau 2, takes any card');
    assert.equal(en.labels.emptyPile('waste', wants([])), 'Empty waste');
    assert.equal(en.labels.emptyStock(1), 'Stock empty, 1 redeal left');
    assert.equal(en.labels.emptyStock(2), 'Stock empty, 2 redeals left');
    assert.equal(en.labels.emptyStock(0), 'Stock empty, no redeal left');
    assert.equal(en.labels.emptyStock(Infinity), 'Stock empty, redeals without limit');
  });
});

describe('a refusal', () => {
  it('says which card would fit', () => {
    assert.equal(needs([10], ['D', 'H']), "Can't go there: needs a red 10.");
    assert.equal(needs([8], ['C', 'S']), "Can't go there: needs a black 8.");
    assert.equal(needs([4], ['H']), "Can't go there: needs the 4 of hearts.");
    assert.equal(needs([1], EVERY_SUIT), "Can't go there: needs an ace.");
    assert.equal(needs([8], EVERY_SUIT), "Can't go there: needs an 8.");
    assert.equal(needs([9, 11], EVERY_SUIT), "Can't go there: needs a 9 or a jack.");
    assert.equal(needs([9, 11], ['D', 'H']), "Can't go there: needs a red 9 or a red jack.");
    assert.equal(needs(EVERY_RANK, EVERY_SUIT), "Can't go there: needs any card.");
    assert.equal(needs(EVERY_RANK, ['C', 'S']), "Can't go there: needs any black card.");
    assert.equal(needs([], EVERY_SUIT), "Can't go there: it takes no card now.");
  });
});

describe('what is said', () => {
  const game = prepared(
    {
      foundation: { S: 3 },
      tableau: ['KHx QS JH', 'KC', '5H 4S', '', '', '', '7C'],
      waste: '2D AH',
      stock: '9C 8H',
      rest: 7,
    },
    { redeals: 2 },
  );
  const play = (from: string, to: string) => playedText(game, game.play(transfer(from, to)), en);
  const undo = () => undoneText(game.undo()!, en);
  const redo = () => redoneText(game, game.redo()!, en);

  it('of a move names the lowest card, where it went, and what turned up', () => {
    assert.equal(play('tableau-3', 'foundation-4'), '4 of spades to foundation 4.');
    assert.equal(undo(), 'Undone: 4 of spades back to tableau 3. Score 3.');
    assert.equal(redo(), 'Redone. 4 of spades to foundation 4. Score 4.');
    game.undo();
  });

  it('of a run counts the cards that go along', () => {
    const turning = prepared({ tableau: ['2Cx QS JH', 'KD', '', '', '', '', '7C'], rest: 7 });
    const changes = turning.play(transfer('tableau-1', 'tableau-2', 2));
    const run = 'ueen of spades and 1 more';
    assert.equal(playedText(turning, changes, en), `Q${run} to tableau 2. Turned up 2 of clubs.`);
    assert.equal(undoneText(turning.undo()!, en), `Undone: q${run} back to tableau 1. Score 0.`);
    const redone = redoneText(turning, turning.redo()!, en);
    assert.equal(redone, `Redone. Q${run} to tableau 2. Turned up 2 of clubs. Score 0.`);
  });

  it('of the stock names the card turned and how many are left', () => {
    const dealing = Game.deal('klondike', { deal: 3, options: { draw: 3, redeals: 2 } });
    const first = playedText(dealing, dealing.play({ type: 'deal' }), en);
    assert.match(first, /^\w+ of \w+, \w+ of \w+, \w+ of \w+ on top\. 21 left\.$/);
    assert.equal(undoneText(dealing.undo()!, en), 'Undone: 3 cards back to stock. Score 0.');
    while (dealing.stockMove()?.type === 'deal') dealing.play({ type: 'deal' });
    const redeal = dealing.play({ type: 'redeal' });
    assert.equal(playedText(dealing, redeal, en), 'Waste turned over. 1 redeal left.');
    const single = Game.deal('escalator', { deal: 3 });
    assert.match(playedText(single, single.play({ type: 'deal' }), en), /^\w+ of \w+\. 23 left\.$/);
  });

  it('of several moves at once counts the cards', () => {
    const tableau = ['5S 4S', '', '', '', '', '', '7C'];
    const collecting = prepared({ foundation: { S: 3 }, tableau, rest: 7 });
    const move = { type: 'sequence', moves: collecting.autoplayMoves() } as const;
    assert.equal(playedText(collecting, collecting.play(move), en), 'Collected 2 cards.');
    assert.match(undoneText(collecting.undo()!, en), /^Undone: 2 cards back/);
    assert.equal(redoneText(collecting, collecting.redo()!, en), 'Redone. Collected 2 cards. Score 5.');
  });

  it('of a new game names the deal and what lies on the table', () => {
    assert.equal(
      dealtText(Game.deal('saratoga', { deal: 12345 }), en),
      'Saratoga, deal 12345. 7 tableau piles, 24 in stock.',
    );
  });

  it('of a hint names source and target, or the stock, or that there is none', () => {
    assert.equal(
      hintText(game, transfer('tableau-1', 'tableau-4'), en),
      'Hint: jack of hearts, tableau 1, to empty tableau 4.',
    );
    assert.equal(
      hintText(game, transfer('tableau-1', 'tableau-2', 2), en),
      'Hint: queen of spades and 1 more, tableau 1, to king of clubs, tableau 2.',
    );
    assert.equal(hintText(game, { type: 'deal' }, en), 'Hint: turn the stock.');
    assert.equal(hintText(game, { type: 'redeal' }, en), 'Hint: turn the waste over.');
    assert.equal(hintText(game, undefined, en), 'No useful move found.');
  });

  it('of a win gives moves and time', () => {
    assert.equal(en.said.won(112, 185), 'You won in 112 moves, 3:05.');
    assert.equal(en.said.won(1, 3609), 'You won in 1 move, 1:00:09.');
  });
});
