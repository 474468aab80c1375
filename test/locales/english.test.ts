import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, type Card, type Rank, type Suit } from '../../src/engine.js';
import { cardLabel, pileLabel, pileStopLabel } from '../../src/elements/labels.js';
import {
  dealtText,
  hintText,
  playedText,
  redoneText,
  refusalText,
  undoneText,
  wonText,
} from '../../src/locales/announcements.js';
import { english } from '../helpers/english.js';
import { transfer } from '../helpers/engine-play.js';
import { prepared } from '../helpers/engine-positions.js';

const EVERY_SUIT: readonly Suit[] = ['C', 'D', 'H', 'S'];
const EVERY_RANK: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

function card(rank: Rank, suit: Suit): Card {
  return { id: '', rank, suit, faceUp: true };
}

function needs(ranks: readonly Rank[], suits: readonly Suit[]): string {
  return refusalText({ reason: 'wrong-card', wanted: { ranks, suits } }, english);
}

describe('names', () => {
  const game = prepared(
    { foundation: { S: 3 }, tableau: ['KHx QS JH', 'KCx 3Hx 2H', '5H 4S', '', '', '', '7C'], waste: '2D', rest: 7 },
    { redeals: 2 },
  );
  const labelOf = (id: string, index: number, held = false) => cardLabel(game, game.pile(id), index, held, english);
  const stopOf = (id: string) => pileStopLabel(game, game.pile(id), english);

  it('of cards are whole phrases', () => {
    assert.equal(english.card(card(12, 'H')), 'queen of hearts');
    assert.equal(english.card(card(10, 'C')), '10 of clubs');
    assert.equal(english.card(card(1, 'S')), 'ace of spades');
  });

  it('of piles have a number where there are several', () => {
    const piles = ['tableau-3', 'foundation-2', 'stock', 'waste', 'reserve-1', 'discard'];
    assert.deepEqual(
      piles.map((id) => english.pile(id)),
      ['tableau 3', 'foundation 2', 'stock', 'waste', 'reserve 1', 'discard pile'],
    );
  });

  it('of cards on the table say where they are, what moves with them and what lies on them', () => {
    assert.equal(labelOf('tableau-1', 2), 'Jack of hearts, 3 of 3, tableau 1');
    assert.equal(
      labelOf('tableau-1', 1, true),
      'Queen of spades, 2 of 3, tableau 1, moves with 1 card, picked up',
    );
    assert.equal(labelOf('tableau-2', 0), '1 face-down card, tableau 2');
    const pyramid = Game.deal('escalator', { deal: 3 });
    const label = cardLabel(pyramid, pyramid.pile('tableau-1'), 0, false, english);
    assert.match(label, /^\w+ of \w+, tableau 1, covered by \w+ of \w+ and \w+ of \w+$/);
  });

  it('of piles count their cards', () => {
    assert.equal(pileLabel(game.pile('tableau-1'), english), 'Tableau 1, 3 cards, 1 face down');
    assert.equal(pileLabel(game.pile('waste'), english), 'Waste, 1 card');
    assert.equal(pileLabel(game.pile('stock'), english), `Stock, ${game.pile('stock').cards.length} cards`);
  });

  it('of empty piles say what they take', () => {
    assert.equal(stopOf('tableau-4'), 'Empty tableau 4, takes a king');
    assert.equal(stopOf('foundation-1'), 'Empty foundation 1, takes an ace');
    assert.equal(pileStopLabel(game, { ...game.pile('waste'), cards: [] }, english), 'Empty waste');
    const anyCard = prepared({ tableau: ['KHx QS', '', '', '', '', '', ''], rest: 3 }, { 'kings-only': false });
    assert.equal(pileStopLabel(anyCard, anyCard.pile('tableau-4'), english), 'Empty tableau 4, takes any card');
  });

  it('of an empty stock say how many redeals are left', () => {
    const texts = [1, 2, 0, Infinity].map((left) => english.redeals(left));
    assert.deepEqual(texts, ['1 redeal left', '2 redeals left', 'no redeal left', 'redeals without limit']);
    assert.equal(
      pileStopLabel(game, { ...game.pile('stock'), cards: [] }, english),
      'Empty stock, 2 redeals left',
    );
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
    assert.equal(needs([9], ['C', 'H']), "Can't go there: needs the 9 of clubs or the 9 of hearts.");
    assert.equal(needs(EVERY_RANK, EVERY_SUIT), "Can't go there: needs any card.");
    assert.equal(needs(EVERY_RANK, ['C', 'S']), "Can't go there: needs any black card.");
    assert.equal(needs(EVERY_RANK, ['C', 'H']), "Can't go there: needs any of the clubs or hearts.");
    assert.equal(needs([], EVERY_SUIT), "Can't go there: it takes no card now.");
  });

  it('says why nothing goes there, where no card would', () => {
    assert.equal(refusalText({ reason: 'covered' }, english), 'Other cards lie on this one.');
    assert.equal(refusalText({ reason: 'unknown-pile' }, english), 'This move is not possible.');
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
  const play = (from: string, to: string) => playedText(game, game.play(transfer(from, to)), english);
  const undo = () => undoneText(game, game.undo()!, english);
  const redo = () => redoneText(game, game.redo()!, english);

  it('of a move names the lowest card, where it went, and what turned up', () => {
    assert.equal(play('tableau-3', 'foundation-4'), '4 of spades to foundation 4.');
    assert.equal(undo(), 'Undone: 4 of spades, tableau 3, to 3 of spades, foundation 4. Score 3.');
    assert.equal(redo(), 'Redone. 4 of spades to foundation 4. Score 4.');
    game.undo();
  });

  it('of a run counts the cards that go along', () => {
    const turning = prepared({ tableau: ['2Cx QS JH', 'KD', '', '', '', '', '7C'], rest: 7 });
    const changes = turning.play(transfer('tableau-1', 'tableau-2', 2));
    const run = 'ueen of spades and 1 more';
    assert.equal(playedText(turning, changes, english), `Q${run} to tableau 2. Turned up 2 of clubs.`);
    const undone = undoneText(turning, turning.undo()!, english);
    assert.equal(undone, `Undone: q${run}, tableau 1, to king of diamonds, tableau 2. Score 0.`);
    const redone = redoneText(turning, turning.redo()!, english);
    assert.equal(redone, `Redone. Q${run} to tableau 2. Turned up 2 of clubs. Score 0.`);
  });

  it('of the stock names the card turned and how many are left', () => {
    const dealing = Game.deal('klondike', { deal: 3, options: { draw: 3, redeals: 2 } });
    const first = playedText(dealing, dealing.play({ type: 'deal' }), english);
    assert.match(first, /^\w+ of \w+, \w+ of \w+, \w+ of \w+ on top\. 21 left\.$/);
    assert.equal(undoneText(dealing, dealing.undo()!, english), 'Undone: turn the stock. Score 0.');
    while (dealing.stockMove()?.type === 'deal') dealing.play({ type: 'deal' });
    const redeal = dealing.play({ type: 'redeal' });
    assert.equal(playedText(dealing, redeal, english), 'Waste turned over. 1 redeal left.');
    const single = Game.deal('escalator', { deal: 3 });
    assert.match(playedText(single, single.play({ type: 'deal' }), english), /^\w+ of \w+\. 23 left\.$/);
  });

  it('of several moves at once counts the cards', () => {
    const tableau = ['5S 4S', '', '', '', '', '', '7C'];
    const collecting = prepared({ foundation: { S: 3 }, tableau, rest: 7 });
    const move = { type: 'sequence', moves: collecting.autoplayMoves() } as const;
    assert.equal(playedText(collecting, collecting.play(move), english), 'Collected 2 cards.');
    assert.equal(undoneText(collecting, collecting.undo()!, english), 'Undone: 2 cards. Score 3.');
    assert.equal(redoneText(collecting, collecting.redo()!, english), 'Redone. Collected 2 cards. Score 5.');
  });

  it('of a new game names the deal and what lies on the table', () => {
    assert.equal(
      dealtText(Game.deal('saratoga', { deal: 12345 }), english),
      'Saratoga, deal 12345. 7 tableau piles, 24 in stock.',
    );
  });

  it('of a hint names source and target, or the stock, or that there is none', () => {
    assert.equal(
      hintText(game, transfer('tableau-1', 'tableau-4'), english),
      'Hint: jack of hearts, tableau 1, to empty tableau 4.',
    );
    assert.equal(
      hintText(game, transfer('tableau-1', 'tableau-2', 2), english),
      'Hint: queen of spades and 1 more, tableau 1, to king of clubs, tableau 2.',
    );
    assert.equal(hintText(game, { type: 'deal' }, english), 'Hint: turn the stock.');
    assert.equal(hintText(game, { type: 'redeal' }, english), 'Hint: turn the waste over.');
    assert.equal(hintText(game, undefined, english), 'No useful move found.');
  });

  it('of a win gives moves and time', () => {
    assert.equal(wonText(112, 185, english), 'You won in 112 moves, 3:05.');
    assert.equal(wonText(1, 3609, english), 'You won in 1 move, 1:00:09.');
  });
});
