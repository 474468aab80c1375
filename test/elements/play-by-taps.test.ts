import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { needs } from '../helpers/browser-can.js';
import { deal, pointIn, sendAll } from '../helpers/game-harness.js';
import { testWins } from '../helpers/played-games.js';
import { Tapper } from '../helpers/player.js';
import { lay } from '../helpers/prepared-table.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';

afterEach(() => resetMouse());

const RUNS = {
  foundation: { H: 3 },
  tableau: ['KCx 9C 8D 7C', 'TH', '4H 3S', '', '5S', '', 'JC'],
  stock: '2S 2D',
  rest: 7,
};

/** Taps at the side of a card: too far from its middle to be one half of a double tap. */
async function tapAside(target: Element): Promise<void> {
  await sendMouse({ type: 'click', position: pointIn(target, 0.9) });
}

describe('play by taps', () => {
  testWins('taps', (table) => new Tapper(table), ['escalator', 'saratoga']);

  it('picks up a card with all on it, and puts them down on a place that lights up', async () => {
    const table = await lay(RUNS);
    await table.click(table.card('9C'));
    expect(table.withPart('held')).to.deep.equal(['9C', '8D', '7C']);
    expect(table.withPart('target')).to.deep.equal(['tableau-2', 'TH']);
    expect(table.card('9C').getAttribute('aria-pressed')).to.equal('true');
    expect(table.said).to.equal('Picked up 9 of clubs and 2 more. 1 place to go.');
    await table.click(table.card('TH'));
    expect(table.expected()['tableau-2']).to.equal('TH 9C 8D 7C');
    await expectOrder(table);
  });

  it('puts back what is picked up by a tap on the same card, or on the bare table', async () => {
    const table = await lay(RUNS);
    await table.click(table.card('9C'));
    await tapAside(table.card('9C'));
    expect(table.withPart('held')).to.deep.equal([]);
    expect(table.said).to.equal('Put back 9 of clubs and 2 more on tableau 1.');
    await table.click(table.card('9C'));
    await sendMouse({ type: 'click', position: table.bareTable });
    expect(table.withPart('held')).to.deep.equal([]);
    await expectUnmoved(table);
  });

  it('is a tap as well where the hand shakes', async () => {
    const table = await lay(RUNS);
    const [x, y] = pointIn(table.card('9C'), 0.5);
    await sendAll([
      { type: 'move', position: [x, y] },
      { type: 'down' },
      { type: 'move', position: [x + 2, y + 2] },
      { type: 'move', position: [x - 2, y + 1] },
      { type: 'up' },
    ]);
    expect(table.withPart('held')).to.deep.equal(['9C', '8D', '7C']);
  });

  it('says why where the cards cannot go, and takes up the card there if that one can move', async () => {
    const table = await lay(RUNS);
    await table.click(table.card('9C'));
    await table.click(table.card('5S'));
    expect(table.said).to.equal("Can't go there: needs a red 4.");
    expect(table.withPart('held'), 'the 5 of spades has nowhere to go').to.deep.equal(['9C', '8D', '7C']);
    await table.click(table.card('3H'));
    expect(table.withPart('held'), 'the 3 of hearts has nowhere to go').to.deep.equal(['9C', '8D', '7C']);
    await table.click(table.card('4H'));
    expect(table.withPart('held')).to.deep.equal(['4H', '3S']);
    expect(table.withPart('target')).to.deep.equal(['tableau-5', '5S']);
    expect(table.game.canUndo).to.equal(false);
  });

  it('takes the run under the card that was pressed last, not one that could not move', async () => {
    const table = await lay(RUNS);
    await table.click(table.pile('tableau-1').children[0]!);
    expect(table.said).to.equal('A face-down card stays where it is.');
    await tapAside(table.card('9C'));
    await table.click(table.card('TH'));
    expect(table.expected()['tableau-1']).to.equal('KC');
    expect(table.game.moveCount).to.equal(1);
  });

  it('says that a card has nowhere to go instead of picking it up', async () => {
    const table = await lay(RUNS);
    await table.click(table.card('5S'));
    expect(table.said).to.equal('This card has nowhere to go.');
    expect(table.withPart('held')).to.deep.equal([]);
  });

  it('and drags go together with no setting between', async () => {
    const table = await lay(RUNS);
    await table.click(table.card('4H'));
    await table.click(table.card('5S'));
    await table.drag(table.card('9C'), table.card('TH'));
    await table.click(table.card('KC'));
    await table.click(table.pile('tableau-4'));
    expect(table.game.moveCount).to.equal(3);
    expect(table.expected()['tableau-4']).to.equal('KC');
    await expectOrder(table);
  });

  it('shows the cards that moved last until the next move, and says where they went', async () => {
    const table = await lay(RUNS);
    await table.click(table.card('4H'));
    await table.click(table.card('5S'));
    expect(table.withPart('moved')).to.deep.equal(['4H', '3S']);
    expect(table.said).to.equal('4 of hearts and 1 more to tableau 5.');
    await table.click(table.pile('stock'));
    expect(table.withPart('moved')).to.deep.equal(['2D']);
  });
});

describe('play by double taps', () => {
  const HOME = {
    foundation: { H: 3, S: 1 },
    tableau: ['5H 4H', '2S', 'KCx 9C 3S', '', '', '', 'JC'],
    stock: '2D',
    rest: 7,
  };

  it('sends a card home, as one move', async () => {
    const table = await lay(HOME);
    await table.doubleClick(table.card('4H'));
    expect(table.game.history).to.deep.equal([
      { type: 'transfer', from: 'tableau-1', to: 'foundation-3', count: 1 },
    ]);
    expect(table.said).to.equal('4 of hearts to foundation 3.');
    expect(table.withPart('held')).to.deep.equal([]);
  });

  it('says why where a card does not fit, and moves nothing', async () => {
    const table = await lay(HOME);
    await table.doubleClick(table.card('3S'));
    expect(table.said).to.match(/^Can't go there: needs /);
    expect(table.withPart('held')).to.deep.equal([]);
    await expectUnmoved(table);
  });

  it('on a foundation send home all that can go, as one move of the game', async () => {
    const table = await lay(HOME);
    await table.doubleClick(table.card('3H'));
    expect(table.game.history).to.have.length(1);
    expect(table.element.moves).to.equal(4);
    expect(table.toldOf('solitaire-move').map((event) => 'by' in event && event.by)).to.deep.equal(['auto']);
    expect(table.said).to.match(/^Collected 4 cards\./);
    table.element.undo();
    await expectUnmoved(table);
  });

  it('begin only after a tap that has put cards down', async () => {
    const table = await lay({ foundation: { H: 3 }, tableau: ['4H', '5S', '', '', '', '', 'JC'], rest: 7 });
    const [x, y] = pointIn(table.card('5S'), 0.5);
    // So far down on the 5 that the 4 lies there afterwards.
    const position: [number, number] = [x, y + 60];
    const click = [{ type: 'down' }, { type: 'up' }] as const;
    await table.click(table.card('4H'));
    await sendAll([{ type: 'move', position }, ...click, ...click]);
    expect(table.game.moveCount).to.equal(1);
    expect(table.withPart('held')).to.deep.equal(['4H']);
    table.element.undo();
    await table.element.updateComplete;
    await table.click(table.card('4H'));
    await sendAll([{ type: 'move', position }, ...click, ...click, ...click]);
    expect(table.said).to.match(/^4 of hearts to foundation 3\./);
    expect(table.game.moveCount).to.equal(2);
  });

  for (const times of [3, 5]) {
    it(`leave every card in its place when they are ${times}`, async () => {
      const table = await lay(HOME);
      for (const target of [table.card('4H'), table.pile('tableau-4'), table.card('3H'), table.card('9C')]) {
        await table.clicks(target, times);
        await table.press('Escape');
        await expectOrder(table);
      }
      const turned = table.game.moveCount;
      await table.clicks(table.pile('stock'), times);
      await expectOrder(table);
      expect(table.game.moveCount - turned, 'each tap on the stock turns it').to.equal(times);
    });
  }

  it('by the right button do nothing', async function () {
    needs(this, 'press another mouse button');
    const table = await lay(HOME);
    for (const target of [table.card('4H'), table.card('3H'), table.pile('stock')]) {
      const position = pointIn(target, 0.5);
      const click = { type: 'click', button: 'right', position } as const;
      await sendAll([click]);
      await sendAll([click]);
    }
    await expectUnmoved(table);
    expect(table.withPart('held')).to.deep.equal([]);
  });
});

describe('play of Escalator by taps', () => {
  /** The stock brings the 7 of clubs; the last row is 6 8 2 3 4 of hearts, 5 of hearts and 6 of diamonds. */
  const DECK =
    'KC QC JC TC 9C 8C KD QD JD TD 9D KH QH JH TH 9H KS QS JS TS 6S 6H 8H 2H 3H 4H 5H 6D ' +
    '7C AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 7D 8D AH 7H AS 2S 3S 4S 5S 7S 8S 9S';
  const game = { variant: 'escalator', deck: DECK, controls: 'none' };

  it('refuses every card while the waste is empty, and says why', async () => {
    const table = await deal(game);
    await table.click(table.card('6H'));
    expect(table.said).to.equal("Can't go there: it takes no card now.");
    await expectUnmoved(table);
  });

  it('plays a card by one tap, and says why another does not go', async () => {
    const table = await deal(game);
    await table.click(table.pile('stock'));
    await table.click(table.card('2H'));
    expect(table.said).to.equal("Can't go there: needs a 6 or an 8.");
    await table.click(table.card('KS'));
    expect(table.said).to.equal('Other cards lie on this one.');
    expect(table.game.moveCount).to.equal(1);
    await table.click(table.card('6D'));
    expect(table.said).to.equal('6 of diamonds to waste.');
    expect(table.game.moveCount).to.equal(2);
  });

  it('reaches a card that lies free in its lower half too, where others were taken off it', async () => {
    const table = await deal(game);
    await table.click(table.pile('stock'));
    await table.click(table.card('6D'));
    await table.click(table.card('5H'));
    const { left, top, width, height } = table.card('6S').getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 4), Math.round(top + 0.8 * height)];
    await sendMouse({ type: 'click', position });
    expect(table.said).to.equal('6 of spades to waste.');
    expect(table.game.moveCount).to.equal(4);
  });
});
