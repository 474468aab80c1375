import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendMouse } from '@web/test-runner-commands';
import { transfer } from '../helpers/engine-play.js';
import { deal, pointOn, sendAll, type GameHarness } from '../helpers/game-harness.js';
import { lay } from '../helpers/prepared-table.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';
import { waitUntil } from '../helpers/wait-until.js';

afterEach(() => resetMouse());

const TABLE = {
  foundation: { H: 3, S: 1 },
  tableau: ['KCx 9C 8D', 'TH', '4H 2S', '', '5S 4D', '3D', 'JC'],
  stock: '2D 5C 6C 7C 8C QC',
  rest: 7,
};

/** All that is missing on the foundations lies free. */
const NEARLY_WON = {
  foundation: { C: 8, D: 8, H: 8, S: 8 },
  tableau: ['KC QC JC TC 9C', 'KD QD JD TD 9D', 'KH QH JH TH 9H', 'KS QS JS TS 9S'],
};

/** Lets cards move so slowly that no movement is over before the next input. */
function slowly(table: GameHarness): GameHarness {
  table.element.style.setProperty('--solitaire-speed', '0.01');
  return table;
}

/** Makes sure that something moves at this moment. */
async function expectMotion(table: GameHarness): Promise<void> {
  await table.element.updateComplete;
  expect(table.flights, 'cards are on their way').to.not.have.length(0);
}

describe('play while cards move', () => {
  it('deals another card by each quick click on the stock, and takes each back by itself', async () => {
    const table = slowly(await lay(TABLE));
    await table.clicks(table.topOf('stock'), 5);
    await expectMotion(table);
    expect(table.game.moveCount).to.equal(5);
    await expectOrder(table);
    for (let left = 4; left >= 0; left--) {
      await table.press('Control+z');
      expect(table.game.moveCount).to.equal(left);
      await expectOrder(table);
    }
  });

  it('drags the next card while one glides, and that one itself from where it comes to lie', async () => {
    const table = slowly(await lay(TABLE));
    await table.doubleClick(table.card('2S'));
    await expectMotion(table);
    await table.drag(table.card('4H'), table.card('3H'));
    table.element.undo();
    await expectMotion(table);
    await table.drag(table.card('4H'), table.card('3H'));
    expect(table.expected()).to.include({ 'foundation-3': 'AH 2H 3H 4H', 'foundation-4': 'AS 2S' });
    await expectOrder(table);
  });

  it('presses no card that still flies to where others cover it by now', async () => {
    const table = slowly(
      await lay({
        foundation: { S: 2 },
        waste: '9D 4S 3S',
        tableau: ['TS', '5S', '', '', '', '', 'JC'],
        rest: 7,
      }),
    );
    for (const from of ['waste', 'waste', 'tableau-2']) {
      table.element.play(transfer(from, 'foundation-4'));
      await expectMotion(table);
    }
    await table.click(table.card('9D'));
    expect(table.withPart('held')).to.deep.equal(['9D']);
  });

  it('goes on by taps and keys', async () => {
    const table = slowly(await lay(TABLE));
    await table.click(table.card('9C'));
    await table.click(table.card('TH'));
    await expectMotion(table);
    await table.doubleClick(table.card('2S'));
    await expectMotion(table);
    for (const key of ['Control+z', 'Control+z', 'Control+y']) await table.press(key);
    expect(table.expected()).to.include({ 'tableau-2': 'TH 9C 8D', 'tableau-3': '4H 2S' });
    expect(table.game.moveCount).to.equal(1);
    await expectOrder(table);
  });

  it('starts during the deal: a press ends that, and hits what lies there', async () => {
    const table = slowly(await deal({ variant: 'klondike', deal: '1', controls: 'none' }));
    table.element.newGame({ deal: 1 });
    await expectMotion(table);
    await table.click(table.topOf('stock'));
    expect(table.game.moveCount).to.equal(1);
    table.element.newGame({ deal: 1 });
    await expectMotion(table);
    await sendAll([
      { type: 'move', position: pointOn(table.topOf('tableau-7')) },
      { type: 'down' },
      { type: 'move', position: table.bareTable },
    ]);
    expect(table.withPart('dragged')).to.deep.equal([table.game.pile('tableau-7').cards.at(-1)!.id]);
    await sendMouse({ type: 'up' });
    await expectUnmoved(table);
  });

  for (const [what, targetIn] of Object.entries<(table: GameHarness) => Element>({
    'a card that is being collected': (table) => table.card('4H'),
    'the foundation that it goes to': (table) => table.topOf('foundation-3'),
    'a face-down card': (table) => table.cardAt('tableau-7', 0),
  })) {
    it(`goes on after a press on ${what}`, async () => {
      const table = slowly(await lay(TABLE));
      const target = pointOn(targetIn(table));
      await table.doubleClick(table.topOf('foundation-3'));
      await expectMotion(table);
      expect(table.expected()).to.include({ 'foundation-3': 'AH 2H 3H 4H', 'foundation-4': 'AS 2S' });
      await sendMouse({ type: 'click', position: target });
      await table.press('Escape');
      await expectOrder(table);
      await table.drag(table.topOf('foundation-4'), table.card('3D'));
      expect(table.expected()['tableau-6']).to.equal('3D 2S');
      table.element.undo();
      table.element.undo();
      await expectUnmoved(table);
    });
  }

  it('is not mixed up with the cards of another game that were being collected', async () => {
    const table = slowly(await lay(NEARLY_WON));
    table.element.autoplay();
    await expectMotion(table);
    table.element.variant = 'escalator';
    await expectUnmoved(table);
    expect(Object.keys(table.shown())).to.include('tableau-28');
    await table.click(table.topOf('stock'));
    expect(table.game.moveCount).to.equal(1);
    await expectOrder(table);
  });

  it('undoes at any time, as often as the key is pressed', async () => {
    const table = slowly(await lay(TABLE));
    await table.press('Tab');
    const { element } = table;
    for (const begin of [
      () => table.drag(table.card('2S'), table.card('AS')),
      () => table.doubleClick(table.topOf('foundation-3')),
      () => table.clicks(table.topOf('stock'), 3),
      () =>
        sendAll([
          { type: 'move', position: pointOn(table.card('9C')) },
          { type: 'down' },
          { type: 'move', position: table.bareTable },
        ]),
      async () => void element.hint(),
      async () => void element.newGame({ deck: table.game.deck }),
    ]) {
      await begin();
      for (let press = 0; press < 5; press++) await table.press('Control+z');
      await resetMouse();
      await expectUnmoved(table);
    }
  });
});

describe('a won game', () => {
  /** Plays the move that wins, and waits for the celebration. */
  async function win(): Promise<GameHarness> {
    const table = await lay(NEARLY_WON);
    table.element.autoplay();
    await expectMotion(table);
    for (const flight of table.flights) flight.finish();
    await waitUntil(() => table.flights.length > 20, 'the cards celebrate');
    return table;
  }

  it('is celebrated by its cards until a press, which leaves them where they lie', async () => {
    const table = await win();
    await sendMouse({ type: 'click', position: table.bareTable });
    expect(table.flights).to.deep.equal([]);
    await expectOrder(table);
    expect(table.element.status).to.equal('won');
  });

  it('can be undone by a key while it is celebrated', async () => {
    const table = await win();
    table.root
      .querySelector<HTMLElement>('solitaire-card[tabindex="0"], solitaire-pile[tabindex="0"]')!
      .focus();
    await table.press('Control+z');
    await expectUnmoved(table);
    expect(table.element.status).to.equal('playing');
  });

  it('is won without any motion where the person wants none', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const table = await lay(NEARLY_WON);
    table.element.autoplay();
    await table.element.updateComplete;
    expect(table.flights).to.deep.equal([]);
    expect(table.toldOf('solitaire-win')).to.have.length(1);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('takes no more moves, whatever is pressed, and stays won', async () => {
    const table = await lay(NEARLY_WON);
    table.element.autoplay();
    for (const target of [table.topOf('foundation-1'), table.pile('tableau-1'), table.pile('stock')]) {
      await table.clicks(target, 3);
    }
    await table.drag(table.topOf('foundation-1'), table.pile('tableau-1'));
    table.element.hint();
    expect(table.element.autoplay()).to.equal(undefined);
    expect(() => table.element.play({ type: 'deal' })).to.throw(/./);
    expect(table.element.status).to.equal('won');
    expect(table.game.history).to.have.length(1);
    expect(table.toldOf('solitaire-win')).to.have.length(1);
    await expectOrder(table);
  });

  it('is left for another by the player and by the page, with no question and nothing told again', async () => {
    const table = await lay(NEARLY_WON, { controls: 'new' });
    const win = async (): Promise<void> => {
      table.element.autoplay();
      await sendMouse({ type: 'click', position: table.bareTable });
      expect(table.element.status).to.equal('won');
    };
    await win();
    await table.click(table.button('new'));
    await table.element.updateComplete;
    expect(table.root.querySelector('dialog[open]')).to.equal(null);
    expect(table.toldOf('solitaire-deal').at(-1)!.game.moveCount).to.equal(0);
    table.element.newGame({ deck: table.element.deck! });
    await win();
    table.element.options = 'draw=3';
    await expectUnmoved(table);
    expect(table.element.status).to.not.equal('won');
    expect(table.game.options).to.include({ draw: 3 });
    expect(table.toldOf('solitaire-win')).to.have.length(2);
  });
});
