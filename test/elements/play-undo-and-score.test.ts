import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { needs } from '../helpers/browser-can.js';
import { transfer } from '../helpers/engine-play.js';
import { deal, type GameHarness } from '../helpers/game-harness.js';
import { lay } from '../helpers/prepared-table.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';

afterEach(() => resetMouse());

/** Where the cards of the waste lie, and which they are. */
function waste(table: GameHarness): unknown {
  const cards = [...table.pile('waste').children] as HTMLElement[];
  return [table.shown().waste, cards.map(({ offsetLeft }) => offsetLeft)];
}

describe('undo', () => {
  it('goes back over a redeal: the waste is in its order, and its last three cards are spread', async () => {
    const table = await deal({ variant: 'klondike', deal: '1', options: 'draw=3', controls: 'none' });
    await table.clicks(table.topOf('stock'), 8);
    const before = waste(table);
    await table.clicks(table.pile('stock'), 3);
    expect(table.game.redealsLeft).to.equal(1);
    for (let undo = 0; undo < 3; undo++) table.element.undo();
    await expectOrder(table);
    expect(waste(table)).to.deep.equal(before);
    expect(new Set((before as [string, number[]])[1].slice(-3)).size, 'three places').to.equal(3);
    expect(table.game.redealsLeft).to.equal(2);
  });

  it('gives the score back that a move brought, and what a card from a foundation cost', async () => {
    const table = await lay({
      foundation: { H: 3, S: 1 },
      tableau: ['2S', '4S', '', '', '', '', 'JC'],
      rest: 7,
    });
    await table.doubleClick(table.card('2S'));
    await table.drag(table.card('3H'), table.card('4S'));
    const scores = [table.element.score];
    for (let undo = 0; undo < 2; undo++) {
      table.element.undo();
      scores.push(table.element.score);
    }
    expect(scores).to.deep.equal([4, 5, 4]);
  });

  it('has no score to farm: an ace that goes from foundation to foundation brings none', async () => {
    const table = await lay({ foundation: { S: 1 }, tableau: ['', '', '', '', '', '', 'JC'], rest: 7 });
    for (let move = 0; move < 10; move++) {
      const [from, to] = move % 2 ? ['foundation-1', 'foundation-4'] : ['foundation-4', 'foundation-1'];
      await table.drag(table.topOf(from), table.topOf(to));
    }
    expect(table.game.moveCount).to.equal(10);
    expect(table.element.score).to.equal(1);
    expect(table.toldOf('solitaire-score')).to.deep.equal([]);
  });

  it('has nothing to take back after presses that change nothing', async () => {
    const table = await lay({ tableau: ['KC', '', '', '', '', '', 'JC'], rest: 7 }, { options: 'redeals=0' });
    await table.clicks(table.pile('stock'), 3);
    await table.drag(table.card('JC'), table.card('JC'));
    await table.doubleClick(table.card('JC'));
    await table.doubleClick(table.pile('foundation-1'));
    await table.drag(table.card('KC'), table.pile('foundation-1'));
    await expectUnmoved(table);
    expect(table.told).to.deep.equal([]);
  });
});

describe('the stock', () => {
  const EMPTY_MARK = 'svg';

  it('without cards and without a waste counts no redeal, however often it is pressed', async () => {
    const table = await lay({ tableau: ['', '', '', '', '', '', 'JC'], rest: 7 });
    await table.clicks(table.pile('stock'), 5);
    expect(table.said).to.equal('Stock and waste are empty.');
    expect(table.game.redealsLeft).to.equal(2);
    await expectUnmoved(table);
  });

  it('shows and says that no redeal is left, and refuses one politely', async () => {
    const table = await lay(
      { stock: '2C', tableau: ['', '', '', '', '', '', 'JC'], rest: 7 },
      { options: 'redeals=1' },
    );
    await table.click(table.topOf('stock'));
    const again = table.pile('stock').shadowRoot!.querySelector(EMPTY_MARK)!.outerHTML;
    expect(table.pile('stock').getAttribute('aria-label')).to.equal('Empty stock, 1 redeal left');
    await table.clicks(table.pile('stock'), 2);
    await table.element.updateComplete;
    const none = table.pile('stock').shadowRoot!.querySelector(EMPTY_MARK)!.outerHTML;
    expect(none).to.not.equal(again);
    expect(table.pile('stock').getAttribute('aria-label')).to.equal('Empty stock, no redeal left');
    await table.click(table.pile('stock'));
    expect(table.said).to.equal('The stock is empty, and no redeal is left.');
    expect(table.game.moveCount).to.equal(3);
  });

  it('offers a redeal for ever where they are without limit', async () => {
    const table = await lay(
      { stock: '2C', tableau: ['', '', '', '', '', '', 'JC'], rest: 7 },
      { options: 'redeals=unlimited' },
    );
    await table.clicks(table.pile('stock'), 21);
    expect(table.game.history.filter(({ type }) => type === 'redeal')).to.have.length(10);
    expect(table.pile('stock').getAttribute('aria-label')).to.equal('Empty stock, redeals without limit');
  });

  it('is not turned by the middle button', async function () {
    needs(this, 'press another mouse button');
    const table = await lay({ stock: '2C 3C', tableau: ['', '', '', '', '', '', 'JC'], rest: 7 });
    const { x, y } = table.topOf('stock').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x) + 20, Math.round(y) + 20], button: 'middle' });
    await expectUnmoved(table);
  });

  it('is not turned by a press that was let go elsewhere', async () => {
    const table = await lay({ stock: '2C 3C', tableau: ['', '', '', '', '', '', 'JC'], rest: 7 });
    await table.drag(table.topOf('stock'), table.pile('waste'));
    await expectUnmoved(table);
    table.element.play({ type: 'deal' });
    await table.drag(table.topOf('waste'), table.topOf('stock'));
    expect(table.said).to.equal("Can't go there: cards do not go that way.");
    expect(table.game.history).to.deep.equal([{ type: 'deal' }]);
    expect(() => table.element.play(transfer('waste', 'stock'))).to.throw(/./);
  });
});
