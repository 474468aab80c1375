import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { place, put, reload } from '../helpers/game-page.js';
import { PageTime } from '../helpers/page-time.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToLastMove, winningDeck } from '../helpers/winning-decks.js';

const DEAL: Move = { type: 'deal' };

const time = new PageTime();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => time.begin());
afterEach(() => time.end());

/** The time that the toolbar shows now. */
async function shown({ element, root }: GameHarness): Promise<string> {
  element.requestUpdate();
  await element.updateComplete;
  return root.querySelector('[part="time"] .reading-value')!.textContent;
}

/** A game of Escalator that the next move wins, after 5 seconds. */
async function nearlyWon(): Promise<{ harness: GameHarness; last: Move }> {
  const harness = await put({ variant: 'escalator', deck: winningDeck('escalator') });
  harness.element.play(DEAL);
  harness.element.undo();
  time.pass(5);
  return { harness, last: playToLastMove(harness.element) };
}

describe('the time', () => {
  it('stands until the first move, and goes from then on', async () => {
    const harness = await put();
    time.pass(100);
    harness.element.hint();
    expect(await shown(harness)).to.equal('0:00');
    await harness.click(harness.pile('stock'));
    expect(await shown(harness)).to.equal('0:00');
    time.pass(65);
    expect(await shown(harness)).to.equal('1:05');
  });

  it('is shown by itself while nothing is done', async () => {
    const harness = await put();
    await harness.click(harness.pile('stock'));
    await harness.settled();
    time.pass(7);
    const reading = harness.root.querySelector('[part="time"] .reading-value')!;
    expect(reading.textContent).to.equal('0:00');
    await waitUntil(() => reading.textContent === '0:07');
  });

  it('stands while the page is hidden or the table is out of it', async () => {
    const harness = await put();
    const { element } = harness;
    element.play(DEAL);
    time.pass(10);
    time.hide();
    time.pass(1000);
    expect(await shown(harness)).to.equal('0:10');
    time.hide(false);
    time.pass(10);
    expect(await shown(harness)).to.equal('0:20');
    element.remove();
    time.pass(1000);
    (await place()).append(element);
    time.pass(10);
    expect(await shown(harness)).to.equal('0:30');
  });

  it('of a game begun in a hidden page counts from when it is shown', async () => {
    const harness = await put();
    time.hide();
    harness.element.play(DEAL);
    time.pass(1000);
    time.hide(false);
    time.pass(3);
    expect(await shown(harness)).to.equal('0:03');
  });

  it('stands when the game is won, though the page is hidden and shown', async () => {
    const { harness, last } = await nearlyWon();
    harness.element.play(last);
    const [win] = harness.toldOf('solitaire-win');
    expect(win!.seconds).to.equal(5);
    for (const hidden of [true, false, true, false]) {
      time.pass(30);
      time.hide(hidden);
    }
    time.pass(60);
    expect(await shown(harness)).to.equal('0:05');
  });

  it('of a won game stands after a reload', async () => {
    const { harness, last } = await nearlyWon();
    harness.element.play(last);
    const again = await reload(harness);
    time.pass(60);
    expect(await shown(again)).to.equal('0:05');
  });

  it('stands when the game is stuck', async () => {
    const harness = await put({ variant: 'escalator', deal: '2' });
    const { game } = harness;
    while (game.status === 'playing') harness.element.play(game.stockMove() ?? game.legalMoves()[0]!);
    time.pass(60);
    expect(harness.element.status).to.equal('stuck');
    expect(await shown(harness)).to.equal('0:00');
    await harness.click(harness.button('undo'));
    time.pass(4);
    expect(await shown(harness)).to.equal('0:04');
  });

  it('goes on from where it stood when a win is taken back', async () => {
    const { harness, last } = await nearlyWon();
    harness.element.play(last);
    time.pass(60);
    harness.element.undo();
    time.pass(2);
    expect(await shown(harness)).to.equal('0:07');
    harness.element.redo();
    time.pass(60);
    expect(await shown(harness)).to.equal('0:07');
    expect(harness.toldOf('solitaire-win')).to.have.length(1);
  });

  it('comes back on a reload, and goes on', async () => {
    const harness = await put();
    harness.element.play(DEAL);
    time.pass(12);
    const again = await reload(harness);
    expect(await shown(again)).to.equal('0:12');
    time.pass(3);
    expect(await shown(again)).to.equal('0:15');
  });

  it('is 0 again after a restart and with a new game, and stands until the next move', async () => {
    const harness = await put();
    for (const begin of [() => harness.element.restart(), () => harness.element.newGame()]) {
      harness.element.play(DEAL);
      time.pass(12);
      begin();
      time.pass(50);
      expect(await shown(harness)).to.equal('0:00');
    }
  });

  it('can be left out', async () => {
    const harness = await put({ controls: 'new undo' });
    harness.element.play(DEAL);
    time.pass(12);
    await harness.settled();
    expect(harness.root.querySelector('[part="time"]')).to.equal(null);
    expect(harness.said).not.to.match(/0:/);
  });
});
