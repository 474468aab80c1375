import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { formatDeck, IllegalMoveError, orderedDeck, SolitaireError, type Move } from '../../src/engine.js';
import { CONTROLS } from '../../src/elements/toolbar.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { ConsoleWatch, put, type Attributes } from '../helpers/game-page.js';

const DECK = formatDeck(orderedDeck());

/** Attributes that cannot be used, the error's code and what the message names. */
const FAULTS: readonly (readonly [attributes: Attributes, code: string, named: readonly string[]])[] = [
  [{ variant: 'nonesuch' }, 'unknown-variant', ['nonesuch', 'klondike', 'escalator']],
  [{ variant: 'Klondike ' }, 'unknown-variant', ['Klondike ']],
  ...['twelve', '0', '-1', '2147483649', '1.5', '1e3'].map((deal) => [{ deal }, 'bad-deal', [deal]] as const),
  [{ deal: '12345678901234567890' }, 'bad-deal', ['from 1 to 2147483648']],
  [{ options: 'draw=3, jokers=2' }, 'bad-option', ['jokers', 'draw, redeals, kings-only']],
  [{ variant: 'escalator', options: 'draw=3' }, 'bad-option', ['draw', 'none']],
  [{ options: 'draw=2' }, 'bad-option', ['draw takes 1 or 3', '2']],
  [{ options: 'redeals=-1' }, 'bad-option', ['redeals takes a whole number', '-1']],
  [{ options: 'kings-only=perhaps' }, 'bad-option', ['kings-only takes true or false', 'perhaps']],
  [{ options: 'draw' }, 'bad-option', ['draw', 'name=value']],
  [{ options: '{"draw":3}' }, 'bad-option', ['{"draw":3}']],
  [{ options: 'draw=1, draw=3' }, 'bad-option', ['draw', 'twice']],
  [{ deck: DECK.slice(0, -3) }, 'bad-deck', ['51']],
  [{ deck: DECK.replace('KS', 'QS') }, 'bad-deck', ['QS', 'twice', '52']],
  [{ deck: DECK.replace('KS', '11S') }, 'bad-deck', ['word 52', '11S']],
  [{ deck: '' }, 'bad-deck', ['0']],
];

const watch = new ConsoleWatch();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => watch.start());
afterEach(() => {
  watch.stop();
  expect(watch.heard.join('\n')).to.equal('');
});

/** The errors that were told. */
function errorsOf(harness: GameHarness): Error[] {
  return harness.toldOf('solitaire-error').map(({ error }) => error);
}

function errorText({ root }: GameHarness): string | undefined {
  return root.querySelector('[part="error"]')?.textContent!.trim();
}

function expectTable(harness: GameHarness): void {
  expect(errorText(harness)).to.equal(undefined);
  expect(harness.shown()).to.deep.equal(harness.expected());
  expect(Object.values(harness.shown()).join(' ').trim().split(/\s+/)).to.have.length(52);
}

describe('an attribute that cannot be used', () => {
  for (const [attributes, code, named] of FAULTS) {
    const [[name, value]] = Object.entries(attributes).reverse() as [[string, string]];
    const shown = value.length > 30 ? `${value.slice(0, 6)}...${value.slice(-6)}` : value;
    it(`${name}="${shown}" is told in the widget's place and by an event`, async () => {
      const harness = await put(attributes);
      const { element } = harness;
      for (const word of named) expect(errorText(harness)).to.include(word);
      const alert = harness.root.querySelector('[part="error"]')!;
      expect(alert.getAttribute('role')).to.equal('alert');
      const table = harness.root.querySelector('[part="table"]')!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(alert);
      expect(range.getBoundingClientRect().height).to.be.above(0);
      expect(range.getBoundingClientRect().bottom).to.be.at.most(table.bottom);

      const [error, ...others] = errorsOf(harness);
      expect(others).to.deep.equal([]);
      expect(error).to.be.instanceOf(SolitaireError);
      expect((error as SolitaireError).code).to.equal(code);
      expect(harness.toldOf('solitaire-deal')).to.deep.equal([]);
      expect(element.game).to.equal(undefined);
      expect(element.status).to.equal(undefined);
      expect([element.score, element.moves]).to.deep.equal([0, 0]);
    });
  }

  for (const [name, bad, good] of [
    ['variant', 'nonesuch', 'athena'],
    ['deal', 'twelve', '12'],
    ['options', 'draw=2', 'draw=3'],
    ['deck', 'AS', DECK],
  ] as const) {
    it(`gives way to a game when ${name} is mended, and to the default when it is removed`, async () => {
      const harness = await put({ [name]: bad });
      const { element } = harness;
      element.setAttribute(name, good);
      await harness.settled();
      expectTable(harness);
      expect(harness.toldOf('solitaire-deal')).to.have.length(1);
      expect(errorsOf(harness)).to.have.length(1);

      element.setAttribute(name, bad);
      await harness.settled();
      expect(element.game).to.equal(undefined);
      expect(harness.root.querySelector('solitaire-pile')).to.equal(null);
      element.removeAttribute(name);
      await harness.settled();
      expectTable(harness);
      expect(errorsOf(harness)).to.have.length(2);
      expect(harness.game.variant.id).to.equal('klondike');
      // The options are as they were last played with.
      expect(harness.game.options.draw).to.equal(name === 'options' ? 3 : 1);
    });
  }

  it('leaves the methods without effect', async () => {
    const { element } = await put({ deal: 'twelve' });
    element.undo();
    element.redo();
    element.restart();
    expect(element.hint()).to.equal(undefined);
    expect(element.autoplay()).to.equal(undefined);
    expect(() => element.play({ type: 'deal' })).to.throw(SolitaireError, 'no game');
  });

  it('does not keep the page from dealing a game', async () => {
    for (const init of [{}, { variant: 'athena' }, { deal: 5 }]) {
      const harness = await put({ deal: 'twelve' });
      harness.element.newGame(init);
      await harness.settled();
      expectTable(harness);
      harness.element.play({ type: 'deal' });
      expect(harness.element.moves).to.equal(1);
    }
    const { element } = await put({ variant: 'nonesuch' });
    expect(() => element.newGame()).to.throw(SolitaireError, 'nonesuch');
    expect(element.newGame({ variant: 'saratoga' }).variant.id).to.equal('saratoga');
  });

  it('does not keep the player from dealing a game', async () => {
    const harness = await put({ deal: 'twelve' });
    await harness.click(harness.button('new'));
    await harness.settled();
    expectTable(harness);
  });

  it('does not keep the player from choosing a game, whichever', async () => {
    for (const id of ['escalator', 'saratoga']) {
      const harness = await put({ variant: 'nonesuch' });
      await harness.click(harness.button('new'));
      await harness.settled();
      expect(errorText(harness)).to.include('nonesuch');
      const select = harness.root.querySelector('select')!;
      expect(select.selectedOptions[0]!.value).to.equal('');
      select.focus();
      await harness.press(id[0]!.toUpperCase());
      await harness.settled();
      expectTable(harness);
      expect(harness.game.variant.id).to.equal(id);
      expect([...select.options].map(({ value }) => value)).not.to.include('');
      harness.element.remove();
    }
  });
});

describe('a property', () => {
  it('that a framework sets to undefined counts as left out', async () => {
    const harness = await put({ variant: 'athena', deal: '7', options: 'draw=3', controls: 'new' });
    for (const name of ['variant', 'deal', 'deck', 'options', 'controls', 'storageKey']) {
      Reflect.set(harness.element, name, undefined);
    }
    await harness.settled();
    expectTable(harness);
    expect(harness.game.variant.id).to.equal('klondike');
    expect(harness.button('undo')).not.to.equal(null);
    expect(errorsOf(harness)).to.deep.equal([]);
  });

  it('may be a number where its attribute is a text of one', async () => {
    const harness = await put();
    Reflect.set(harness.element, 'deal', 7);
    expect(harness.game.deal).to.equal(7);
  });

  for (const [name, value] of [
    ['variant', {}],
    ['deal', {}],
    ['deal', NaN],
    ['deck', ['AS']],
    ['options', { draw: 3 }],
    ['options', 3],
  ] as const) {
    it(`${name} that is ${JSON.stringify(value)} is told like a wrong attribute`, async () => {
      const harness = await put();
      Reflect.set(harness.element, name, value);
      await harness.settled();
      expect(errorText(harness)).to.be.a('string');
      expect(errorsOf(harness)).to.have.length(1);
    });
  }
});

describe('a control that there is not', () => {
  for (const controls of ['new, cheat', 'none, new']) {
    it(`in controls="${controls}" is told, and all controls are there`, async () => {
      const harness = await put({ controls });
      expectTable(harness);
      const [error, ...others] = errorsOf(harness);
      expect(others).to.deep.equal([]);
      expect(error).to.be.instanceOf(RangeError);
      expect(harness.said).to.equal(error!.message);
      expect(harness.said).to.include(controls === 'new, cheat' ? '"cheat"' : '"none"');
      expect(harness.root.querySelector('[part="message"]')!.getBoundingClientRect().height).to.be.above(10);
      for (const name of CONTROLS.filter((name) => name !== 'finish')) {
        const control = harness.root.querySelector(`[part~="${name}"], [part~="button-${name}"]`);
        expect(control, name).not.to.equal(null);
      }

      harness.element.setAttribute('controls', 'undo');
      await harness.settled();
      expect(harness.button('undo')).not.to.equal(null);
      expect(harness.button('new')).to.equal(null);
      harness.element.removeAttribute('controls');
      await harness.settled();
      expect(harness.button('new')).not.to.equal(null);
      expect(errorsOf(harness)).to.have.length(1);
    });
  }

  it('is told though the game is wrong too', async () => {
    const harness = await put({ controls: 'cheat', variant: 'nonesuch' });
    expect(errorsOf(harness).map(({ name }) => name).sort()).to.deep.equal(['RangeError', 'SolitaireError']);
    expect(errorText(harness)).to.include('nonesuch');
  });
});

describe('newGame', () => {
  for (const [init, code] of [
    [{ variant: 'nonesuch' }, 'unknown-variant'],
    [{ deal: 0 }, 'bad-deal'],
    [{ deal: 1.5 }, 'bad-deal'],
    [{ deal: 'twelve' }, 'bad-deal'],
    [{ options: { draw: 2 } }, 'bad-option'],
    [{ options: { jokers: 2 } }, 'bad-option'],
    [{ deck: 'AS' }, 'bad-deck'],
  ] as const) {
    it(`throws for ${JSON.stringify(init)}, and the game goes on`, async () => {
      const harness = await put({ deal: '3' });
      const { game, element } = harness;
      element.play({ type: 'deal' });
      const deal = (): unknown => Reflect.apply(element.newGame, element, [init]);
      expect(deal).to.throw(SolitaireError).with.property('code', code);
      await harness.settled();
      expect(element.game).to.equal(game);
      expect(harness.toldOf('solitaire-deal')).to.have.length(1);
      await harness.click(harness.pile('stock'));
      expect(element.moves).to.equal(2);
      expectTable(harness);
    });
  }
});

describe('play', () => {
  for (const [move, reason] of [
    [undefined, 'not-a-move'],
    ['deal', 'not-a-move'],
    [{ type: 'cheat' }, 'not-a-move'],
    [{ type: 'transfer', from: 'waste', to: 'tableau-1', count: 'all' }, 'not-a-move'],
    [{ type: 'sequence', moves: [{}] }, 'not-a-move'],
    [{ type: 'transfer', from: 'nowhere', to: 'tableau-1', count: 1 }, 'unknown-pile'],
    [{ type: 'transfer', from: 'waste', to: 'tableau-1', count: 1 }, 'too-few-cards'],
    [{ type: 'redeal' }, 'stock-not-empty'],
  ] as const) {
    it(`throws for ${JSON.stringify(move)} with the reason, and nothing has happened`, async () => {
      const harness = await put({ deal: '3' });
      const { element } = harness;
      harness.told.length = 0;
      const before = harness.shown();
      expect(() => element.play(move as Move)).to.throw(IllegalMoveError).with.property('reason', reason);
      await harness.settled();
      expect(harness.told).to.deep.equal([]);
      expect(harness.shown()).to.deep.equal(before);
      expect(element.moves).to.equal(0);
    });
  }
});
