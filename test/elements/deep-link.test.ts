import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { ConsoleWatch, place, put, reload } from '../helpers/game-page.js';
import { PageTime } from '../helpers/page-time.js';
import { waitUntil } from '../helpers/wait-until.js';
import { winningDeck } from '../helpers/winning-decks.js';

const own = location.href;
const LINK = { 'deep-link': '' };

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', own));

/** Has the page's address say something, as if the page had been opened by it. */
function visit(parameters: Readonly<Record<string, string>>): void {
  const url = new URL(own);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  history.replaceState({ page: 'own' }, '', url);
}

/** What the address says of games, by the names of its parameters. */
function address(): Record<string, string> {
  const parameters = new URL(location.href).searchParams;
  const before = new URL(own).searchParams;
  return Object.fromEntries([...parameters].filter(([name]) => !before.has(name)));
}

describe('without deep-link', () => {
  it('the address is neither read nor written', async () => {
    visit({ 'solitaire-deal': '12', 'solitaire-variant': 'athena' });
    const { href } = location;
    const { length } = history;
    const own = { replaceState: history.replaceState, pushState: history.pushState };
    const touched: string[] = [];
    history.replaceState = () => touched.push('replaceState');
    history.pushState = () => touched.push('pushState');
    try {
      const harness = await put({ variant: 'saratoga', deal: '5' });
      expect(harness.game.variant.id).to.equal('saratoga');
      expect(harness.game.deal).to.equal(5);
      await harness.click(harness.button('new'));
      harness.element.newGame({ variant: 'klondike', deal: 9 });
      await harness.settled();
      dispatchEvent(new PopStateEvent('popstate'));
      dispatchEvent(new HashChangeEvent('hashchange'));
      await harness.settled();
      expect(harness.game.deal).to.equal(9);
    } finally {
      Object.assign(history, own);
    }
    expect(touched).to.deep.equal([]);
    expect(location.href).to.equal(href);
    expect(history.length).to.equal(length);
    expect(history.state).to.deep.equal({ page: 'own' });
  });
});

describe('with deep-link', () => {
  it('the address goes before what the page asks for', async () => {
    visit({ 'solitaire-variant': 'athena', 'solitaire-deal': '12', 'solitaire-options': 'draw=3' });
    const harness = await put({ variant: 'klondike', deal: '5', options: 'redeals=0', ...LINK });
    expect(harness.game.variant.id).to.equal('athena');
    expect(harness.game.deal).to.equal(12);
    expect(harness.game.options).to.deep.equal({ draw: 3, redeals: 2, 'kings-only': true });
    expect(harness.shown()).to.deep.equal(harness.expected());
    expect(harness.toldOf('solitaire-deal')).to.have.length(1);
  });

  it('what the address leaves out is as the page has it', async () => {
    visit({ 'solitaire-deal': '12' });
    const harness = await put({ variant: 'saratoga', deck: winningDeck('saratoga'), options: 'draw=3', ...LINK });
    expect(harness.game.variant.id).to.equal('saratoga');
    expect(harness.game.deal).to.equal(12);
    expect(harness.game.options.draw).to.equal(3);
  });

  it('the address may name a deck or a position', async () => {
    const deck = winningDeck('klondike');
    visit({ 'solitaire-deck': deck });
    const harness = await put(LINK);
    expect(harness.game.deck).to.equal(deck);
    const position = `stock: ${deck}`;
    visit({ 'solitaire-position': position });
    dispatchEvent(new PopStateEvent('popstate'));
    await harness.settled();
    expect(harness.game.start).to.equal(position);
    expect(address()['solitaire-position']).to.equal(position);
  });

  it('the address says which game is on the table, in no entry of its own', async () => {
    visit({});
    const { length } = history;
    const harness = await put({ variant: 'saratoga', ...LINK });
    expect(address()).to.deep.equal({
      'solitaire-variant': 'saratoga',
      'solitaire-deal': String(harness.game.deal),
      'solitaire-options': '',
    });
    harness.element.newGame({ variant: 'athena', deal: 7, options: { draw: 3, redeals: 'unlimited' } });
    await harness.settled();
    expect(address()).to.deep.equal({
      'solitaire-variant': 'athena',
      'solitaire-deal': '7',
      'solitaire-options': 'draw=3, redeals=unlimited',
    });
    harness.element.newGame({ variant: 'escalator', deck: winningDeck('escalator') });
    await harness.settled();
    expect(address()).to.deep.equal({
      'solitaire-variant': 'escalator',
      'solitaire-deck': winningDeck('escalator'),
    });
    expect(history.length).to.equal(length);
    expect(history.state).to.deep.equal({ page: 'own' });
  });

  it('the rest of the address stays', async () => {
    history.replaceState(null, '', `${own}&q=a%20b&q=2#part`);
    await put({ deal: '5', ...LINK });
    const { searchParams, hash } = new URL(location.href);
    expect(searchParams.getAll('q')).to.deep.equal(['a b', '2']);
    expect(hash).to.equal('#part');
  });

  it('the address says nothing while the game is the one that the page asks for', async () => {
    const time = new PageTime();
    time.begin();
    try {
      time.at('2026-11-30T12:00:00Z');
      const harness = await put({ deal: 'daily', ...LINK });
      expect(address()).to.deep.equal({});
      await harness.click(harness.button('new'));
      expect(address()['solitaire-deal']).to.equal(String(harness.game.deal));
      await harness.click(harness.button('new'));
      expect(harness.game.deal).to.equal(20261130);
      expect(address()).to.deep.equal({});
    } finally {
      time.end();
    }
  });

  it('nor while it is the one of today that was found to be winnable', async () => {
    const harness = await put({ variant: 'saratoga', deal: 'daily', winnable: '', solver: 'on', ...LINK });
    await waitUntil(() => harness.element.game);
    await harness.settled();
    expect(address()).to.deep.equal({});
  });

  it('a reload brings the game under way back', async () => {
    const harness = await put({ ...LINK, 'storage-key': 'linked' });
    harness.element.newGame({ variant: 'saratoga' });
    harness.element.play({ type: 'deal' });
    await harness.settled();
    const again = await reload(harness);
    expect(again.toldOf('solitaire-deal').map(({ restored }) => restored)).to.deep.equal([true]);
    expect(again.game.toJSON()).to.deep.equal(harness.game.toJSON());
  });

  it('another game that was kept does not come in place of the one in the address', async () => {
    const harness = await put({ ...LINK, 'storage-key': 'linked' });
    harness.element.play({ type: 'deal' });
    visit({ 'solitaire-deal': '12' });
    const again = await reload(harness);
    expect(again.game.deal).to.equal(12);
    expect(again.element.moves).to.equal(0);
  });

  it('going back and forth in the history changes the game', async () => {
    const harness = await put({ deal: '5', variant: 'saratoga', ...LINK });
    harness.element.newGame({ deal: 6 });
    await harness.settled();
    const url = new URL(location.href);
    url.searchParams.set('solitaire-deal', '7');
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
    await harness.settled();
    expect(harness.game.deal).to.equal(7);
    history.back();
    await waitUntil(() => harness.game.deal === 6);
    await harness.settled();
    expect(harness.shown()).to.deep.equal(harness.expected());
    expect(address()['solitaire-deal']).to.equal('6');
  });

  it('an entry of the page in the history that says nothing of the game leaves it alone', async () => {
    const harness = await put({ deal: '5', ...LINK });
    harness.element.play({ type: 'deal' });
    const { game } = harness;
    history.pushState(null, '', `${own}&chapter=2`);
    dispatchEvent(new PopStateEvent('popstate'));
    location.hash = 'two';
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    await harness.settled();
    expect(harness.element.game).to.equal(game);
    expect(harness.element.moves).to.equal(1);
    history.go(-2);
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await harness.settled();
    expect(harness.element.game).to.equal(game);
  });

  it('an attribute that the page changes later goes before the address', async () => {
    visit({ 'solitaire-deal': '12' });
    const harness = await put({ deal: '5', ...LINK });
    harness.element.deal = '6';
    await harness.settled();
    expect(harness.game.deal).to.equal(6);
    expect(address()).to.deep.equal({});
  });

  it('the attribute may come later', async () => {
    visit({ 'solitaire-deal': '12' });
    const harness = await put({ deal: '5' });
    harness.element.setAttribute('deep-link', '');
    await harness.settled();
    expect(harness.game.deal).to.equal(12);
  });
});

describe('an address that cannot be used', () => {
  const watch = new ConsoleWatch();
  for (const [parameters, code, named] of [
    [{ 'solitaire-variant': 'nonesuch' }, 'unknown-variant', 'nonesuch'],
    [{ 'solitaire-deal': '1e3' }, 'bad-deal', '1e3'],
    [{ 'solitaire-deal': '' }, 'bad-deal', 'whole number'],
    [{ 'solitaire-deck': 'KS KS' }, 'bad-deck', 'KS is there twice'],
    [{ 'solitaire-position': 'cell-1: KS' }, 'bad-position', 'cell-1'],
    [{ 'solitaire-variant': 'athena', 'solitaire-options': 'draw=2' }, 'bad-option', 'draw takes 1 or 3'],
    [{ 'solitaire-variant': '<img src=x onerror=alert(1)>' }, 'unknown-variant', '<img src=x'],
  ] as const) {
    it(`for ${JSON.stringify(parameters)} is told, and an ordinary game is there`, async () => {
      watch.start();
      visit(parameters);
      const harness = await put({ variant: 'saratoga', ...LINK });
      watch.stop();
      expect(harness.toldOf('solitaire-error').map(({ error }) => error)).to.have.length(1);
      const { error } = harness.toldOf('solitaire-error')[0]!;
      expect(error).to.have.property('code', code);
      expect(error.message).to.include(named);
      expect(harness.said).to.equal(error.message);
      expect(harness.game.variant.id).to.equal('saratoga');
      expect(harness.toldOf('solitaire-deal')).to.have.length(1);
      expect(harness.shown()).to.deep.equal(harness.expected());
      expect(address()['solitaire-deal']).to.equal(String(harness.game.deal));
      expect(watch.heard).to.deep.equal([]);
    });
  }

  it('leaves the game that was kept where it is', async () => {
    const harness = await put({ variant: 'saratoga', 'storage-key': 'linked', ...LINK });
    harness.element.play({ type: 'deal' });
    visit({ 'solitaire-deal': 'x' });
    const again = await reload(harness);
    expect(again.element.moves).to.equal(1);
    expect(again.game.toJSON()).to.deep.equal(harness.game.toJSON());
  });
});

describe('two games with deep-link', () => {
  it('have parameters of their own, by their names or in their order', async () => {
    visit({ 'solitaire-deal': '1', 'solitaire-2-deal': '2', 'left-deal': '3' });
    const parent = await place();
    const games = [await put(LINK, parent), await put(LINK, parent), await put({ 'deep-link': 'left' }, parent)];
    expect(games.map(({ game }) => game.deal)).to.deep.equal([1, 2, 3]);
    games[1]!.element.newGame({ deal: 22 });
    games[2]!.element.newGame({ deal: 33 });
    await games[2]!.settled();
    const { 'solitaire-deal': one, 'solitaire-2-deal': two, 'left-deal': left } = address();
    expect([one, two, left]).to.deep.equal(['1', '22', '33']);
    expect(games.map(({ game }) => game.deal)).to.deep.equal([1, 22, 33]);
  });

  it('leave their names to those who come after them', async () => {
    const parent = await place();
    for (const deal of ['8', '9']) {
      const harness = await put(LINK, parent);
      visit({ 'solitaire-deal': deal });
      dispatchEvent(new PopStateEvent('popstate'));
      await harness.settled();
      expect(harness.game.deal).to.equal(Number(deal));
      harness.element.remove();
      visit({ 'solitaire-deal': '77' });
      dispatchEvent(new PopStateEvent('popstate'));
      expect(harness.game.deal).to.equal(Number(deal));
    }
  });
});
