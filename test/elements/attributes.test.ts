import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { formatDeck, Game, orderedDeck, type DealInit, type PileId } from '../../src/engine.js';
import { CONTROLS } from '../../src/elements/toolbar.js';
import type { SolitaireDealEvent, SolitaireGame } from '../../src/index.js';
import { GameHarness } from '../helpers/game-harness.js';
import { create, place, put } from '../helpers/game-page.js';
import { waitUntil } from '../helpers/wait-until.js';

const DECK = formatDeck(orderedDeck());

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));

/** The cards as a deal puts them, in the words of the harness. */
function dealt(variant: string, init: DealInit): Record<PileId, string> {
  const { piles } = Game.deal(variant, init);
  return Object.fromEntries(
    piles.map(({ id, cards }) => [id, cards.map((card) => `${card.id}${card.faceUp ? '' : 'x'}`).join(' ')]),
  );
}

/** The names of the controls that the toolbar shows, in their order. */
function controlsOf({ root }: GameHarness): string[] {
  return [...root.querySelectorAll('[part~="toolbar"] :is(button, select, .reading)')].map((control) =>
    control.getAttribute('part')!.replace(/^button button-/, ''),
  );
}

describe('attributes', () => {
  it('give a Klondike of a random deal when there are none', async () => {
    const [one, other] = [await put(), await put()];
    expect(one.game.variant.id).to.equal('klondike');
    expect(one.game.deal).to.be.within(1, 2 ** 31);
    expect(one.game.deal).not.to.equal(other.game.deal);
    expect(one.shown()).to.deep.equal(dealt('klondike', { deal: one.game.deal }));
  });

  it('give the cards of the deal, in each variant', async () => {
    for (const variant of ['escalator', 'athena', 'saratoga', 'klondike']) {
      const harness = await put({ variant, deal: ' 2147483648 ' });
      expect(harness.shown()).to.deep.equal(dealt(variant, { deal: 2 ** 31 }));
      expect(harness.game.deal).to.equal(2 ** 31);
    }
  });

  it('give the cards of the deck, whatever the deal', async () => {
    const harness = await put({ variant: 'saratoga', deal: '5', deck: DECK.toLowerCase() });
    expect(harness.shown()).to.deep.equal(dealt('saratoga', { deck: DECK }));
    expect(harness.game.deal).to.equal(undefined);
  });

  it('set the options, those left out have their default', async () => {
    const harness = await put({ options: ' Draw=3; redeals=unlimited ', deal: '9' });
    expect(harness.game.options).to.deep.equal({ draw: 3, redeals: 'unlimited', 'kings-only': true });
    await harness.click(harness.pile('stock'));
    await harness.settled();
    expect(harness.pile('waste').querySelectorAll('solitaire-card')).to.have.length(3);
  });

  it('that change deal anew, once, however many they are', async () => {
    const harness = await put({ variant: 'saratoga', deal: '1' });
    const { element } = harness;
    harness.told.length = 0;
    element.setAttribute('deal', '77');
    element.setAttribute('variant', 'athena');
    element.setAttribute('options', 'draw=3');
    element.setAttribute('controls', 'undo');
    await harness.settled();
    expect(harness.toldOf('solitaire-deal')).to.have.length(1);
    expect(harness.shown()).to.deep.equal(dealt('athena', { deal: 77 }));
    expect(harness.game.options.draw).to.equal(3);
  });

  it('that stay the same leave the game alone', async () => {
    const harness = await put({ variant: 'saratoga', deal: '1' });
    const { game, element } = harness;
    await harness.click(harness.pile('stock'));
    element.setAttribute('variant', 'saratoga');
    element.setAttribute('deal', '1');
    element.setAttribute('controls', 'undo');
    element.lang = 'en';
    await harness.settled();
    expect(element.game).to.equal(game);
    expect(element.moves).to.equal(1);
  });
});

describe('properties', () => {
  it('set before the element is defined count as set after', async () => {
    const template = document.createElement('template');
    template.innerHTML = '<solitaire-game storage-key="before" controls="new"></solitaire-game>';
    const element = template.content.firstElementChild as SolitaireGame;
    expect(element.shadowRoot).to.equal(null);
    Object.assign(element, { variant: 'athena', deal: '8', options: 'draw=3', controls: 'undo' });
    const harness = new GameHarness(element);
    (await place()).append(element);
    await harness.settled();
    expect(harness.shown()).to.deep.equal(dealt('athena', { deal: 8 }));
    expect(harness.game.options.draw).to.equal(3);
    expect(controlsOf(harness)).to.deep.equal(['undo']);
    element.deal = '9';
    await harness.settled();
    expect(harness.shown()).to.deep.equal(dealt('athena', { deal: 9 }));
    expect(harness.toldOf('solitaire-deal')).to.have.length(2);
  });

  it('show in the game at once, with no wait for the drawing', async () => {
    const { element } = await put();
    element.variant = 'escalator';
    expect(element.game!.variant.id).to.equal('escalator');
    element.deal = '4';
    element.play({ type: 'deal' });
    expect(element.game!.deal).to.equal(4);
    expect(element.moves).to.equal(1);
    element.variant = 'nonesuch';
    expect(element.game).to.equal(undefined);
    element.variant = 'saratoga';
    expect(element.status).to.equal('playing');
    expect(element.score).to.equal(0);
    element.variant = null;
    expect(element.game!.variant.id).to.equal('klondike');
    expect(element.newGame().variant.id).to.equal('klondike');
  });

  it('give a game before the element is in any page, and it goes on there', async () => {
    const element = create({ variant: 'saratoga', deal: '6', 'storage-key': 'unconnected' });
    const harness = new GameHarness(element);
    const { game } = element;
    element.play({ type: 'deal' });
    expect(element.moves).to.equal(1);
    (await place()).append(element);
    await harness.settled();
    expect(element.game).to.equal(game);
    expect(harness.shown()).to.deep.equal(harness.expected());
    expect(harness.pile('waste').childElementCount).to.equal(1);
    expect(harness.toldOf('solitaire-deal')).to.have.length(1);
  });
});

describe('the event that a game is dealt', () => {
  it('comes after the table is drawn, with all that is said', async () => {
    const element = create({ variant: 'athena', deal: '3', 'storage-key': crypto.randomUUID() });
    const harness = new GameHarness(element);
    const seen: unknown[] = [];
    element.addEventListener('solitaire-deal', ({ game, restored }: SolitaireDealEvent) => {
      expect(game).to.equal(element.game);
      seen.push(harness.shown(), harness.said, harness.card('JH').ariaLabel, restored);
      seen.push(harness.card('JH').getBoundingClientRect().width > 0);
    });
    (await place()).append(element);
    await harness.settled();
    const label = harness.card('JH').ariaLabel;
    expect(label).to.include('Jack of hearts');
    const said = 'Athena, deal 3. 7 tableau piles, 24 in stock.';
    expect(seen).to.deep.equal([dealt('athena', { deal: 3 }), said, label, false, true]);
  });

  it('bubbles to the page', async () => {
    const parent = await place();
    const heard: EventTarget[] = [];
    parent.addEventListener('solitaire-deal', ({ target }) => heard.push(target!));
    const { element } = await put({}, parent);
    expect(heard).to.deep.equal([element]);
  });
});

describe('newGame', () => {
  it('keeps variant and options, and deals another deal', async () => {
    const harness = await put({ variant: 'athena', options: 'draw=3', deal: '3' });
    const game = harness.element.newGame();
    await harness.settled();
    expect(harness.element.game).to.equal(game);
    expect(game.variant.id).to.equal('athena');
    expect(game.options.draw).to.equal(3);
    expect(game.deal).not.to.equal(3);
    expect(harness.shown()).to.deep.equal(harness.expected());
    const [, event] = harness.toldOf('solitaire-deal');
    expect(event!.game).to.equal(game);
  });

  it('deals what it is told', async () => {
    const harness = await put({ variant: 'athena', deal: '3' });
    harness.element.newGame({ variant: 'saratoga', deal: 12, options: { draw: 3, redeals: 0 } });
    await harness.settled();
    expect(harness.shown()).to.deep.equal(dealt('saratoga', { deal: 12 }));
    expect(harness.game.options).to.deep.equal({ draw: 3, redeals: 0, 'kings-only': true });
    harness.element.newGame({ deck: DECK });
    await harness.settled();
    expect(harness.shown()).to.deep.equal(dealt('saratoga', { deck: DECK }));
  });
});

describe('controls', () => {
  it('are all there without the attribute, but for finish, which has its own time', async () => {
    const harness = await put();
    expect(controlsOf(harness).sort()).to.deep.equal(CONTROLS.filter((name) => name !== 'finish').sort());
  });

  it('are those named, in an order of their own', async () => {
    const harness = await put({ controls: 'time, UNDO new' });
    expect(controlsOf(harness)).to.deep.equal(['new', 'undo', 'time']);
    harness.element.setAttribute('controls', 'rules');
    await harness.settled();
    expect(controlsOf(harness)).to.deep.equal(['rules']);
  });

  it('take up no room when there are none, and none of the page are there', async () => {
    const parent = await place();
    const harness = await put({ controls: 'none' }, parent);
    const table = harness.root.querySelector('[part="table"]')!;
    expect(controlsOf(harness)).to.deep.equal([]);
    expect(table.getBoundingClientRect().top).to.equal(harness.element.getBoundingClientRect().top);
  });

  for (const controls of ['new undo', 'none'] as const) {
    it(`of the page are shown beside ${controls === 'none' ? 'no others' : 'the others'}`, async () => {
      const element = create({ controls, 'storage-key': crypto.randomUUID() });
      const button = document.createElement('button');
      button.slot = 'controls';
      button.textContent = 'Mine';
      element.append(button);
      const harness = new GameHarness(element);
      (await place()).append(element);
      await harness.settled();
      const box = button.getBoundingClientRect();
      const table = harness.root.querySelector('[part="table"]')!.getBoundingClientRect();
      expect(box.height).to.be.above(0);
      expect(box.bottom).to.be.at.most(table.top);
    });
  }

  it('of the page are part of the toolbar at every width, and neither they nor the name are cut', async () => {
    const page = await place();
    const harness = await put({ variant: 'klondike athena' }, page);
    const button = document.createElement('button');
    button.slot = 'controls';
    button.textContent = 'Send up';
    harness.element.append(button);
    const toolbar = harness.root.querySelector('[part="toolbar"]')!;
    const name = harness.root.querySelector('[part="variant"] > span')!;
    const { color, fontSize } = getComputedStyle(toolbar);
    for (const width of [320, 600, 768, 900, 1440]) {
      page.style.width = `${width}px`;
      await harness.settled();
      const [box, around] = [button, toolbar].map((each) => each.getBoundingClientRect());
      for (const side of ['left', 'top'] as const) expect(box![side], side).to.be.above(around![side]);
      for (const side of ['right', 'bottom'] as const) expect(box![side], side).to.be.below(around![side]);
      expect(getComputedStyle(button)).to.include({ color, fontSize });
      expect(button.scrollWidth, `at ${width}`).to.be.at.most(button.clientWidth);
      expect(linesOf(button), `lines at ${width}`).to.equal(1);
      expect(name.scrollWidth, `at ${width}`).to.be.at.most(name.clientWidth);
    }
  });
});

/** How many lines the words of an element have. */
function linesOf(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getClientRects().length;
}

describe('another variant chosen in the toolbar', () => {
  async function choose(harness: GameHarness, letter: string): Promise<void> {
    harness.root.querySelector('select')!.focus();
    await harness.press(letter);
    await harness.settled();
  }

  it('is dealt, and the attribute stays as the page wrote it', async () => {
    const harness = await put({ variant: 'klondike', deal: '1' });
    await choose(harness, 's');
    expect(harness.game.variant.id).to.equal('saratoga');
    expect(harness.element.getAttribute('variant')).to.equal('klondike');
    expect(harness.element.variant).to.equal('klondike');
    expect(harness.shown()).to.deep.equal(harness.expected());
    expect(harness.toldOf('solitaire-deal')).to.have.length(2);
    expect(harness.root.querySelector('[part="table"]')!.ariaLabel).to.equal('Saratoga solitaire');
  });

  it('is asked about while a game is under way; after a no, the list is as it was', async () => {
    const harness = await put({ variant: 'klondike', deal: '1' });
    await harness.click(harness.pile('stock'));
    const { game } = harness;
    await choose(harness, 's');
    const dialog = await harness.opened('question');
    await harness.press('Escape');
    await waitUntil(() => !dialog.open);
    await harness.settled();
    expect(harness.element.game).to.equal(game);
    expect(harness.root.querySelector('select')!.value).to.equal('klondike');

    // The same letter again: another one so soon after it would make a word of both.
    await choose(harness, 's');
    await harness.click(dialog.querySelector('.primary')!);
    await waitUntil(() => harness.game.variant.id === 'saratoga');
    await harness.settled();
    expect(harness.root.querySelector('select')!.value).to.equal('saratoga');
  });
});
