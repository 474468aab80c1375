import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { deal, type GameHarness } from '../helpers/game-harness.js';
import { testWins } from '../helpers/played-games.js';
import { Typist } from '../helpers/player.js';
import { lay } from '../helpers/prepared-table.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';

afterEach(() => resetMouse());

const RUNS = {
  foundation: { H: 3 },
  tableau: ['KCx 9C 8D 7C', 'TH', '4H 3S', '', '5S', '', 'JC'],
  stock: '2S 2D',
  rest: 7,
};

/** Goes to a card by the arrow keys, from wherever the focus is. */
async function goTo(table: GameHarness, keys: readonly string[], card: string): Promise<void> {
  for (const key of keys) await table.press(key);
  expect(table.focused).to.equal(card);
}

async function press(table: GameHarness, ...keys: string[]): Promise<void> {
  for (const key of keys) await table.press(key);
}

describe('play by keys', () => {
  testWins('keys', (table) => new Typist(table), ['escalator', 'athena']);

  it('has one stop for Tab on the table, which leads on by Tab and back by Shift and Tab', async () => {
    const before = await fixture<HTMLElement>(html`<button>before</button>`);
    const table = await lay(RUNS);
    const after = await fixture<HTMLElement>(html`<button>after</button>`);
    before.focus();
    await table.press('Tab');
    expect(table.focused).to.equal('stock');
    await press(table, 'ArrowDown', 'ArrowRight');
    expect(table.focused).to.equal('TH');
    await table.press('Tab');
    expect(document.activeElement).to.equal(after);
    await table.press('Shift+Tab');
    expect(table.focused, 'comes back to where it was').to.equal('TH');
    await table.press('Shift+Tab');
    expect(document.activeElement).to.equal(before);
  });

  it('goes between piles and within one, card by card, the face-down ones as one', async () => {
    const table = await lay(RUNS);
    await table.press('Tab');
    await goTo(table, ['ArrowDown'], '7C');
    await goTo(table, ['ArrowUp', 'ArrowUp'], '9C');
    await goTo(table, ['ArrowUp'], 'KC');
    await goTo(table, ['End'], '7C');
    await goTo(table, ['Home'], '9C');
    await goTo(table, ['Home'], 'KC');
    await goTo(table, ['ArrowRight'], 'TH');
    await goTo(table, ['ArrowRight', 'ArrowRight'], 'tableau-4');
    await goTo(table, ['ArrowUp'], 'foundation-1');
  });

  it('picks up a run by Space, goes round its targets only, and puts it down', async () => {
    const table = await lay(RUNS);
    await table.press('Tab');
    await goTo(table, ['ArrowDown', 'ArrowUp', 'ArrowUp'], '9C');
    await table.press('Space');
    expect(table.withPart('held')).to.deep.equal(['9C', '8D', '7C']);
    await goTo(table, ['ArrowUp'], 'TH');
    await table.press('Space');
    expect(table.expected()['tableau-2']).to.equal('TH 9C 8D 7C');
    expect(table.focused, 'the top card of those that were moved').to.equal('7C');
    await expectOrder(table);
  });

  it('puts cards back by Escape, or by Space where they were, with the focus on them', async () => {
    const table = await lay(RUNS);
    await table.press('Tab');
    await goTo(table, ['ArrowDown', 'ArrowUp', 'ArrowUp'], '9C');
    await press(table, 'Space', 'ArrowRight', 'Escape');
    expect(table.focused).to.equal('9C');
    await press(table, 'Space', 'Space');
    expect(table.focused).to.equal('9C');
    await expectUnmoved(table);
  });

  it('does by Enter what is most likely meant: home, else onto a card, else to an empty pile', async () => {
    const table = await lay({ ...RUNS, tableau: ['KC', 'TH 9C', '4H', '', '5S 4D', 'TD', 'JC'] });
    await table.press('Tab');
    await goTo(table, ['ArrowDown', 'ArrowRight', 'ArrowRight'], '4H');
    await table.press('Enter');
    expect(table.said).to.equal('4 of hearts to foundation 3.');
    expect(table.focused, 'the focus goes with the card').to.equal('4H');
    await table.press('Control+z');
    expect(table.focused, 'and back with it').to.equal('4H');
    await goTo(table, ['ArrowLeft'], '9C');
    await table.press('Enter');
    expect(table.said).to.equal('9 of clubs to tableau 6.');
    await goTo(table, ['ArrowLeft'], '4D');
    await table.press('Enter');
    expect(table.said, 'the 4 of diamonds has nowhere to go').to.equal('This card has nowhere to go.');
    expect(table.focused).to.equal('4D');
  });

  it('sends a card home by Control and Enter, or says why not', async () => {
    const table = await lay({ ...RUNS, tableau: ['KC', 'TH', '5H 4H', '', '5C', 'TD', 'JC'] });
    await table.press('Tab');
    await goTo(table, ['ArrowDown', 'ArrowRight', 'ArrowRight'], '4H');
    await table.press('Control+Enter');
    expect(table.said).to.equal('4 of hearts to foundation 3.');
    await press(table, 'ArrowDown');
    await table.press('Control+Enter');
    expect(table.said).to.match(/^Can't go there: needs /);
    expect(table.game.moveCount).to.equal(1);
  });

  it('turns the stock by Space and by Enter, the focus staying there', async () => {
    const table = await deal({ variant: 'klondike', deal: '1', controls: 'none' });
    await press(table, 'Tab', 'Space', 'Enter', 'Space');
    expect(table.game.moveCount).to.equal(3);
    expect(table.focused).to.equal('stock');
  });

  it('undoes and redoes with the focus on the table, also after a move by the mouse', async () => {
    const table = await lay(RUNS);
    await table.drag(table.card('9C'), table.card('TH'));
    await table.press('Control+z');
    await expectUnmoved(table);
    expect(table.focused).to.not.equal(undefined);
    await table.press('Control+Shift+Z');
    expect(table.expected()['tableau-2']).to.equal('TH 9C 8D 7C');
    await table.press('Control+z');
    await table.press('Control+y');
    expect(table.game.moveCount).to.equal(1);
    expect(table.focused).to.not.equal(undefined);
  });

  it('never loses the focus to the page when the page plays, undoes, restarts or collects', async () => {
    const table = await lay({ ...RUNS, tableau: ['KC', 'TH', '5H 4H', '', '5C', 'TD', 'JC'] });
    await table.press('Tab');
    await goTo(table, ['ArrowDown', 'ArrowRight', 'ArrowRight'], '4H');
    const { element } = table;
    for (const change of [
      () => element.play({ type: 'transfer', from: 'tableau-3', to: 'foundation-3', count: 1 }),
      () => element.undo(),
      () => element.autoplay(),
      () => element.restart(),
      () => element.newGame({ deal: 3 }),
    ]) {
      change();
      await element.updateComplete;
      expect(table.focused, String(change)).to.not.equal(undefined);
    }
  });

  it('leaves the focus of the page where it is when the page plays', async () => {
    const field = await fixture<HTMLElement>(html`<input />`);
    const table = await lay(RUNS);
    field.focus();
    table.element.play({ type: 'deal' });
    table.element.undo();
    table.element.hint();
    await table.element.updateComplete;
    expect(document.activeElement).to.equal(field);
  });

  it('leaves alone the keys that are not its own, and those that others have taken', async () => {
    const table = await lay(RUNS);
    const passed: string[] = [];
    const listen = (event: KeyboardEvent) => event.defaultPrevented || passed.push(event.key);
    document.addEventListener('keydown', listen);
    await press(table, 'Tab', 'j', 'k', 'Escape', 'F2', 'Alt+z', 'Shift+ArrowDown', 'ArrowDown');
    document.removeEventListener('keydown', listen);
    expect(passed).to.include.members(['j', 'k', 'Escape', 'F2', 'z', 'ArrowDown']);
    expect(passed.filter((key) => key === 'ArrowDown'), 'that without Shift').to.have.length(1);
    await expectUnmoved(table);
  });
});
