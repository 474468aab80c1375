import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { transfer } from '../helpers/engine-play.js';
import { deal, pointIn, type GameHarness } from '../helpers/game-harness.js';
import { lay } from '../helpers/prepared-table.js';
import { expectOrder } from '../helpers/table-order.js';

afterEach(() => resetMouse());

/** One card is missing on the foundations, and there is no redeal left to speak of. */
const ONE_LEFT = { foundation: { C: 13, D: 13, H: 13, S: 12 }, tableau: ['KS'] };

function countOf(table: GameHarness, type: 'win' | 'stuck'): number {
  return table.toldOf(`solitaire-${type}`).length;
}

function note({ root }: GameHarness): HTMLElement | null {
  return root.querySelector('[part~="note"]');
}

/** A button of the note, by the word on it or by its title. */
function noteButton(table: GameHarness, word: string): HTMLElement {
  const buttons = [...note(table)!.querySelectorAll('button')];
  return buttons.find((button) => button.textContent.trim() === word || button.title === word)!;
}

async function clickMiddle(target: Element): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

describe('the move that wins', () => {
  for (const [way, win] of Object.entries<(table: GameHarness) => Promise<void>>({
    'a drag': (table) => table.drag(table.card('KS'), table.card('QS')),
    'two taps': async (table) => {
      await table.click(table.card('KS'));
      await sendMouse({ type: 'click', position: pointIn(table.card('QS'), 0.9) });
    },
    'a double tap': (table) => table.doubleClick(table.card('KS')),
    'a double tap on a foundation': (table) => table.doubleClick(table.card('KD')),
    Enter: async (table) => {
      for (const key of ['Tab', 'ArrowDown', 'Enter']) await table.press(key);
    },
    'Control and Enter': async (table) => {
      for (const key of ['Tab', 'ArrowDown', 'Control+Enter']) await table.press(key);
    },
    'the page': async ({ element }) => void element.play(transfer('tableau-1', 'foundation-4')),
    'autoplay of the page': async ({ element }) => void element.autoplay(),
  })) {
    it(`is told as a win once when it is made by ${way}, and not again when it is made again`, async () => {
      const table = await lay(ONE_LEFT, { options: 'redeals=0' });
      await win(table);
      await table.element.updateComplete;
      expect(table.element.status).to.equal('won');
      expect([countOf(table, 'win'), countOf(table, 'stuck')]).to.deep.equal([1, 0]);
      expect(note(table)!.textContent).to.include('You won');
      expect(table.said).to.match(/^You won in 1 move, /);
      table.element.undo();
      table.element.redo();
      expect(countOf(table, 'win')).to.equal(1);
      expect(table.element.status).to.equal('won');
    });
  }

  for (const [way, dismiss] of Object.entries<(table: GameHarness) => Promise<void>>({
    'its ✕': (table) => clickMiddle(noteButton(table, 'Dismiss')),
    Escape: async (table) => {
      noteButton(table, 'Dismiss').focus();
      await table.press('Escape');
    },
  })) {
    it(`leaves a note that goes by ${way}, and the game can be undone and won again`, async () => {
      const table = await lay(ONE_LEFT);
      await table.doubleClick(table.card('KS'));
      await dismiss(table);
      expect(note(table)).to.equal(null);
      await expectOrder(table);
      table.element.undo();
      await table.element.updateComplete;
      expect(table.element.status).to.equal('playing');
      await table.drag(table.card('KS'), table.card('QS'));
      expect(table.element.status).to.equal('won');
    });
  }

  it('leaves a note that leads on to a new game', async () => {
    const table = await lay(ONE_LEFT);
    await table.doubleClick(table.card('KS'));
    await clickMiddle(noteButton(table, 'New game'));
    expect(table.game.moveCount).to.equal(0);
    expect(table.element.status).to.not.equal('won');
    // What it deals of this variant is stuck from the start, and says so.
    expect(note(table)?.matches('.note-won') ?? false).to.equal(false);
    await expectOrder(table);
  });
});

describe('a game of Escalator', () => {
  /** The last row is of aces and threes; the stock has no king, two or four. */
  const STUCK =
    'KC KD KH KS 2C 2D 2H 2S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C AC AD AH AS 3C 3D 3H ' +
    '3S 7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 9S TC TD TH TS JC JD JH JS QC QD QH QS';

  it('is stuck with the last card turned, not before, and says so without taking the focus', async () => {
    const field = await fixture<HTMLElement>(html`<input />`);
    const table = await deal({ variant: 'escalator', deck: STUCK, controls: 'none' });
    field.focus();
    for (let turn = 0; turn < 23; turn++) table.element.play({ type: 'deal' });
    expect([table.element.status, countOf(table, 'stuck')]).to.deep.equal(['playing', 0]);
    table.element.play({ type: 'deal' });
    await table.element.updateComplete;
    expect([table.element.status, countOf(table, 'stuck')]).to.deep.equal(['stuck', 1]);
    expect(note(table)!.textContent).to.include('No useful move left');
    expect(table.said).to.equal(
      'Queen of spades. 0 left. No useful move is left. Undo, restart or start a new game.',
    );
    expect(document.activeElement).to.equal(field);
    await expectOrder(table);
  });

  it('plays on from there by undo, and is told stuck again when it is so again', async () => {
    const table = await deal({ variant: 'escalator', deck: STUCK, controls: 'none' });
    for (let turn = 0; turn < 24; turn++) table.element.play({ type: 'deal' });
    await table.element.updateComplete;
    await clickMiddle(noteButton(table, 'Undo'));
    expect(note(table)).to.equal(null);
    expect(table.element.status).to.equal('playing');
    await table.click(table.topOf('stock'));
    expect(countOf(table, 'stuck')).to.equal(2);
    expect(countOf(table, 'win')).to.equal(0);
  });
});

describe('a game of Klondike', () => {
  for (const [what, tableau] of Object.entries({
    'only a part of a run can move on': ['9C 8D', '', '9S', 'TH', '', '', 'KC'],
    'a king can go to an empty pile': ['QCx KD', '', '', '', '', '', 'KC'],
  })) {
    it(`is not told stuck where ${what}`, async () => {
      const table = await lay({ tableau, stock: '5H', rest: 7 }, { options: 'redeals=0' });
      table.element.play({ type: 'deal' });
      expect(table.element.status).to.equal('playing');
      expect(countOf(table, 'stuck')).to.equal(0);
    });
  }

  it('is told stuck once, when no move but turning the stock is left', async () => {
    const table = await lay({ tableau: ['4D 3S', '', '', '', '', '', '9H'], stock: '5C 2D JD', rest: 7 });
    expect(table.element.status).to.equal('playing');
    await table.click(table.topOf('stock'));
    await table.click(table.topOf('stock'));
    await table.drag(table.card('2D'), table.card('3S'));
    expect([table.element.status, countOf(table, 'stuck')]).to.deep.equal(['stuck', 1]);
    expect(note(table)).to.not.equal(null);
    await table.click(table.topOf('stock'));
    expect([table.element.status, countOf(table, 'stuck')]).to.deep.equal(['stuck', 1]);
    expect(note(table)).to.equal(null);
  });
});
