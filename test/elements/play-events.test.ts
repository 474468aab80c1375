import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { transfer } from '../helpers/engine-play.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { lay } from '../helpers/prepared-table.js';
import { textOfEvent } from '../helpers/told.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';

afterEach(() => resetMouse());

/** A run on a face-down king, a card for a foundation, and two cards in stock. */
const TABLE = {
  foundation: { H: 3, S: 1 },
  tableau: ['KCx 9C 8D', 'TH', '4H 2S', '', '', '', 'JC'],
  stock: '2D 3D',
  rest: 7,
};

function textsOf({ told }: GameHarness): string[] {
  return told.map(textOfEvent);
}

/** Which events were told, in their order. */
function typesOf({ told }: GameHarness): string[] {
  return told.map(({ type }) => type.replace('solitaire-', ''));
}

/** Keeps all moves from happening. */
function keepAll({ element }: GameHarness): void {
  element.addEventListener('solitaire-before-move', (event) => event.preventDefault());
}

describe('the events of play', () => {
  it('tell of a move by the player before and after it, with each card that moved or turned', async () => {
    const table = await lay(TABLE);
    await table.drag(table.card('9C'), table.card('TH'));
    expect(textsOf(table)).to.deep.equal([
      'before tableau-1>tableau-2*2 by player',
      'move tableau-1>tableau-2*2: 9C tableau-1 1 > tableau-2 1, 8D tableau-1 2 > tableau-2 2, ' +
        'KC tableau-1 0 > tableau-1 0 turned up, score 4 to 4 by player',
    ]);
  });

  it('tell of the score when it changes, after the move', async () => {
    const table = await lay(TABLE);
    await table.doubleClick(table.card('2S'));
    expect(textsOf(table)).to.deep.equal([
      'before tableau-3>foundation-4 by player',
      'move tableau-3>foundation-4: 2S tableau-3 1 > foundation-4 1, score 4 to 5 by player',
      'score 4 to 5 by player',
    ]);
  });

  it('tell of turned and turned back stock', async () => {
    const table = await lay(TABLE);
    for (let click = 0; click < 3; click++) await table.click(table.topOf('stock'));
    expect(textsOf(table).filter((text) => text.startsWith('move'))).to.deep.equal([
      'move deal: 3D stock 1 > waste 0 turned up, score 4 to 4 by player',
      'move deal: 2D stock 0 > waste 1 turned up, score 4 to 4 by player',
      'move redeal: 2D waste 1 > stock 0 turned down, 3D waste 0 > stock 1 turned down, ' +
        'score 4 to 4 by player',
    ]);
  });

  it('name who made a move: the player, the page, the game itself, undo and redo', async () => {
    const table = await lay(TABLE);
    const { element } = table;
    element.play(transfer('tableau-3', 'foundation-4'));
    element.undo();
    element.redo();
    element.undo();
    await element.updateComplete;
    await table.doubleClick(table.card('3H'));
    element.undo();
    element.autoplay();
    await element.updateComplete;
    await table.click(table.topOf('stock'));
    await table.press('Control+z');
    expect(textsOf(table).filter((text) => text.startsWith('before'))).to.deep.equal([
      'before tableau-3>foundation-4 by host',
      'before tableau-3>foundation-4 by undo',
      'before tableau-3>foundation-4 by redo',
      'before tableau-3>foundation-4 by undo',
      'before tableau-3>foundation-4+tableau-3>foundation-3 by auto',
      'before tableau-3>foundation-4+tableau-3>foundation-3 by undo',
      'before tableau-3>foundation-4+tableau-3>foundation-3 by auto',
      'before deal by player',
      'before deal by undo',
    ]);
    const made = table.told.filter(({ type }) => type !== 'solitaire-before-move').map(textOfEvent);
    expect(made.slice(0, 6)).to.deep.equal([
      'move tableau-3>foundation-4: 2S tableau-3 1 > foundation-4 1, score 4 to 5 by host',
      'score 4 to 5 by host',
      'undo tableau-3>foundation-4: 2S foundation-4 1 > tableau-3 1, score 5 to 4 by undo',
      'score 5 to 4 by undo',
      'move tableau-3>foundation-4: 2S tableau-3 1 > foundation-4 1, score 4 to 5 by redo',
      'score 4 to 5 by redo',
    ]);
  });

  it('bubble out of the page’s own shadow trees, and are told when the state is there already', async () => {
    const table = await lay(TABLE);
    const seen: string[] = [];
    const listen = (event: Event) => {
      seen.push(`${event.type} ${String(event.composed)} ${table.game.moveCount}`);
    };
    const types = ['solitaire-before-move', 'solitaire-move', 'solitaire-score'] as const;
    for (const type of types) document.addEventListener(type, listen);
    await table.doubleClick(table.card('2S'));
    for (const type of types) document.removeEventListener(type, listen);
    expect(seen).to.deep.equal([
      'solitaire-before-move true 0',
      'solitaire-move true 1',
      'solitaire-score true 1',
    ]);
  });

  it('are told in order where a listener plays on', async () => {
    const table = await lay(TABLE);
    const playOn = () => table.element.play({ type: 'deal' });
    table.element.addEventListener('solitaire-move', playOn, { once: true });
    await table.doubleClick(table.card('2S'));
    expect(typesOf(table)).to.deep.equal([
      'before-move',
      'move',
      'before-move',
      'score',
      'move',
    ]);
    await expectOrder(table);
  });

  it('tell of a deal before what is played on it at once, and after a restart too', async () => {
    const table = await lay(TABLE);
    const { element } = table;
    element.newGame({ variant: 'klondike', deal: 5 });
    element.play({ type: 'deal' });
    element.undo();
    element.restart();
    element.play({ type: 'deal' });
    await element.updateComplete;
    expect(typesOf(table)).to.deep.equal([
      ...['deal', 'before-move', 'move', 'before-move', 'undo'],
      ...['deal', 'before-move', 'move'],
    ]);
  });

  it('tell of a restart before the score that changes with it', async () => {
    const table = await lay(TABLE);
    table.element.play(transfer('tableau-3', 'foundation-4'));
    table.told.length = 0;
    table.element.restart();
    expect(typesOf(table)).to.deep.equal(['deal', 'score']);
  });

  it('tell all of a move before the deal that a listener makes, and that when it is on the table', async () => {
    const table = await lay(TABLE);
    const { element } = table;
    element.addEventListener('solitaire-move', () => element.newGame({ variant: 'athena', deal: 5 }), { once: true });
    await table.doubleClick(table.card('2S'));
    await element.updateComplete;
    expect(typesOf(table)).to.deep.equal(['before-move', 'move', 'score', 'deal']);
    let shown = '';
    element.addEventListener('solitaire-move', () => element.newGame({ variant: 'klondike', deal: 5 }), { once: true });
    element.addEventListener('solitaire-deal', () => (shown = table.shown()['tableau-1'] ?? ''), { once: true });
    element.play({ type: 'deal' });
    await element.updateComplete;
    expect(shown).to.equal(table.expected()['tableau-1']);
  });

  it('are not told of what the rules refuse', async () => {
    const table = await lay(TABLE);
    await table.drag(table.card('8D'), table.card('TH'));
    await table.doubleClick(table.card('JC'));
    expect(() => table.element.play(transfer('tableau-1', 'tableau-2'))).to.throw(/./);
    expect(table.told).to.deep.equal([]);
  });
});

describe('a move that the page keeps from happening', () => {
  it('leaves a dragged card to glide home, and all as it was', async () => {
    const table = await lay(TABLE);
    keepAll(table);
    await table.drag(table.card('9C'), table.card('TH'));
    expect(table.card('9C').getAnimations(), 'the card glides').to.not.have.length(0);
    await expectUnmoved(table);
    await table.settled();
    expect(table.toldOf('solitaire-move')).to.deep.equal([]);
  });

  for (const [way, play] of Object.entries<(table: GameHarness) => Promise<void>>({
    'taps': async (table) => {
      await table.click(table.card('9C'));
      await table.click(table.card('TH'));
    },
    'a double tap': (table) => table.doubleClick(table.card('2S')),
    'a tap on the stock': (table) => table.click(table.topOf('stock')),
    'keys': async (table) => {
      for (const key of ['Tab', 'Enter']) await table.press(key);
    },
    'the page': async ({ element }) => void expect(element.play({ type: 'deal' })).to.equal(undefined),
  })) {
    it(`is not made by ${way} either`, async () => {
      const table = await lay(TABLE);
      keepAll(table);
      await play(table);
      await expectUnmoved(table);
      expect(table.told.map(({ type }) => type)).to.deep.equal(['solitaire-before-move']);
    });
  }

  it('is not taken back or made again either', async () => {
    const table = await lay(TABLE);
    table.element.play({ type: 'deal' });
    let kept = true;
    table.element.addEventListener('solitaire-before-move', (event) => kept && event.preventDefault());
    table.element.undo();
    expect(table.game.moveCount).to.equal(1);
    kept = false;
    table.element.undo();
    kept = true;
    table.element.redo();
    expect(table.game.moveCount).to.equal(0);
    await expectOrder(table);
  });
});
