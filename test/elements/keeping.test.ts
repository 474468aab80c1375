import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { SavedGameError, type Move } from '../../src/engine.js';
import type { SolitaireGame } from '../../src/index.js';
import { GameHarness } from '../helpers/game-harness.js';
import { ConsoleWatch, create, place, put, reload, type Attributes } from '../helpers/game-page.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToWin, winningDeck } from '../helpers/winning-decks.js';

const DEAL: Move = { type: 'deal' };
const SAVED = 'solitaire-elements:kept:game:klondike';
const KEPT = { 'storage-key': 'kept' };

const watch = new ConsoleWatch();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => {
  localStorage.clear();
  watch.start();
});
afterEach(() => {
  watch.stop();
  expect(watch.heard.join('\n')).to.equal('');
});

/** Plays some legal moves, the stock's among them. */
function playSome(element: SolitaireGame, count = 12): void {
  for (let made = 0; made < count; made++) {
    const moves = element.game!.legalMoves();
    element.play(moves[made % 3 ? 0 : moves.length - 1]!);
  }
}

/** What a player sees of a game, but for the clock, which goes on. */
function sight(harness: GameHarness) {
  const reading = (name: string) =>
    harness.root.querySelector(`[part="${name}"] .reading-value`)!.textContent;
  return {
    cards: harness.shown(),
    options: harness.game.options,
    readings: ['score', 'moves'].map(reading),
    status: harness.element.status,
  };
}

function wasRestored(harness: GameHarness): boolean {
  const [event, ...others] = harness.toldOf('solitaire-deal');
  expect(others).to.deep.equal([]);
  return event!.restored;
}

describe('a game under way', () => {
  for (const variant of ['escalator', 'athena', 'saratoga', 'klondike']) {
    it(`of ${variant} comes back after a reload of the page`, async () => {
      const harness = await put({ variant, ...KEPT });
      playSome(harness.element);
      await harness.settled();
      const before = sight(harness);
      expect(harness.element.moves).to.equal(12);

      const again = await reload(harness);
      expect(wasRestored(again)).to.equal(true);
      expect(sight(again)).to.deep.equal(before);
      expect(again.game.toJSON()).to.deep.equal(harness.game.toJSON());
      expect(again.said).to.include('as you left it after 12 moves');

      await again.click(again.button('undo'));
      await again.settled();
      expect(again.element.moves).to.equal(11);
      expect(again.shown()).to.deep.equal(again.expected());
    });
  }

  it('comes back as it is in the middle of anything that still moves', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const harness = await put({ variant: 'saratoga', ...KEPT });
    harness.element.newGame();
    harness.element.play(DEAL);
    await harness.element.updateComplete;
    expect(harness.card(harness.game.pile('waste').cards[0]!.id).getAnimations()).not.to.have.length(0);
    const again = await reload(harness);
    expect(again.game.toJSON()).to.deep.equal(harness.game.toJSON());
    expect(again.shown()).to.deep.equal(again.expected());
    await emulateMedia({ reducedMotion: 'reduce' });
  });

  it('comes back after moves were taken back and made again as fast as keys can', async () => {
    const harness = await put({ variant: 'saratoga', ...KEPT });
    playSome(harness.element, 55);
    for (let taken = 0; taken < 52; taken++) harness.element.undo();
    for (let made = 0; made < 50; made++) harness.element.redo();
    await harness.settled();
    harness.pile('stock').focus();
    for (const key of ['z', 'z', 'y', 'z', 'y']) await harness.press(`Control+${key}`);
    expect(harness.element.moves).to.equal(52);
    const again = await reload(harness);
    expect(again.game.toJSON()).to.deep.equal(harness.game.toJSON());
    expect(again.shown()).to.deep.equal(harness.expected());
  });

  it('comes back as it was restarted', async () => {
    const harness = await put({ variant: 'saratoga', ...KEPT });
    playSome(harness.element);
    harness.element.restart();
    const again = await reload(harness);
    expect(again.game.deck).to.equal(harness.game.deck);
    expect(again.element.moves).to.equal(0);
    expect(again.element.game!.canUndo).to.equal(false);
  });

  it('comes back of the variant and with the options that the player chose', async () => {
    const harness = await put({ variant: 'klondike', ...KEPT });
    harness.element.newGame({ variant: 'athena', options: { draw: 3 } });
    harness.element.play(DEAL);
    const again = await reload(harness);
    expect(again.game.variant.id).to.equal('athena');
    expect(again.game.options.draw).to.equal(3);
    expect(again.element.moves).to.equal(1);
    expect(again.root.querySelector('select')!.value).to.equal('athena');
  });

  it('waits for its own variant while the page shows another', async () => {
    const harness = await put({ variant: 'klondike', ...KEPT });
    playSome(harness.element);
    const { deck } = harness.game;
    harness.element.variant = 'athena';
    await harness.settled();
    expect(harness.element.moves).to.equal(0);
    harness.element.variant = 'klondike';
    await harness.settled();
    expect(harness.game.deck).to.equal(deck);
    expect(harness.element.moves).to.equal(12);
    const events = harness.toldOf('solitaire-deal');
    expect(events.map(({ restored }) => restored)).to.deep.equal([false, false, true]);
  });

  it('stays away from a page that asks for something else than when it was saved', async () => {
    const others: Attributes[] = [{ deal: '12' }, { options: 'draw=3' }, { deck: winningDeck('klondike') }];
    for (const asked of others) {
      const parent = await place();
      const harness = await put(KEPT, parent);
      playSome(harness.element);
      harness.element.remove();
      const other = await put({ ...KEPT, ...asked }, parent);
      expect(wasRestored(other)).to.equal(false);
      expect(other.element.moves).to.equal(0);
      other.element.remove();
    }
  });

  it('of a deal that the page names comes back with its moves', async () => {
    const harness = await put({ deal: '12', options: 'draw=3', ...KEPT });
    harness.element.play(DEAL);
    const again = await reload(harness);
    expect(wasRestored(again)).to.equal(true);
    expect(again.element.moves).to.equal(1);
  });
});

describe('a won game', () => {
  for (const variant of ['escalator', 'klondike']) {
    it(`of ${variant} comes back won, and its win is not told again`, async () => {
      const harness = await put({ variant, deck: winningDeck(variant), ...KEPT });
      playToWin(harness.element);
      await harness.settled();
      expect(harness.toldOf('solitaire-win')).to.have.length(1);

      const again = await reload(harness);
      expect(again.element.status).to.equal('won');
      expect(again.shown()).to.deep.equal(harness.expected());
      again.element.undo();
      again.element.redo();
      await again.settled();
      expect(again.element.status).to.equal('won');
      expect(again.toldOf('solitaire-win')).to.deep.equal([]);
    });
  }
});

describe('a save that cannot be taken up', () => {
  interface Entry {
    version: number;
    game: Record<string, unknown>;
  }

  /** Keeps a game under way, and changes its entry. */
  async function spoil(change: (entry: Entry) => unknown): Promise<void> {
    const harness = await put(KEPT);
    harness.element.play(DEAL);
    harness.element.remove();
    const entry = JSON.parse(localStorage.getItem(SAVED)!) as Entry;
    const changed = change(entry) ?? entry;
    localStorage.setItem(SAVED, typeof changed === 'string' ? changed : JSON.stringify(changed));
  }

  for (const [what, code, change] of [
    ['is no JSON', 'bad-save', () => '{"version":1,"ga'],
    ['is something else', 'bad-save', () => '[null]'],
    ['is empty', 'bad-save', () => ''],
    ['is from a later release', 'newer-save', (json) => void (json.version = 2)],
    ['has a game from a later release', 'newer-save', (json) => void (json.game.version = 2)],
    ['has a variant that there is not', 'bad-save', (json) => void (json.game.variant = 'nonesuch')],
    ['has an option that there is not', 'bad-save', (json) => void (json.game.options = { jokers: 2 })],
    ['has moves that cannot be played', 'bad-save', (json) => void (json.game.moves = ['redeal'])],
  ] as const satisfies readonly [string, string, Parameters<typeof spoil>[0]][]) {
    it(`because it ${what} is set aside and told, and a new game is dealt`, async () => {
      await spoil(change);
      const spoilt = localStorage.getItem(SAVED)!;
      const harness = await put(KEPT);
      const errors = harness.toldOf('solitaire-error').map(({ error }) => error);
      expect(errors).to.have.length(1);
      expect(errors[0]).to.be.instanceOf(SavedGameError).with.property('code', code);
      expect(wasRestored(harness)).to.equal(false);
      expect(harness.said).to.include('set aside');
      expect(harness.shown()).to.deep.equal(harness.expected());
      expect(localStorage.getItem(`${SAVED}:broken`)).to.equal(spoilt);

      harness.element.play(DEAL);
      const again = await reload(harness);
      expect(again.element.moves).to.equal(1);
      expect(again.toldOf('solitaire-error')).to.deep.equal([]);
    });
  }

  it('does not spoil the table when it is the options or the statistics', async () => {
    localStorage.setItem('solitaire-elements:kept:options:klondike', '{"draw":7}');
    localStorage.setItem('solitaire-elements:kept:statistics', 'no JSON');
    const harness = await put(KEPT);
    expect(harness.game.options.draw).to.equal(1);
    await harness.click(harness.pile('stock'));
    await harness.click(harness.button('statistics'));
    await harness.settled();
    expect(harness.root.querySelector('.figures')!.textContent).to.match(/1\s+Played|Played\s+1/);
  });
});

describe('storage that does not work', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  const { getItem, setItem, removeItem } = Storage.prototype;

  afterEach(() => {
    Object.defineProperty(window, 'localStorage', own);
    Object.assign(Storage.prototype, { getItem, setItem, removeItem });
  });

  function replace(property: PropertyDescriptor): void {
    Object.defineProperty(window, 'localStorage', { configurable: true, ...property });
  }
  const fails = (): never => {
    throw new DOMException('no', 'SecurityError');
  };

  for (const [what, spoil] of [
    ['is blocked altogether', () => replace({ get: fails })],
    ['is missing', () => replace({ value: null })],
    ['can be neither read nor written', () => {
      Object.assign(Storage.prototype, { getItem: fails, setItem: fails, removeItem: fails });
    }],
    ['is full', () => Object.assign(Storage.prototype, { setItem: fails })],
  ] as const) {
    it(`because it ${what} lets play go on, to the win and the statistics`, async () => {
      spoil();
      const harness = await put({ deck: winningDeck('klondike') });
      playToWin(harness.element);
      await harness.settled();
      expect(harness.toldOf('solitaire-win')).to.have.length(1);
      expect(harness.toldOf('solitaire-error')).to.deep.equal([]);
      await harness.click(harness.button('statistics'));
      const dialog = await harness.opened('page');
      await harness.press('Escape');
      await waitUntil(() => !dialog.open);
      await harness.click(harness.button('new'));
      await harness.settled();
      expect(harness.element.status).to.equal('playing');
      expect(harness.shown()).to.deep.equal(harness.expected());
    });
  }
});

describe('what is kept', () => {
  it("stands under one prefix, and leaves the page's own keys alone", async () => {
    for (const key of ['options', 'game', 'statistics', 'klondike']) localStorage.setItem(key, 'mine');
    const harness = await put({ 'storage-key': 'left' });
    playSome(harness.element);
    harness.element.newGame({ variant: 'athena' });
    await reload(harness);
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)!);
    const others = keys.filter((key) => !key.startsWith('solitaire-elements:left:'));
    expect(others.sort()).to.deep.equal(['game', 'klondike', 'options', 'statistics']);
    for (const key of others) expect(localStorage.getItem(key)).to.equal('mine');
  });

  it('is apart for two tables of a page that have no storage-key, and each finds its own again', async () => {
    const parent = await place();
    const [first, second] = [await putPlain(parent), await putPlain(parent)];
    first.element.play(DEAL);
    for (let made = 0; made < 5; made++) second.element.play(DEAL);
    first.element.play(DEAL);
    expect(first.game.deck).not.to.equal(second.game.deck);

    parent.replaceChildren();
    const again = [await putPlain(parent), await putPlain(parent)];
    expect(again.map(({ game }) => game.deck)).to.deep.equal([first.game.deck, second.game.deck]);
    expect(again.map(({ element }) => element.moves)).to.deep.equal([2, 5]);
  });

  it('is apart by storage-key', async () => {
    const one = await put({ 'storage-key': 'one' });
    one.element.play(DEAL);
    one.element.remove();
    const other = await put({ 'storage-key': 'other' });
    expect(wasRestored(other)).to.equal(false);
    other.element.storageKey = 'one';
    await other.settled();
    expect(other.game.deck).to.equal(one.game.deck);
    expect(other.element.moves).to.equal(1);
  });

  it('are also the options, for each variant its own, for later games that name none', async () => {
    const harness = await put({ variant: 'klondike', ...KEPT });
    harness.element.newGame({ options: { draw: 3, 'kings-only': false } });
    harness.element.newGame({ variant: 'athena' });
    expect(harness.game.options.draw).to.equal(1);
    harness.element.newGame({ variant: 'klondike' });
    expect(harness.game.options).to.deep.equal({ draw: 3, redeals: 2, 'kings-only': false });
    harness.element.remove();
    const other = await put({ variant: 'klondike', deal: '5', ...KEPT });
    expect(other.game.options.draw).to.equal(3);
    other.element.options = 'redeals=0';
    expect(other.game.options).to.deep.equal({ draw: 1, redeals: 0, 'kings-only': true });
  });
});

async function putPlain(parent: Element): Promise<GameHarness> {
  const harness = new GameHarness(create());
  parent.append(harness.element);
  await harness.settled();
  return harness;
}
