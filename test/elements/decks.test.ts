import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { SolitaireError, type Card } from '../../src/engine.js';
import { registerDeck, type SolitaireCard } from '../../src/index.js';
import { boxOfUse } from '../helpers/browser-can.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { ConsoleWatch, put } from '../helpers/game-page.js';
import { addressOf, NAMINGS, parsed, sprite, widthOf } from '../helpers/sprites.js';
import { waitUntil } from '../helpers/wait-until.js';

const CARD = { variant: 'saratoga', deal: '3' };

const watch = new ConsoleWatch();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => watch.start());
afterEach(() => {
  watch.stop();
  expect(watch.heard.join('\n')).to.equal('');
});

/** All cards on which something is drawn. */
function cardsOf({ root }: GameHarness): SolitaireCard[] {
  return [...root.querySelectorAll('solitaire-card')].filter(({ buried }) => !buried);
}

/** What is on a card: a picture of the page's own, or one of our drawings. */
function isOwn(card: SolitaireCard): boolean {
  return !card.shadowRoot!.querySelector('svg.face, svg.back');
}

function drawnOn(card: SolitaireCard): Element {
  return card.shadowRoot!.querySelector(':scope > *, svg, img')!;
}

async function pictured(harness: GameHarness): Promise<void> {
  await waitUntil(() => isOwn(cardsOf(harness)[0]!), 'pictures');
  await harness.settled();
}

async function told(harness: GameHarness): Promise<string> {
  await waitUntil(() => harness.toldOf('solitaire-error').length > 0, 'an error');
  await harness.settled();
  const [error, ...more] = harness.toldOf('solitaire-error').map((event) => event.error);
  expect(more).to.have.length(0);
  expect(error).to.be.instanceOf(SolitaireError).with.property('code', 'bad-pictures');
  expect(harness.said, 'to the player').to.equal('Some pictures of the cards cannot be shown.');
  return error!.message;
}

/** Asserts that a card shows its own picture of the sprite, and all of the card is covered by it. */
function expectPicture(element: SolitaireCard, card: Card): void {
  const [ground, inner] = [...drawnOn(element).querySelectorAll('defs > [id] rect')] as SVGRectElement[];
  const width = card.faceUp ? widthOf(card) : 53;
  expect(Number(inner!.getAttribute('width')), card.id).to.equal(width / 2);
  expect(getComputedStyle(ground!).fill).to.equal('rgb(18, 52, 86)');
  const box = boxOfUse(drawnOn(element).querySelector('use')!);
  const place = element.getBoundingClientRect();
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    expect(box[side], side).to.be.closeTo(place[side], 1);
  }
}

describe('deck-src', () => {
  for (const [naming, name] of Object.entries(NAMINGS)) {
    for (const element of ['symbol', 'g'] as const) {
      it(`shows the cards of a sprite that names them like ${naming}, each a ${element}`, async () => {
        const harness = await put({ ...CARD, 'deck-src': addressOf(sprite({ name, element })) });
        await pictured(harness);
        for (const card of cardsOf(harness)) expectPicture(card, card.card!);
        expect(harness.toldOf('solitaire-error')).to.deep.equal([]);
      });
    }
  }

  it('has our drawings on the table until the sprite is there, and nothing shifts then', async () => {
    const harness = await put(CARD);
    const places = () => cardsOf(harness).map((card) => JSON.stringify(card.getBoundingClientRect()));
    const before = places();
    harness.element.deckSrc = addressOf(sprite());
    await harness.element.updateComplete;
    expect(cardsOf(harness).map(isOwn)).not.to.include(true);
    await pictured(harness);
    expect(places()).to.deep.equal(before);
  });

  it('keeps its pictures when cards move and turn, and gives them up with the attribute', async () => {
    const harness = await put({ ...CARD, variant: 'klondike', 'deck-src': addressOf(sprite()) });
    await pictured(harness);
    harness.element.play({ type: 'deal' });
    await harness.settled();
    for (const card of cardsOf(harness)) expectPicture(card, card.card!);
    harness.element.removeAttribute('deck-src');
    await harness.settled();
    expect(cardsOf(harness).map(isOwn)).not.to.include(true);
  });

  it('brings what a card refers to, and colours from style sheets, along', async () => {
    const head = `<style>.ink { fill: rgb(1, 2, 3) } circle { stroke: rgb(9, 9, 9) }</style>
      <linearGradient id="glow"><stop stop-color="red"/></linearGradient>
      <g id="base"><circle class="ink" style="stroke: rgb(7, 8, 9)" r="5" cx="9" cy="9"/></g>
      <g id="frame"><use xlink:href="#base"/></g>`;
    const inCard = '<use xlink:href="#frame"/><path d="M0 0h9v9z" fill="url(#glow)"/>';
    const harness = await put({ ...CARD, 'deck-src': addressOf(sprite({ head, inCard })) });
    await pictured(harness);
    for (const card of cardsOf(harness)) {
      const circle = drawnOn(card).querySelector('circle')!;
      expect(getComputedStyle(circle).fill).to.equal('rgb(1, 2, 3)');
      expect(getComputedStyle(circle).stroke).to.equal('rgb(7, 8, 9)');
      const ids = [...drawnOn(card).querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids).to.include.members(['base', 'frame', 'glow']);
      expect(ids).to.have.length(4);
    }
  });

  it('tells which cards have no picture, and those have our drawings', async () => {
    const harness = await put({ ...CARD, 'deck-src': addressOf(sprite({ without: ['QH', 'TC'] })) });
    const message = await told(harness);
    expect(message).to.match(/ no picture of TC, QH\.$/);
    for (const card of cardsOf(harness)) {
      expect(isOwn(card), card.card!.id).to.equal(!['QH', 'TC'].includes(card.card!.id) || !card.card!.faceUp);
    }
    harness.element.play({ type: 'deal' });
    expect(harness.element.moves).to.equal(1);
  });

  it('needs no back: cards have ours then, and nothing is told', async () => {
    const harness = await put({ ...CARD, 'deck-src': addressOf(sprite({ without: ['back'] })) });
    await waitUntil(() => cardsOf(harness).some(isOwn));
    await harness.settled();
    for (const card of cardsOf(harness)) expect(isOwn(card)).to.equal(card.card!.faceUp);
    expect(harness.toldOf('solitaire-error')).to.deep.equal([]);
  });

  for (const [what, address] of [
    ['is not there', '/nothing/there.svg'],
    ['is no SVG', addressOf('<p>A page<p>')],
    ['is not allowed', 'javascript:alert(1)'],
  ] as const) {
    it(`tells when the sprite ${what}, and the game goes on with our drawings`, async () => {
      const harness = await put({ ...CARD, 'deck-src': address });
      expect(await told(harness)).to.include(address);
      expect(cardsOf(harness).map(isOwn)).not.to.include(true);
      harness.element.play({ type: 'deal' });
      expect(harness.element.moves).to.equal(1);
    });
  }

  it('shows what was asked for last, however long another sprite takes', async () => {
    const harness = await put({ ...CARD, 'deck-src': '/nothing/there.svg' });
    harness.element.deckSrc = addressOf(sprite());
    await pictured(harness);
    await fetch('/nothing/there.svg');
    await harness.settled();
    for (const card of cardsOf(harness)) expect(isOwn(card)).to.equal(true);
  });

  it('lets a hostile sprite run nothing and get nothing', async () => {
    const evil = '/nothing/evil.svg';
    const run = 'window.harmed = true';
    const head = `<script>${run}</script><script xlink:href="${evil}"/>
      <style>@import "${evil}"; rect { mask: url(${evil}#a); filter: u\\72l("${evil}#b") } :host { opacity: 0 }</style>
      <image id="i" href="${evil}" xlink:href="${evil}" onerror="${run}"/>
      <filter id="f"><feImage href="${evil}"/></filter>
      <foreignObject id="o"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${run}"/>
        <img xmlns="http://www.w3.org/1999/xhtml" src="${evil}" onerror="${run}"/></foreignObject>`;
    const inCard = `<use href="#i"/><use href="#o"/><use href="${evil}#x"/><rect width="9" height="9" filter="url(#f)"
      onclick="${run}" onload="${run}"/><a href="javascript:${run}" tabindex="0"><text>Press</text></a>
      <set attributeName="href" to="${evil}" begin="0s"/><script>${run}</script>
      <animate attributeName="onload" to="${run}"/><path d="M0 0h9v9" style="fill: url(${evil}#p)"
      stroke="url('${evil}#q')"/><iframe xmlns="http://www.w3.org/1999/xhtml" src="${evil}"/>`;
    for (const source of ['address', 'element'] as const) {
      const text = sprite({ head, inCard });
      const harness = await put(CARD);
      if (source === 'address') harness.element.deckSrc = addressOf(text);
      else {
        registerDeck('hostile', parsed(text));
        harness.element.faces = 'hostile';
      }
      await pictured(harness);
      for (const card of cardsOf(harness)) {
        const html = card.shadowRoot!.innerHTML;
        expect(html).not.to.match(/script|iframe|<img|<a|<set|animate|evil|harmed|onload|onerror|onclick|import/i);
        expect(getComputedStyle(card).opacity).to.equal('1');
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      expect(Reflect.get(window, 'harmed')).to.equal(undefined);
      const asked = performance.getEntriesByType('resource').map(({ name }) => name);
      expect(asked.filter((name) => name.includes('evil'))).to.deep.equal([]);
      harness.element.remove();
    }
  });
});

describe('registerDeck', () => {
  const image = (color: string) => addressOf(`<svg xmlns="http://www.w3.org/2000/svg" width="50" height="70">
    <rect width="50" height="70" fill="${color}"/></svg>`);

  it('makes a deck known by a name: the address of a sprite', async () => {
    registerDeck('by address', addressOf(sprite()));
    const harness = await put({ ...CARD, faces: 'by address' });
    await pictured(harness);
    for (const card of cardsOf(harness)) expectPicture(card, card.card!);
  });

  it('takes a sprite as an element, which stays as it is', async () => {
    const element = parsed(sprite({ inCard: '<path class="ink" d="M0 0h9v9"/>' }));
    const text = element.outerHTML;
    registerDeck('element', element);
    const harness = await put({ ...CARD, faces: 'element' });
    await pictured(harness);
    for (const card of cardsOf(harness)) expectPicture(card, card.card!);
    expect(element.outerHTML).to.equal(text);
  });

  it('takes a function that gives an element for each card and for the back', async () => {
    const asked: string[] = [];
    const address = image('rgb(1, 2, 3)');
    registerDeck('images', (id) => {
      asked.push(id);
      return Object.assign(new Image(), { src: address, alt: id });
    });
    const harness = await put({ ...CARD, faces: 'images' });
    await pictured(harness);
    for (const card of cardsOf(harness)) {
      const { alt, width } = drawnOn(card) as HTMLImageElement;
      expect(alt).to.equal(card.card!.faceUp ? card.card!.id : 'back');
      expect(width).to.be.closeTo(card.clientWidth, 1);
    }
    expect(new Set(asked).size).to.equal(53);
    expect(asked).to.have.length(53);
  });

  it('tells which images are missing or cannot be shown', async () => {
    const address = image('rgb(1, 2, 3)');
    const sources: Readonly<Record<string, string>> = { QH: '/nothing/QH.png', KS: addressOf('no image') };
    registerDeck('holes', (id) => {
      if (id === '2C') return undefined;
      return Object.assign(new Image(), { src: sources[id] ?? address });
    });
    const harness = await put({ ...CARD, faces: 'holes' });
    expect(await told(harness)).to.equal('Deck "holes": there is no picture of 2C, QH, KS.');
    for (const card of cardsOf(harness).filter((one) => one.card!.faceUp)) {
      expect(isOwn(card)).to.equal(!['2C', 'QH', 'KS'].includes(card.card!.id));
    }
  });

  it('replaces the deck of the same name for those who ask later', async () => {
    registerDeck('again', addressOf('<p>'));
    registerDeck('again', addressOf(sprite()));
    await pictured(await put({ ...CARD, faces: 'again' }));
  });

  it('goes behind deck-src', async () => {
    registerDeck('behind', () => document.createElement('i'));
    const harness = await put({ ...CARD, faces: 'behind', 'deck-src': addressOf(sprite()) });
    await pictured(harness);
    for (const card of cardsOf(harness)) expectPicture(card, card.card!);
  });

  it('has to know a name that the page uses', async () => {
    const harness = await put({ ...CARD, faces: 'nobody’s' });
    expect(await told(harness)).to.equal('Deck "nobody’s": it is not registered.');
    expect(cardsOf(harness).map(isOwn)).not.to.include(true);
  });
});

describe('a card by itself', () => {
  it('shows a picture that it is given', async () => {
    const card = document.createElement('solitaire-card');
    const picture = document.createElement('b');
    card.pictures = new Map([['QH', picture]]);
    card.card = { id: 'QH', rank: 12, suit: 'H', faceUp: true };
    document.body.append(card);
    await card.updateComplete;
    expect(card.shadowRoot!.querySelector('b')).not.to.equal(null);
    card.remove();
  });
});
