import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { deal, pointOn, sendAll } from '../helpers/game-harness.js';
import { testWins } from '../helpers/played-games.js';
import { Dragger } from '../helpers/player.js';
import { lay } from '../helpers/prepared-table.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';

afterEach(() => resetMouse());

/** A run of three that fits on the red 10, and a heart for the foundation in the way of nothing. */
const RUNS = {
  foundation: { H: 3 },
  tableau: ['KCx 9C 8D 7C', 'TH', '4H 3S', '', '5S', '', 'JC'],
  stock: '2S 2D',
  rest: 7,
};

/** Picks cards up and leaves them hanging at a place. */
async function lift(from: Element, to: [number, number]): Promise<void> {
  await sendAll([
    { type: 'move', position: pointOn(from) },
    { type: 'down' },
    { type: 'move', position: to },
  ]);
}

describe('play by drag', () => {
  testWins('drag', (table) => new Dragger(table), ['escalator', 'klondike']);

  it('takes a run by any of its cards, and lights up where it may go', async () => {
    const table = await lay(RUNS);
    await lift(table.card('8D'), pointOn(table.pile('tableau-4')));
    expect(table.withPart('dragged')).to.deep.equal(['8D', '7C']);
    expect(table.withPart('target')).to.deep.equal([]);
    await sendMouse({ type: 'move', position: pointOn(table.card('TH')) });
    await sendMouse({ type: 'up' });
    expect(table.said).to.equal("Can't go there: needs a black 9.");
    await expectUnmoved(table);

    await lift(table.card('9C'), pointOn(table.pile('tableau-4')));
    expect(table.withPart('dragged')).to.deep.equal(['9C', '8D', '7C']);
    expect(table.withPart('target')).to.deep.equal(['tableau-2', 'TH']);
    await sendMouse({ type: 'move', position: pointOn(table.card('TH')) });
    await sendMouse({ type: 'up' });
    expect(table.expected()['tableau-2']).to.equal('TH 9C 8D 7C');
    expect(table.expected()['tableau-1']).to.equal('KC');
    await expectOrder(table);
  });

  it('of a card in the middle of a run to a foundation is refused with the reason', async () => {
    const table = await lay(RUNS);
    await table.drag(table.card('4H'), table.card('3H'));
    expect(table.said).to.equal("Can't go there: it takes one card at a time.");
    await expectUnmoved(table);
  });

  it('onto its own pile or the bare table changes nothing and says nothing', async () => {
    const table = await lay(RUNS);
    const { said } = table;
    await table.drag(table.card('8D'), table.card('7C'));
    await expectUnmoved(table);
    await lift(table.card('5S'), table.bareTable);
    await sendMouse({ type: 'up' });
    await expectUnmoved(table);
    expect(table.said).to.equal(said);
  });

  it('is given up by Escape, and the cards are back', async () => {
    const table = await lay(RUNS);
    await lift(table.card('9C'), pointOn(table.card('TH')));
    await table.press('Escape');
    await expectUnmoved(table);
    await sendMouse({ type: 'up' });
    await expectUnmoved(table);
  });

  it('from the pressed stock onto the table turns no card', async () => {
    const table = await lay(RUNS);
    await lift(table.topOf('stock'), pointOn(table.pile('tableau-4')));
    await sendMouse({ type: 'up' });
    await expectUnmoved(table);
  });

  it('is over when the page plays, undoes or deals anew while the cards hang on the pointer', async () => {
    const table = await lay(RUNS);
    for (const change of [
      () => table.element.play({ type: 'deal' }),
      () => table.element.undo(),
      () => table.element.newGame({ deal: 2 }),
    ]) {
      const card = table.topOf('tableau-5');
      await lift(card, pointOn(table.topOf('tableau-2')));
      expect(table.withPart('dragged')).to.have.length(1);
      change();
      const { moveCount } = table.game;
      await sendMouse({ type: 'up' });
      expect(table.game.moveCount).to.equal(moveCount);
      await expectOrder(table);
    }
  });

  it('brings a card back from a foundation, and the score with it', async () => {
    const table = await lay({ ...RUNS, tableau: ['KCx 9C', 'TH', '8D', '', '4C', '', 'JC'] });
    expect(table.element.score).to.equal(3);
    await table.drag(table.card('3H'), table.card('4C'));
    expect(table.expected()['tableau-5']).to.equal('4C 3H');
    expect(table.element.score).to.equal(2);
  });

  it('lets the mouse click on after a drag as before', async () => {
    const table = await deal({ variant: 'klondike', deal: '1', controls: 'none' });
    await lift(table.topOf('tableau-7'), table.bareTable);
    await sendMouse({ type: 'up' });
    await table.click(table.pile('stock'));
    expect(table.game.moveCount).to.equal(1);
  });
});
