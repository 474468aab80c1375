import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { place, put, reload, type Attributes } from '../helpers/game-page.js';
import { PageTime } from '../helpers/page-time.js';

const DEAL: Move = { type: 'deal' };
const KEPT = { 'storage-key': 'daily', deal: 'daily' };

const time = new PageTime();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => {
  localStorage.clear();
  time.begin();
  time.at('2026-11-30T12:00:00Z');
});
afterEach(() => time.end());

function wasRestored(harness: GameHarness): boolean {
  return harness.toldOf('solitaire-deal')[0]!.restored;
}

describe('the daily deal', () => {
  it('has the number of the date, in each variant, and the page is told that number', async () => {
    for (const variant of ['escalator', 'athena', 'saratoga', 'klondike']) {
      const harness = await put({ variant, deal: ' Daily ' });
      expect(harness.game.deal).to.equal(20261130);
      expect(harness.shown()).to.deep.equal(harness.expected());
      expect(harness.toldOf('solitaire-deal').map(({ game }) => game.deal)).to.deep.equal([20261130]);
      expect(harness.game.toJSON().deal).to.equal(20261130);
      expect(harness.said).to.include('deal 20261130');
    }
  });

  it('changes at midnight in UTC', async () => {
    time.at('2026-11-30T23:59:59.999Z');
    expect((await put({ deal: 'daily' })).game.deal).to.equal(20261130);
    time.at('2026-12-01T00:00:00Z');
    expect((await put({ deal: 'daily' })).game.deal).to.equal(20261201);
  });

  it('comes back on the same day with its moves', async () => {
    const harness = await put(KEPT);
    harness.element.play(DEAL);
    time.at('2026-11-30T23:59:00Z');
    const again = await reload(harness);
    expect(wasRestored(again)).to.equal(true);
    expect(again.element.moves).to.equal(1);
  });

  it('goes on over midnight, and gives way to that of the new day with the next load', async () => {
    const harness = await put(KEPT);
    harness.element.play(DEAL);
    time.at('2026-12-01T00:00:00Z');
    harness.element.setAttribute('deal', 'daily');
    harness.element.play(DEAL);
    await harness.settled();
    expect(harness.game.deal).to.equal(20261130);
    expect(harness.element.moves).to.equal(2);
    const again = await reload(harness);
    expect(wasRestored(again)).to.equal(false);
    expect(again.game.deal).to.equal(20261201);
    expect(again.element.moves).to.equal(0);
  });

  it('goes on over midnight when the table is moved within the page', async () => {
    const harness = await put(KEPT);
    harness.element.play(DEAL);
    time.at('2026-12-01T00:00:00Z');
    (await place()).append(harness.element);
    await harness.settled();
    expect(harness.game.deal).to.equal(20261130);
    expect(harness.element.moves).to.equal(1);
  });

  it('is dealt again by New game in the new day', async () => {
    const harness = await put(KEPT);
    time.at('2026-12-01T00:00:00Z');
    await harness.click(harness.button('new'));
    expect(harness.game.deal).to.equal(20261201);
  });
});

describe('a new game where the page asks for the daily deal', () => {
  it('is a random one while the deal of the day is on the table, and today’s after that', async () => {
    const harness = await put(KEPT);
    await harness.click(harness.button('new'));
    expect(harness.game.deal).not.to.equal(20261130);
    await harness.click(harness.button('new'));
    expect(harness.game.deal).to.equal(20261130);
    expect(harness.element.newGame().deal).not.to.equal(20261130);
  });

  it('is today’s of another variant, or with other options', async () => {
    const harness = await put(KEPT);
    const { element } = harness;
    expect(element.newGame({ variant: 'athena' }).deal).to.equal(20261130);
    expect(element.newGame({ options: { draw: 3 } }).deal).to.equal(20261130);
    expect(element.game!.options.draw).to.equal(3);
    expect(element.newGame({ deal: 7 }).deal).to.equal(7);
  });

  it('that the player chose comes back on the same day, and not on the next one', async () => {
    const harness = await put(KEPT);
    const { deal } = harness.element.newGame();
    harness.element.play(DEAL);
    const again = await reload(harness);
    expect(again.game.deal).to.equal(deal);
    time.at('2026-12-01T00:00:00Z');
    expect((await reload(again)).game.deal).to.equal(20261201);
  });
});

describe('the daily deal that can be won', () => {
  const asked: Attributes = { deal: 'daily', winnable: '', solver: 'on' };

  async function found(attributes: Attributes): Promise<number> {
    const harness = await put({ ...asked, ...attributes });
    if (!harness.element.game) {
      await new Promise((resolve) => harness.element.addEventListener('solitaire-deal', resolve, { once: true }));
    }
    return harness.game.deal!;
  }

  it('is the first of the day’s deals that is proven winnable, for everybody the same', async () => {
    const deal = await found({ variant: 'saratoga' });
    expect(deal % 100_000_000).to.equal(20261130);
    expect(await found({ variant: 'saratoga' })).to.equal(deal);
    const harness = await put({ variant: 'saratoga', deal: String(deal), solver: 'on' });
    expect(await harness.element.assess()).to.equal('won');
  });

  it('comes back on the same day, and not on the next one', async () => {
    const deal = await found({ variant: 'saratoga', 'storage-key': 'daily' });
    document.querySelector('solitaire-game')!.play(DEAL);
    document.querySelector('solitaire-game')!.remove();
    const again = await put({ ...asked, variant: 'saratoga', 'storage-key': 'daily' });
    expect(wasRestored(again)).to.equal(true);
    expect(again.game.deal).to.equal(deal);
    again.element.remove();
    time.at('2026-12-01T00:00:00Z');
    expect((await found({ variant: 'saratoga', 'storage-key': 'daily' })) % 100_000_000).to.equal(20261201);
  });
});
