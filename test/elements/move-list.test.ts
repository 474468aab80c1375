import { expect } from '@open-wc/testing';
import { Game, parseOptions } from '../../src/engine.js';
import { Chooser } from '../helpers/chooser.js';
import { deal, type GameHarness } from '../helpers/game-harness.js';
import { lay } from '../helpers/prepared-table.js';
import { waitUntil } from '../helpers/wait-until.js';
import { WON_GAMES } from '../helpers/won-games.js';

function dialogOf({ root }: GameHarness): HTMLDialogElement {
  return root.querySelector<HTMLDialogElement>('dialog.page')!;
}

function items(table: GameHarness): string[] {
  return [...dialogOf(table).querySelectorAll('.move-list button')].map(({ textContent }) => textContent.trim());
}

async function open(table: GameHarness, key = 'm'): Promise<void> {
  await table.press(key);
  await table.opened('page');
}

const SMALL = { tableau: ['KS', '9C 8D', 'TH', '', 'AC', '', '2S'], stock: '3S', rest: 5 };

describe('the list of moves', () => {
  for (const game of WON_GAMES) {
    it(`wins a game of ${game.variant} alone`, async function () {
      this.timeout(90_000);
      const table = await deal(game);
      const { variant, deal: number, options, moves } = game;
      // What the moves are about is read from a twin: which of several empty piles is taken may differ on the table.
      const twin = Game.deal(variant, { deal: Number(number), options: parseOptions(options ?? '') });
      const chooser = new Chooser(table, twin);
      for (const move of moves) await chooser.play(move);
      await table.element.updateComplete;
      expect(table.element.status).to.equal('won');
      expect(dialogOf(table).open, 'the list is shut after the last move').to.equal(false);
      expect(table.toldOf('solitaire-win')).to.have.length(1);
      expect(new Set(table.toldOf('solitaire-move').map(({ by }) => by))).to.deep.equal(new Set(['player']));
    });
  }

  it('names each move once, of empty places that are alike the first, and none that changes nothing', async () => {
    const table = await lay(SMALL);
    await table.press('Tab');
    await open(table);
    expect(items(table)).to.deep.equal([
      '9 of clubs and 1 more, tableau 2, to 10 of hearts, tableau 3',
      'Ace of clubs, tableau 5, to empty foundation 1',
      'Turn the stock',
    ]);
  });

  it('says in it what a move has done, takes it back, and gives the focus back to the table', async () => {
    const table = await lay(SMALL);
    await table.press('Tab');
    await open(table);
    await table.press('Enter');
    await table.element.updateComplete;
    const said = dialogOf(table).querySelector('[role="status"]')!;
    expect(said.textContent).to.contain('to tableau 3.');
    expect(dialogOf(table).matches(':focus-within'), 'the focus stays in the list').to.equal(true);
    await table.click(dialogOf(table).querySelector('[part="dialog-buttons"] button')!);
    expect(table.game.moveCount).to.equal(0);
    await table.press('Escape');
    await waitUntil(() => table.focused !== undefined, 'the focus is on the table');
  });

  it('holds the places for the cards in hand', async () => {
    const table = await lay(SMALL);
    await table.press('Tab');
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'Space']) await table.press(key);
    expect(table.withPart('held')).to.deep.equal(['9C', '8D']);
    await open(table);
    expect(items(table)).to.deep.equal(['9 of clubs and 1 more, tableau 2, to 10 of hearts, tableau 3']);
  });
});
