import { expect, oneEvent } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { loadVariant, SolitaireError, variants, type SolitaireErrorEvent } from '../../src/index.js';
import { catalogue, type CatalogueEntry } from '../../src/variants/catalogue.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { ConsoleWatch, put, reload, wholePage } from '../helpers/game-page.js';

const watch = new ConsoleWatch();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => watch.start());
afterEach(() => {
  watch.stop();
  expect(watch.heard.join('\n')).to.equal('');
});

function entryOf(id: string): CatalogueEntry {
  return catalogue.find((entry) => entry.id === id)!;
}

/** Has a game wait for a call before it is loaded, or fails to load. */
function hold(id: string): { readonly go: () => void; readonly fail: () => void } {
  const entry = entryOf(id);
  const own = entry.load.bind(entry);
  let settle: (fails: boolean) => void;
  const wait = new Promise<boolean>((resolve) => (settle = resolve));
  Object.assign(entry, {
    load: async () => {
      if (await wait) throw new TypeError('The network is down.');
      return own();
    },
  });
  const end = (fails: boolean) => () => {
    Object.assign(entry, { load: own });
    settle(fails);
  };
  return { go: end(false), fail: end(true) };
}

async function dealt({ element }: GameHarness): Promise<void> {
  if (!element.game) await oneEvent(element, 'solitaire-deal');
  await element.updateComplete;
}

function errorText({ root }: GameHarness): string | undefined {
  return root.querySelector('[part="error"]')?.textContent!.trim();
}

/** How the parts of the game lie. */
function boxes({ root }: GameHarness): readonly number[] {
  return ['toolbar', 'variant', 'button-new', 'table'].flatMap((part) => {
    const { x, y, width, height } = root.querySelector(`[part~="${part}"]`)!.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

describe('a game of the collection that is not loaded yet', () => {
  it('is loaded and opened as the page asks, nothing is said before', async () => {
    const load = hold('freecell');
    const harness = await put({ variant: 'freecell', deal: '617' });
    expect(harness.element.game).to.equal(undefined);
    expect(harness.element.status).to.equal(undefined);
    expect(errorText(harness)).to.equal(undefined);
    expect(harness.told).to.deep.equal([]);
    expect(harness.said).to.equal('');
    expect(harness.root.querySelector('[part="table"]')!.getAttribute('aria-busy')).to.equal('true');
    load.go();
    await dealt(harness);
    expect(harness.game.variant.id).to.equal('freecell');
    expect(harness.game.deal).to.equal(617);
    expect(harness.shown()).to.deep.equal(harness.expected());
    expect(harness.toldOf('solitaire-deal').map(({ restored }) => restored)).to.deep.equal([false]);
    expect(harness.root.querySelector('[part="table"]')!.hasAttribute('aria-busy')).to.equal(false);
  });

  for (const [id, width] of [['eight-off', 360], ['accordion', 700], ['spider', 1100]] as const) {
    it(`keeps its place while it comes: ${id} at ${width} px`, async () => {
      const load = hold(id);
      const page = await wholePage();
      page.style.inlineSize = `${width}px`;
      const harness = await put({ variant: id }, page);
      const before = boxes(harness);
      load.go();
      await dealt(harness);
      await harness.settled();
      expect(boxes(harness)).to.deep.equal(before);
    });
  }

  it('is told where it cannot be loaded, and tried again when the attribute is set again', async () => {
    const load = hold('canfield');
    const harness = await put({ variant: 'canfield' });
    const told = oneEvent(harness.element, 'solitaire-error');
    load.fail();
    const { error } = (await told) as unknown as SolitaireErrorEvent;
    expect(error).to.be.instanceOf(SolitaireError);
    expect(error.message).to.include('"canfield"').and.to.include('The network is down.');
    expect(errorText(harness)).to.include(error.message);
    expect(harness.element.game).to.equal(undefined);
    harness.element.setAttribute('variant', 'canfield');
    await dealt(harness);
    expect(harness.game.variant.id).to.equal('canfield');
    expect(errorText(harness)).to.equal(undefined);
    expect(harness.toldOf('solitaire-error')).to.have.length(1);
  });

  it('is tried again by the button for a new game too', async () => {
    const load = hold('agnes');
    const harness = await put({ variant: 'agnes' });
    load.fail();
    await oneEvent(harness.element, 'solitaire-error');
    await harness.element.updateComplete;
    await harness.click(harness.button('new'));
    await dealt(harness);
    expect(harness.game.variant.id).to.equal('agnes');
  });

  it('does not come when the page has gone on to another', async () => {
    const load = hold('yukon');
    const harness = await put({ variant: 'yukon' });
    harness.element.setAttribute('variant', 'saratoga');
    await harness.settled();
    const { game } = harness;
    load.go();
    await loadVariant('yukon');
    await harness.settled();
    expect(harness.element.game === game).to.equal(true);
    expect(harness.toldOf('solitaire-deal')).to.have.length(1);
  });

  it('does not come in place of a game that the page has dealt meanwhile', async () => {
    const load = hold('gypsy');
    const { element } = await put({ variant: 'gypsy' });
    const game = element.newGame({ variant: 'athena' });
    load.fail();
    await loadVariant('gypsy').catch(() => undefined);
    await element.updateComplete;
    expect(element.game === game).to.equal(true);
  });

  it('is the same for all tables that ask for it', async () => {
    const load = hold('golf');
    const tables = [await put({ variant: 'golf' }), await put({ variant: 'golf' })];
    load.go();
    await Promise.all(tables.map(dealt));
    const [one, other] = tables as [GameHarness, GameHarness];
    expect(one.game.variant === other.game.variant).to.equal(true);
  });
});

describe('newGame', () => {
  it('refuses a game that is not loaded, and says how to load it', async () => {
    const { element } = await put();
    const { game } = element;
    const deal = () => element.newGame({ variant: 'scorpion' });
    expect(deal).to.throw(SolitaireError, 'loadVariant("scorpion")');
    expect(element.game === game).to.equal(true);
    const variant = await loadVariant('scorpion');
    expect(variants.get('scorpion') === variant).to.equal(true);
    expect(deal().variant === variant).to.equal(true);
    expect(await loadVariant('scorpion')).to.equal(variant);
  });
});

describe('loadVariant', () => {
  it('says that there is none', async () => {
    const error: unknown = await loadVariant('nonesuch').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(SolitaireError);
    expect((error as SolitaireError).code).to.equal('unknown-variant');
  });
});

describe('a saved game', () => {
  it('of a game that is not loaded yet comes back', async () => {
    const first = await put({ variant: 'cruel', deal: '9' });
    await dealt(first);
    const [move] = first.game.legalMoves();
    first.element.play(move!);
    await first.settled();
    const saved = first.shown();
    await forget('cruel', async () => {
      const again = await reload(first);
      expect(again.element.game).to.equal(undefined);
      await dealt(again);
      await again.settled();
      expect(again.shown()).to.deep.equal(saved);
      expect(again.element.moves).to.equal(1);
      expect(again.toldOf('solitaire-deal').map(({ restored }) => restored)).to.deep.equal([true]);
      expect(again.toldOf('solitaire-error')).to.deep.equal([]);
    });
  });

  it('comes back to a page that asks for another, where the player had chosen it', async () => {
    await loadVariant('fortress');
    const first = await put({ variant: 'klondike' });
    first.element.newGame({ variant: 'fortress' });
    const saved = first.game.deck;
    await first.settled();
    await forget('fortress', async () => {
      const again = await reload(first);
      await dealt(again);
      expect(again.game.variant.id).to.equal('fortress');
      expect(again.game.deck).to.equal(saved);
    });
  });
});

/** Does something as on a page where a game was not loaded yet. */
async function forget(id: string, run: () => Promise<void>): Promise<void> {
  (variants as Map<string, unknown>).delete(id);
  await run();
}
