import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { registerVariant, type Move } from '../../src/engine.js';
import { defineVariant } from '../../src/engine/index.js';
import { golf } from '../helpers/engine-golf.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { put } from '../helpers/game-page.js';
import { PageTime } from '../helpers/page-time.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToWin, winningDeck } from '../helpers/winning-decks.js';

const DEAL: Move = { type: 'deal' };
const own = location.href;

/** What the page's system does with what is shared; and what it got. */
let shared: ShareData[];
let copied: string[];
let canShare: (data: ShareData) => Promise<void>;
let canCopy: (text: string) => Promise<void>;

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => {
  [shared, copied] = [[], []];
  canShare = async (data) => void shared.push(data);
  canCopy = async (text) => void copied.push(text);
  define('share', (data: ShareData) => canShare(data));
  define('clipboard', { writeText: (text: string) => canCopy(text) });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  history.replaceState(null, '', own);
});

function define(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** The parameters that a link adds to the page's address. */
function added(link: string): Record<string, string> {
  const before = new URL(own).searchParams;
  const { searchParams } = new URL(link);
  return Object.fromEntries([...searchParams].filter(([name]) => !before.has(name)));
}

function noteOf({ root }: GameHarness): HTMLElement {
  return root.querySelector<HTMLElement>('[part~="note-won"]')!;
}

describe('what is shared', () => {
  it('is the game, its deal, how it stands, and a link to the deal', async () => {
    const time = new PageTime();
    time.begin();
    try {
      const { element } = await put({ variant: 'saratoga', deal: '4217', options: 'draw=3' });
      expect(element.shareData!.text).to.equal('Saratoga, deal 4217.');
      element.play(DEAL);
      time.pass(65);
      const { text, url } = element.shareData!;
      expect(text).to.equal('Saratoga, deal 4217. Score 0, 1 move, 1:05.');
      expect(added(url)).to.deep.equal({
        'solitaire-variant': 'saratoga',
        'solitaire-deal': '4217',
        'solitaire-options': 'draw=3',
      });
      expect(url.startsWith(own.split('?')[0]!)).to.equal(true);
    } finally {
      time.end();
    }
  });

  it('says that a game was won', async () => {
    const { element } = await put({ variant: 'klondike', deck: winningDeck('klondike') });
    playToWin(element);
    expect(element.shareData!.text).to.match(/^Won: Klondike\. Score 52, \d+ moves, \d+:\d\d\.$/);
    expect(added(element.shareData!.url)['solitaire-deck']).to.equal(winningDeck('klondike'));
  });

  it('opens the same game where the page has deep-link', async () => {
    const first = await put({ variant: 'klondike', options: 'draw=3', 'deep-link': 'mine' });
    const { url } = first.element.shareData!;
    const { deck } = first.game;
    first.element.remove();
    history.replaceState(null, '', url);
    const second = await put({ variant: 'saratoga', 'deep-link': 'mine' });
    expect(second.game.variant.id).to.equal('klondike');
    expect(second.game.deck).to.equal(deck);
    expect(second.game.options.draw).to.equal(3);
  });

  it('keeps the rest of the address, and what a name has in it stays in its place', async () => {
    registerVariant(defineVariant({ ...golf, name: 'Golf & <b>"Co"</b>' }));
    history.replaceState(null, '', `${own}&page=2#part`);
    const { element } = await put({ variant: golf.id, deal: '3', 'deep-link': 'a&b=c#d' });
    const { text, url } = element.shareData!;
    expect(text).to.equal('Golf & <b>"Co"</b>, deal 3.');
    const { searchParams, hash } = new URL(url);
    expect(searchParams.get('page')).to.equal('2');
    expect(searchParams.get('a&b=c#d-deal')).to.equal('3');
    expect(hash).to.equal('#part');
  });

  it('is nothing while there is no game', async () => {
    const { element } = await put({ variant: 'nonesuch' });
    expect(element.shareData).to.equal(undefined);
    expect(await element.share()).to.equal(undefined);
    expect([shared, copied]).to.deep.equal([[], []]);
  });
});

describe('sharing', () => {
  it('hands it to the system', async () => {
    const { element } = await put({ deal: '4217' });
    expect(await element.share()).to.equal('shared');
    expect(shared).to.deep.equal([element.shareData]);
    expect(copied).to.deep.equal([]);
  });

  it('copies it where the system shares nothing, and says so', async () => {
    define('share', undefined);
    const harness = await put({ deal: '4217' });
    const { text, url } = harness.element.shareData!;
    expect(await harness.element.share()).to.equal('copied');
    expect(copied).to.deep.equal([`${text} ${url}`]);
    await harness.settled();
    expect(harness.said).to.equal('Link copied.');
    expect(harness.root.querySelector('[part="message"]')!.hasAttribute('data-shown')).to.equal(true);
  });

  it('copies it where the system may not share', async () => {
    canShare = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const { element } = await put({ deal: '4217' });
    expect(await element.share()).to.equal('copied');
    expect(copied).to.have.length(1);
  });

  it('copies nothing where the player did not go on', async () => {
    canShare = () => Promise.reject(new DOMException('no', 'AbortError'));
    const { element } = await put({ deal: '4217' });
    expect(await element.share()).to.equal(undefined);
    expect(copied).to.deep.equal([]);
  });

  for (const [what, spoil] of [
    ['cannot be written', () => (canCopy = () => Promise.reject(new DOMException('no', 'NotAllowedError')))],
    ['is missing', () => define('clipboard', undefined)],
  ] as const) {
    it(`says so where the clipboard ${what}`, async () => {
      define('share', undefined);
      spoil();
      const harness = await put({ deal: '4217' });
      expect(await harness.element.share()).to.equal(undefined);
      await harness.settled();
      expect(harness.said).to.equal('The link cannot be copied here.');
    });
  }

  it('leaves the address and the history as they are', async () => {
    const { length } = history;
    const { element } = await put({ deal: '4217' });
    await element.share();
    expect(location.href).to.equal(own);
    expect(history.length).to.equal(length);
  });
});

describe('the button Share', () => {
  it('is there only when the page names it', async () => {
    const harness = await put({ deal: '4217' });
    for (const controls of [null, 'all', 'new undo']) {
      harness.element.controls = controls;
      await harness.settled();
      expect(harness.root.querySelectorAll('[part~="button-share"]')).to.have.length(0);
    }
    harness.element.controls = 'share, all';
    await harness.settled();
    expect(harness.root.querySelectorAll('[part~="button"]')).to.have.length(10);
    await harness.click(harness.button('share'));
    await waitUntil(() => shared.length);
    expect(shared).to.deep.equal([harness.element.shareData]);
  });

  it('is in the note of a won game too, where the page names it', async () => {
    const harness = await put({ variant: 'escalator', deck: winningDeck('escalator') });
    const buttons = () => [...noteOf(harness).querySelectorAll('.dialog-button')];
    playToWin(harness.element);
    await harness.settled();
    expect(buttons().map((button) => button.textContent.trim())).to.deep.equal(['Restart', 'New game']);
    harness.element.controls = 'share';
    await harness.settled();
    expect(buttons().map((button) => button.textContent.trim())).to.deep.equal(['Share', 'Restart', 'New game']);
    await harness.click(buttons()[0]!);
    await waitUntil(() => shared.length);
    expect(shared[0]!.text).to.include('Won:');
  });
});
