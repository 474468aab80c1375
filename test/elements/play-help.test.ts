import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { formatMove } from '../../src/engine/index.js';
import { transfer } from '../helpers/engine-play.js';
import { deal, type GameHarness } from '../helpers/game-harness.js';
import { lay } from '../helpers/prepared-table.js';
import { expectOrder, expectUnmoved } from '../helpers/table-order.js';
import { WON_GAMES } from '../helpers/won-games.js';

afterEach(() => resetMouse());

/** Whether a person sees what was said last. */
function isMessageSeen({ root }: GameHarness): boolean {
  const message = root.querySelector('[part="message"]')!;
  const { width, height } = message.getBoundingClientRect();
  return (
    message.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 40 && height > 10
  );
}

describe('a refused move', () => {
  const TABLE = {
    tableau: ['KCx 9C 8D', 'TS', 'JH', 'QC', '', 'AS', '4Dx 2S'],
    stock: '2D 3D',
    rest: 5,
  };

  for (const [from, to, words] of [
    ['9C', 'TS', "Can't go there: needs a red 9."],
    ['TS', 'QC', "Can't go there: needs a red jack."],
    ['9C', 'foundation-1', "Can't go there: it takes one card at a time."],
    ['8D', 'foundation-1', "Can't go there: needs an ace."],
    ['8D', 'stock', "Can't go there: cards do not go that way."],
  ] as const) {
    it(`says why in words: ${from} on ${to}`, async () => {
      const table = await lay(TABLE);
      const target = to.includes('-') || to === 'stock' ? table.topOf(to) : table.card(to);
      await table.drag(table.card(from), target);
      expect(table.said).to.equal(words);
      expect(isMessageSeen(table)).to.equal(true);
      expect(table.card(from).getAnimations(), 'the card goes home').to.not.have.length(0);
      await expectUnmoved(table);
    });
  }

  it('is forgotten with the next move', async () => {
    const table = await lay(TABLE);
    await table.drag(table.card('8D'), table.card('TS'));
    expect(isMessageSeen(table)).to.equal(true);
    await table.doubleClick(table.card('AS'));
    expect(table.said).to.match(/^Ace of spades to foundation 1\./);
    expect(isMessageSeen(table)).to.equal(false);
  });
});

describe('a hint', () => {
  it('shows a card and its target on the table, and says both', async () => {
    const table = await lay({ tableau: ['KCx 9C 8D', 'TH', '', 'JS', '3Sx 5C'], stock: '2D 3D', rest: 3 });
    const move = table.element.hint();
    await table.element.updateComplete;
    expect(move).to.deep.equal(transfer('tableau-1', 'tableau-2', 2));
    expect(table.withPart('hinted')).to.have.members(['9C', '8D', 'tableau-2', 'TH']);
    expect(table.said).to.equal('Hint: 9 of clubs and 1 more, tableau 1, to 10 of hearts, tableau 2.');
    expect(isMessageSeen(table)).to.equal(true);
    await expectUnmoved(table);
  });

  it('names the stock when turning it is all that is left, and the waste when that turns back', async () => {
    const table = await lay({
      foundation: { C: 1 },
      tableau: ['', '', '', '', '', '', '9H'],
      stock: 'JD 2C',
      rest: 7,
    });
    const hint = async (): Promise<string[]> => {
      table.element.hint();
      await table.element.updateComplete;
      return table.withPart('hinted');
    };
    expect(await hint()).to.deep.equal(['stock', '2C']);
    expect(table.said).to.equal('Hint: turn the stock.');
    await table.clicks(table.topOf('stock'), 2);
    expect(await hint()).to.deep.equal(['stock']);
    expect(table.said).to.equal('Hint: turn the waste over.');
  });

  it('is gone with the next move, and is asked for without a trace in the game', async () => {
    const table = await deal({ variant: 'klondike', deal: '1' });
    await table.click(table.button('hint'));
    expect(table.withPart('hinted')).to.not.have.length(0);
    expect(table.told).to.deep.equal([]);
    await table.click(table.topOf('stock'));
    expect(table.withPart('hinted')).to.deep.equal([]);
    expect(table.game.moveCount).to.equal(1);
  });

  it('is a legal move at any time, also after the options or the variant have changed', async () => {
    const table = await deal({ variant: 'klondike', deal: '1', controls: 'none' });
    const { element } = table;
    for (const ask of [
      { variant: 'klondike', options: { draw: 3 } },
      { variant: 'klondike', options: { draw: 1, 'kings-only': false } },
      { variant: 'escalator' },
      { variant: 'saratoga' },
    ]) {
      element.newGame({ deal: 7, ...ask });
      for (let move = element.hint(); move && table.game.moveCount < 30; move = element.hint()) {
        expect(table.game.legalMoves().map(formatMove)).to.include(formatMove(move));
        element.play(move);
      }
      expect(table.game.moveCount).to.be.greaterThan(5);
    }
    await expectOrder(table);
  });

  it('says so when no useful move is known', async () => {
    const table = await lay(
      { tableau: ['', '', '', '', '', '', '9H'], rest: 7 },
      { options: 'redeals=unlimited' },
    );
    const { told } = table;
    expect(table.element.hint()).to.equal(undefined);
    await table.element.updateComplete;
    expect(table.said).to.equal('No useful move found.');
    expect(table.withPart('hinted')).to.deep.equal([]);
    expect(told).to.deep.equal([]);
  });
});

describe('the finish button', () => {
  it('is there only when it wins, wins at one click, and one undo takes all of it back', async () => {
    const { moves, ...game } = WON_GAMES.find(({ variant }) => variant === 'saratoga')!;
    const table = await deal(game);
    const { element } = table;
    expect(table.button('finish'), 'all cards are face up from the start').to.equal(null);
    const toFinish = moves.findIndex((move) => {
      element.play(move);
      return table.game.finishMoves().length > 0;
    });
    await element.updateComplete;
    const before = table.shown();
    await table.click(table.button('finish'));
    expect(element.status).to.equal('won');
    expect(table.toldOf('solitaire-win')).to.have.length(1);
    expect(table.button('finish')).to.equal(null);
    await expectOrder(table);
    expect(table.game.history).to.have.length(toFinish + 2);

    await table.click(table.button('undo'));
    expect(table.shown()).to.deep.equal(before);
    await expectOrder(table);
    await table.click(table.button('redo'));
    expect(element.status).to.equal('won');
    expect(table.toldOf('solitaire-win'), 'a win is told once').to.have.length(1);
  });

  it('lets the cards fly for no more than two seconds, and Escape or a press ends that', async () => {
    const table = await lay(
      {
        tableau: ['KC QC JC TC 9C 8C', 'KD QD JD TD 9D 8D', 'KH QH JH TH 9H 8H', 'KS QS JS TS 9S 8S'],
        foundation: { C: 7, D: 7, H: 7, S: 7 },
      },
      { controls: 'finish' },
    );
    await table.click(table.button('finish'));
    const ends = table.flights.map(({ effect }) => Number(effect!.getComputedTiming().endTime));
    expect(ends).to.not.have.length(0);
    expect(Math.max(...ends)).to.be.at.most(2000);
    table.root.querySelector<HTMLElement>('[part="table"] [tabindex="0"]')!.focus();
    await table.press('Escape');
    expect(table.flights).to.deep.equal([]);
  });
});

describe('the game by itself', () => {
  it('collects nothing that the player did not ask for', async () => {
    const table = await lay({
      foundation: { H: 3 },
      tableau: ['KCx 4H 9C', 'TH', '', '', '', '', 'JD'],
      stock: '2D',
      rest: 7,
    });
    await table.drag(table.card('9C'), table.card('TH'));
    await table.settled();
    expect(table.game.history).to.have.length(1);
    expect(table.expected()['tableau-1']).to.equal('KCx 4H');
  });
});
