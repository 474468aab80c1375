import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { Game } from '../../src/engine.js';
import { pointOn, type GameHarness } from '../helpers/game-harness.js';
import { ConsoleWatch, put, type Attributes } from '../helpers/game-page.js';

const FEW = 'tableau-2: 7C* 8H QS; tableau-5: JD; foundation-1: AH 2H; waste: 3C 4C; stock: KH';

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => localStorage.clear());

function putStatic(attributes: Attributes): Promise<GameHarness> {
  return put({ static: '', ...attributes });
}

function tableOf({ root }: GameHarness): HTMLElement {
  return root.querySelector<HTMLElement>('[part="table"]')!;
}

describe('a static table', () => {
  it('shows a position, of which only some cards may be there', async () => {
    const harness = await putStatic({ variant: 'klondike', position: FEW });
    const shown = Object.entries(harness.shown()).filter(([, cards]) => cards);
    expect(Object.fromEntries(shown)).to.deep.equal({
      stock: 'KHx',
      waste: '3C 4C',
      'foundation-1': 'AH 2H',
      'tableau-2': '7Cx 8H QS',
      'tableau-5': 'JD',
    });
    const card = harness.card('QS').getBoundingClientRect();
    expect(card.width).to.be.above(20);
  });

  it('shows a deal or a deck as it is dealt, deal 1 when it names none', async () => {
    const asked: Attributes[] = [{ deal: '12' }, { deck: Game.deal('klondike', { deal: 12 }).deck! }];
    for (const attributes of asked) {
      const harness = await putStatic({ variant: 'klondike', ...attributes });
      expect(harness.game.piles).to.deep.equal(Game.deal('klondike', { deal: 12 }).piles);
      expect(harness.shown()).to.deep.equal(harness.expected());
    }
    expect((await putStatic({ variant: 'athena' })).game.deal).to.equal(1);
  });

  it('is as high as its cards need, with cards as large as in a game', async () => {
    const harness = await putStatic({ variant: 'klondike', position: FEW });
    const game = await put({ variant: 'klondike', deal: '1' });
    const [few, whole] = [harness, game].map((each) => tableOf(each).getBoundingClientRect().height);
    expect(few).to.be.below(whole!);
    const { width, height, bottom } = harness.card('QS').getBoundingClientRect();
    expect(width).to.equal(game.cardAt('tableau-1', 0).getBoundingClientRect().width);
    const cards = [...harness.root.querySelectorAll('solitaire-card')];
    expect(Math.max(...cards.map((card) => card.getBoundingClientRect().bottom))).to.equal(bottom);
    expect(tableOf(harness).getBoundingClientRect().bottom - bottom).to.be.within(0, height / 8);
    harness.element.position = `tableau-3: ${Game.deal('klondike').deck!.slice(0, 18 * 3 - 1)}`;
    await harness.settled();
    const { bottom: end } = tableOf(harness).getBoundingClientRect();
    expect(tableOf(harness).getBoundingClientRect().height).to.be.above(few!);
    expect(harness.cardAt('tableau-3', -1).getBoundingClientRect().bottom).to.be.at.most(end);
  });

  it('has no controls, and nothing in it takes the focus', async () => {
    const harness = await putStatic({ variant: 'klondike', deal: '12' });
    expect(harness.root.querySelectorAll('button, select, [role="toolbar"], [tabindex]')).to.have.length(0);
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    harness.element.before(before);
    harness.element.after(after);
    before.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement === after).to.equal(true);
  });

  it('tells by its names what lies where, a pile at a time', async () => {
    const harness = await putStatic({ variant: 'klondike', position: FEW });
    const table = tableOf(harness);
    expect(table.getAttribute('role')).to.equal('group');
    expect(table.ariaLabel).to.equal('Klondike solitaire');
    expect(table.hasAttribute('aria-describedby')).to.equal(false);
    const piles = [...table.querySelectorAll('solitaire-pile:not([aria-hidden])')];
    expect(piles.map((pile) => [pile.getAttribute('role'), pile.ariaLabel])).to.deep.equal([
      ['img', 'Stock, 1 card.'],
      ['img', 'Waste, 2 cards, 4 of clubs.'],
      ['img', 'Foundation 1, 2 cards, 2 of hearts.'],
      ['img', 'Tableau 2, 3 cards, 1 face down, 8 of hearts, queen of spades.'],
      ['img', 'Tableau 5, 1 card, jack of diamonds.'],
    ]);
    const cards = [...table.querySelectorAll('solitaire-card')];
    expect(cards.every(({ ariaHidden }) => ariaHidden === 'true')).to.equal(true);
    expect(harness.withPart('movable')).to.deep.equal([]);
    await expect(harness.element).shadowDom.to.be.accessible();
  });

  it('is played by no pointer and no key, and tells no event', async () => {
    const harness = await putStatic({ variant: 'klondike', deal: '12' });
    const before = harness.shown();
    await harness.click(harness.pile('stock'));
    await harness.doubleClick(harness.topOf('tableau-1'));
    await harness.drag(harness.topOf('tableau-1'), harness.topOf('tableau-2'));
    for (const key of ['d', 'h', 'm', 'n']) await sendKeys({ press: key });
    await harness.settled();
    expect(harness.shown()).to.deep.equal(before);
    expect(harness.told).to.deep.equal([]);
    expect(harness.root.querySelector('dialog[open]') === null).to.equal(true);
    expect(harness.said).to.equal('');
  });

  it('lets a press, a scroll and a finger through to the page', async () => {
    const harness = await putStatic({ variant: 'klondike', deal: '12' });
    const card = harness.topOf('tableau-3');
    const prevented: string[] = [];
    const note = (event: Event): unknown => event.defaultPrevented && prevented.push(event.type);
    for (const type of ['pointerdown', 'contextmenu', 'dragstart']) addEventListener(type, note);
    await sendMouse({ type: 'move', position: pointOn(card) });
    await sendMouse({ type: 'down' });
    card.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }));
    card.dispatchEvent(new DragEvent('dragstart', { bubbles: true, composed: true, cancelable: true }));
    await sendMouse({ type: 'up' });
    for (const type of ['pointerdown', 'contextmenu', 'dragstart']) removeEventListener(type, note);
    expect(prevented).to.deep.equal([]);
    const under = harness.root.elementFromPoint(...pointOn(card))!;
    expect(getComputedStyle(under).touchAction).to.not.equal('none');
    expect(getComputedStyle(under).cursor).to.equal('auto');
  });

  it('keeps nothing, and takes no place from a game that does', async () => {
    const harness = await putStatic({ variant: 'klondike', deal: '12', 'storage-key': 'still' });
    const game = await put({ variant: 'klondike', 'storage-key': 'still' });
    game.element.play({ type: 'deal' });
    game.element.remove();
    harness.element.remove();
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)!);
    expect(keys.filter((key) => key.includes(':game:'))).to.deep.equal(['solitaire-elements:still:game:klondike']);
  });

  it('leaves the address alone', async () => {
    const { href } = location;
    await putStatic({ variant: 'klondike', deal: '12', 'deep-link': '' });
    expect(location.href).to.equal(href);
  });

  it('follows its attributes', async () => {
    const harness = await putStatic({ variant: 'klondike', position: FEW });
    harness.element.position = 'tableau-1: 5H';
    await harness.settled();
    expect(harness.shown()['tableau-1']).to.equal('5H');
    harness.element.variant = 'escalator';
    harness.element.position = 'tableau-1: 5H; tableau-28: 4S';
    await harness.settled();
    expect(harness.shown()).to.deep.equal(harness.expected());
    expect(harness.shown()['tableau-28']).to.equal('4S');
  });

  it('says what is wrong with them in its place', async () => {
    const harness = await putStatic({ variant: 'klondike', position: 'tableau-9: 5H' });
    expect(harness.toldOf('solitaire-error').map(({ error }) => error)).to.have.length(1);
    expect(harness.root.querySelector('[part="error"]')!.textContent).to.include('tableau-9');
    harness.element.position = FEW;
    await harness.settled();
    expect(harness.root.querySelector('[part="error"]') === null).to.equal(true);
    expect(harness.shown()['tableau-5']).to.equal('JD');
  });

  it('is not dealt or played by the methods', async () => {
    const harness = await putStatic({ variant: 'klondike', deal: '12' });
    const { element } = harness;
    const before = harness.shown();
    expect(() => element.newGame()).to.throw('A diagram is not played.');
    expect(() => element.play({ type: 'deal' })).to.throw('no game on the table');
    element.undo();
    element.redo();
    element.restart();
    expect(await element.assess()).to.equal('unknown');
    await harness.settled();
    expect(harness.shown()).to.deep.equal(before);
    expect(harness.told).to.deep.equal([]);
  });
});

describe('a table that becomes static', () => {
  it('and then is played again has the game that it had', async () => {
    const watch = new ConsoleWatch();
    watch.start();
    const harness = await put({ variant: 'klondike', 'storage-key': 'still' });
    harness.element.play({ type: 'deal' });
    const { deck } = harness.game;
    await harness.settled();
    harness.element.static = true;
    await harness.settled();
    expect(harness.root.querySelector('[part="toolbar"]') === null).to.equal(true);
    await harness.click(harness.pile('stock'));
    harness.element.static = false;
    await harness.settled();
    expect(harness.game.deck).to.equal(deck);
    expect(harness.element.moves).to.equal(1);
    await harness.click(harness.pile('stock'));
    expect(harness.element.moves).to.equal(2);
    watch.stop();
    expect(watch.heard).to.deep.equal([]);
  });
});
