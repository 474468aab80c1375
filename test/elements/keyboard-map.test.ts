import { expect, fixture, html } from '@open-wc/testing';
import { deal, type GameHarness } from '../helpers/game-harness.js';
import { lay } from '../helpers/prepared-table.js';
import { waitUntil } from '../helpers/wait-until.js';

const RUNS = {
  foundation: { H: 3 },
  tableau: ['KCx 9C 8D 7C', 'TH', '4H 3S', '', '5S', '', 'JC'],
  stock: '2S 2D',
  rest: 7,
};

async function press(table: GameHarness, ...keys: string[]): Promise<void> {
  for (const key of keys) await table.press(key);
}

describe('the keys of the table', () => {
  it('go to the ends of a run, then over face-down cards to the next run', async () => {
    const table = await lay({ ...RUNS, tableau: ['6Dx KC QH 9Cx 8D 7C', 'TH', '', '', '', '', ''] });
    await press(table, 'Tab', 'ArrowDown');
    expect(table.focused).to.equal('7C');
    for (const [key, card] of [
      ['Home', '8D'],
      ['Home', 'KC'],
      ['Home', '6D'],
      ['End', 'QH'],
      ['End', '7C'],
    ] as const) {
      await table.press(key);
      expect(table.focused, key).to.equal(card);
    }
  });

  it('go to the first and the last pile, and from area to area, around and around', async () => {
    const table = await deal({ variant: 'klondike', deal: '1', controls: 'none' });
    await press(table, 'Tab', 'd', 'Control+End');
    expect(table.focusedStop?.pile).to.equal('tableau-7');
    await press(table, 'Control+Home');
    expect(table.focused).to.equal('stock');
    const areas: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      await table.press('PageDown');
      areas.push(table.focusedStop?.pile);
    }
    expect(areas).to.deep.equal(['waste', 'foundation-1', 'tableau-1', 'stock']);
    await table.press('PageUp');
    expect(table.focusedStop?.pile).to.equal('tableau-1');
  });

  it('take one card more or fewer, in hand and before', async () => {
    const table = await lay(RUNS);
    await press(table, 'Tab', 'ArrowDown', '+');
    expect(table.focused).to.equal('8D');
    await press(table, '-', '+', '+', 'Space');
    expect(table.withPart('held')).to.deep.equal(['9C', '8D', '7C']);
    await press(table, '-');
    expect(table.withPart('held')).to.deep.equal(['8D', '7C']);
    expect(table.said).to.equal('Picked up 8 of diamonds and 1 more. 0 places to go.');
    await press(table, '-', '+', '+');
    expect(table.withPart('held')).to.deep.equal(['9C', '8D', '7C']);
  });

  it('go from place to place with cards in hand, to the first and last of them, and with Alt to any pile', async () => {
    const table = await lay({ ...RUNS, tableau: ['KCx 9C', 'TH', 'TD', '', '5S', '', 'JC'] });
    await press(table, 'Tab', 'ArrowDown', 'Space', 'Home');
    expect(table.focused).to.equal('TH');
    await table.press('End');
    expect(table.focused).to.equal('TD');
    await press(table, 'Alt+ArrowRight');
    expect(table.focused).to.equal('tableau-4');
    await press(table, 'Space');
    expect(table.said).to.match(/^Can't go there: /);
    expect(table.withPart('held')).to.deep.equal(['9C']);
  });

  it('turn the stock by D, take back by Z and make again by Shift and Z', async () => {
    const table = await lay(RUNS);
    await press(table, 'Tab', 'd', 'd');
    expect(table.game.moveCount).to.equal(2);
    await press(table, 'z', 'z');
    expect(table.game.moveCount).to.equal(0);
    await press(table, 'Shift+Z');
    expect(table.game.moveCount).to.equal(1);
    expect(table.focused).to.not.equal(undefined);
  });

  it('give a hint by H, go to its cards by another, and name the places for cards in hand', async () => {
    const table = await lay({ ...RUNS, tableau: ['KC', 'TH', '4H', '', '5S', '', 'JC'] });
    await press(table, 'Tab', 'h');
    expect(table.said).to.equal('Hint: 4 of hearts, tableau 3, to 3 of hearts, foundation 3.');
    expect(table.withPart('hinted')).to.include('4H');
    await table.press('h');
    expect(table.focused).to.equal('4H');
    await press(table, 'Space', 'h');
    expect(table.said).to.equal('Can go to foundation 3, tableau 5.');
  });

  it('take a hint away by Escape', async () => {
    const table = await lay(RUNS);
    await press(table, 'Tab', 'h');
    expect(table.withPart('hinted')).to.not.have.length(0);
    await table.press('Escape');
    await table.element.updateComplete;
    expect(table.withPart('hinted')).to.deep.equal([]);
  });

  it('collect by A, and finish where that wins', async () => {
    const table = await lay({ ...RUNS, tableau: ['KC', 'TH', '5H 4H', '', '5C', 'TD', 'JC'] });
    await press(table, 'Tab', 'a');
    expect(table.said).to.equal('Collected 2 cards.');
    await table.press('a');
    expect(table.said).to.equal('No card can go up now.');
  });

  it('tell the pile, the game and the table when asked', async () => {
    const table = await lay(RUNS);
    const told = async (key: string, text: RegExp): Promise<void> => {
      await table.press(key);
      await waitUntil(() => text.test(table.said), key);
    };
    await press(table, 'Tab', 'ArrowDown');
    await told('v', /^Tableau 1, 4 cards, 1 face down, 9 of clubs, 8 of diamonds, 7 of clubs\.$/);
    await told('q', /Score 3, 0 moves, 0:00\. \d+ in stock, 2 redeals left\.$/);
    await told('t', /foundation 3: 3 of hearts; .*tableau 4: empty; /);
  });

  it('ask before a new game and a restart, once moves were made', async () => {
    const table = await lay(RUNS);
    await press(table, 'Tab', 'd', 'n');
    await table.opened('question');
    await table.press('Escape');
    await press(table, 'r');
    await table.opened('question');
    await table.press('Escape');
    expect(table.game.moveCount).to.equal(1);
  });

  it('show themselves by the question mark and by F1, with the rules', async () => {
    const table = await lay(RUNS);
    await table.press('Tab');
    for (const key of ['?', 'F1']) {
      await press(table, key);
      const dialog = await table.opened('page');
      expect(dialog.querySelector('.keys')!.textContent).to.contain('lists the moves');
      await table.press('Escape');
      await waitUntil(() => !dialog.open);
    }
  });

  it('do in the toolbar what they do on the table, and leave it its own', async () => {
    const table = await deal({ variant: 'klondike', deal: '1' });
    table.button('rules').focus();
    await press(table, 'd', 'd', 'z');
    expect(table.game.moveCount).to.equal(1);
    expect(table.root.activeElement).to.equal(table.button('rules'));
    await press(table, 'ArrowRight');
    expect(table.root.activeElement).to.equal(table.button('statistics'));
  });

  it('are silent where the player types, also in a control of the page within the game', async () => {
    const table = await deal({ variant: 'klondike', deal: '1' });
    const field = await fixture<HTMLInputElement>(html`<input />`);
    field.slot = 'controls';
    const text = await fixture<HTMLElement>(html`<p contenteditable="true">text</p>`);
    table.element.append(field);
    for (const place of [field, text]) {
      place.focus();
      await press(table, 'h', 'n', 'd', 'z');
      expect(table.game.moveCount).to.equal(0);
      expect(table.root.querySelector('dialog[open]') === null).to.equal(true);
    }
    expect(field.value).to.equal('hndz');
  });

  it('are fewer with keys="letters-off", none with "off", and another word is told', async () => {
    const table = await lay(RUNS);
    table.element.keys = 'letters-off';
    await press(table, 'Tab', 'd', 'z', '+', 'ArrowDown');
    expect(table.game.moveCount).to.equal(0);
    expect(table.focused).to.equal('7C');
    await press(table, 'Control+z');
    expect(table.said).to.equal('There is nothing to undo.');
    table.element.keys = 'off';
    await table.element.updateComplete;
    await press(table, 'ArrowUp', 'Space');
    expect(table.focused).to.equal('7C');
    expect(table.withPart('held')).to.deep.equal([]);
    table.element.keys = 'loud';
    await table.element.updateComplete;
    expect(table.toldOf('solitaire-error').map(({ error }) => error.message)).to.deep.equal([
      'The attribute keys is "loud"; it can be on or letters-off or off.',
    ]);
  });

  it('are found by their place on keyboards of other scripts', async () => {
    const table = await lay(RUNS);
    await table.press('Tab');
    const event = { key: 'в', code: 'KeyD', bubbles: true, composed: true, cancelable: true };
    table.root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', event));
    expect(table.game.moveCount).to.equal(1);
  });

  it('are found where Hebrew keyboards have a slash for Q', async () => {
    const table = await lay(RUNS);
    await table.press('Tab');
    const event = { key: '/', code: 'KeyQ', bubbles: true, composed: true, cancelable: true };
    table.root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', event));
    await waitUntil(() => table.said.startsWith('Prepared. Score 3, '));
  });
});
