import { expect, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { defineVariant, loadVariant, registerVariant, SolitaireError } from '../../src/index.js';
import { catalogue } from '../../src/variants/catalogue.js';
import { golf } from '../helpers/engine-golf.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { ConsoleWatch, put, reload } from '../helpers/game-page.js';
import { waitUntil } from '../helpers/wait-until.js';

const watch = new ConsoleWatch();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => watch.start());
afterEach(() => {
  watch.stop();
  expect(watch.heard.join('\n')).to.equal('');
});

function opener({ root }: GameHarness): HTMLElement {
  return root.querySelector<HTMLElement>('[part~="variant"]')!;
}

/** The finder, opened by a click. */
async function opened(harness: GameHarness): Promise<HTMLDialogElement> {
  await harness.click(opener(harness));
  const dialog = () => harness.root.querySelector<HTMLDialogElement>('[part~="dialog-finder"]');
  await waitUntil(() => dialog()?.open, 'it opens');
  return dialog()!;
}

/** What the finder lists: the names under each heading. */
function listed(dialog: Element): Record<string, string[]> {
  return Object.fromEntries(
    [...dialog.querySelectorAll('h3')].map((heading) => [
      heading.textContent,
      [...heading.nextElementSibling!.querySelectorAll('.finder-name')].map((name) => name.textContent),
    ]),
  );
}

function namesIn(dialog: Element): string[] {
  return Object.values(listed(dialog)).flat();
}

function statusOf(dialog: Element): string {
  return dialog.querySelector('[role="status"]')!.textContent;
}

async function type(harness: GameHarness, text: string): Promise<void> {
  await sendKeys({ type: text });
  await harness.element.updateComplete;
}

/** Plays some move, which makes the game one that was played. */
async function begin({ element }: GameHarness): Promise<void> {
  element.play(element.game!.legalMoves()[0]!);
  await element.updateComplete;
}

async function dealt({ element }: GameHarness): Promise<void> {
  await oneEvent(element, 'solitaire-deal');
  await element.updateComplete;
}

describe('a table with a list of games', () => {
  it('opens with the first of them, and has a button in place of the list', async () => {
    const harness = await put({ variant: ' saratoga, athena  klondike saratoga ' });
    expect(harness.game.variant.id).to.equal('saratoga');
    expect(opener(harness).localName).to.equal('button');
    expect(opener(harness).textContent.trim()).to.equal('Saratoga');
    expect(namesIn(await opened(harness)).sort()).to.deep.equal(['Athena', 'Klondike', 'Saratoga']);
  });

  it('keeps the list of the browser where there is one game, or none named', async () => {
    for (const variant of ['athena', undefined]) {
      const harness = await put(variant ? { variant } : {});
      expect(opener(harness).localName).to.equal('select');
    }
  });

  it('opens with the one that was played last', async () => {
    const variant = 'saratoga athena klondike';
    const harness = await put({ variant });
    harness.element.newGame({ variant: 'athena' });
    await begin(harness);
    // Only dealt, that is not played yet.
    harness.element.newGame({ variant: 'klondike' });
    const other = await put({ variant, deal: '5', 'storage-key': harness.element.storageKey! });
    expect(other.game.variant.id).to.equal('athena');
    expect(other.game.deal).to.equal(5);
  });

  it('has the game under way again, whichever it is', async () => {
    const harness = await put({ variant: 'saratoga klondike' });
    harness.element.newGame({ variant: 'klondike', deal: 77 });
    await begin(harness);
    const again = await reload(harness);
    expect(again.game.deal).to.equal(77);
    expect(again.element.moves).to.equal(1);
  });

  it('takes options to be those of its first', async () => {
    const variant = 'klondike escalator';
    const harness = await put({ variant, options: 'draw=3' });
    harness.element.newGame({ variant: 'escalator', options: {} });
    await begin(harness);
    const again = await reload(harness);
    expect(again.game.variant.id).to.equal('escalator');
    again.element.options = 'draw=1';
    await again.settled();
    expect(again.game.variant.id).to.equal('klondike');
    expect(again.toldOf('solitaire-error')).to.deep.equal([]);
  });

  it('tells of a word that is no game', async () => {
    for (const [variant, word] of [['klondike nonesuch', 'nonesuch'], ['* klondike', '*']] as const) {
      const harness = await put({ variant });
      const { error } = harness.toldOf('solitaire-error')[0]!;
      expect(error).to.be.instanceOf(SolitaireError);
      expect(error.message).to.include(`"${word}"`);
      expect(harness.root.querySelector('[part="error"]')!.textContent).to.include(error.message);
      harness.element.setAttribute('variant', 'klondike athena');
      await harness.settled();
      expect(harness.shown()).to.deep.equal(harness.expected());
    }
  });
});

describe('the finder', () => {
  it('lists every game of the collection, and those of the page, with what is known of them', async () => {
    registerVariant(defineVariant({ ...golf, id: 'own', name: 'Own Game' }));
    const dialog = await opened(await put({ variant: '*' }));
    expect(dialog.open).to.equal(true);
    expect(namesIn(dialog).sort()).to.deep.equal([...catalogue.map(({ name }) => name), 'Own Game'].sort());
    expect(listed(dialog)['With cells']).to.deep.equal(['FreeCell', 'Baker’s Game', 'Eight Off', 'Seahaven']);
    expect(listed(dialog)['Other games']).to.deep.equal(['Own Game']);
    expect(statusOf(dialog)).to.equal('35 games');
    const buttons = [...dialog.querySelectorAll('button')];
    const freecell = buttons.find(({ textContent }) => textContent.includes('FreeCell'))!;
    expect(freecell.textContent.replace(/\s+/g, ' ').trim()).to.equal(
      'FreeCell about 10 minutes, can nearly always be won',
    );
  });

  it('has those first that were played last', async () => {
    const harness = await put({ variant: 'klondike athena saratoga escalator' });
    for (const variant of ['athena', 'escalator']) {
      harness.element.newGame({ variant });
      await begin(harness);
    }
    await harness.settled();
    const dialog = await opened(harness);
    expect(Object.keys(listed(dialog))).to.deep.equal(['Played last', 'Like Klondike']);
    expect(namesIn(dialog)).to.deep.equal(['Escalator', 'Athena', 'Klondike', 'Saratoga']);
    expect(dialog.querySelector('[aria-current="true"]')!.textContent).to.include('Escalator');
  });

  it('searches while the player types, says how many are found, and Enter chooses the first', async () => {
    const harness = await put({ variant: '*' });
    const dialog = await opened(harness);
    expect((harness.root.activeElement as HTMLElement).localName).to.equal('input');
    await type(harness, "BAKER'S ");
    expect(namesIn(dialog)).to.deep.equal(['Baker’s Game', 'Baker’s Dozen']);
    expect(statusOf(dialog)).to.equal('2 games');
    await type(harness, 'cell');
    expect(namesIn(dialog)).to.deep.equal(['Baker’s Game']);
    expect(statusOf(dialog)).to.equal('1 game');
    const deal = dealt(harness);
    await harness.press('Enter');
    await deal;
    expect(harness.game.variant.id).to.equal('bakers-game');
    expect(dialog.open).to.equal(false);
    expect(opener(harness).textContent.trim()).to.equal('Baker’s Game');
    expect(harness.root.activeElement === opener(harness)).to.equal(true);
  });

  it('finds nothing by words that no game has, and Enter does nothing then', async () => {
    const harness = await put({ variant: 'klondike athena' });
    const dialog = await opened(harness);
    const { game } = harness;
    await type(harness, 'zzz');
    expect(namesIn(dialog)).to.deep.equal([]);
    expect(statusOf(dialog)).to.equal('0 games');
    await harness.press('Enter');
    expect(dialog.open).to.equal(true);
    expect(harness.game === game).to.equal(true);
  });

  it('is one stop of the Tab key after the search, with the arrow keys in it', async () => {
    const harness = await put({ variant: 'saratoga klondike athena' });
    await opened(harness);
    const at = () => harness.root.activeElement!.querySelector('.finder-name')?.textContent;
    await harness.press('ArrowDown');
    expect(at()).to.equal('Klondike');
    await harness.press('ArrowDown');
    expect(at()).to.equal('Athena');
    await harness.press('End');
    expect(at()).to.equal('Saratoga');
    await harness.press('ArrowUp');
    await harness.press('Shift+Tab');
    expect(harness.root.activeElement!.localName).to.equal('input');
    await harness.press('Tab');
    expect(at()).to.equal('Athena');
    await harness.press('Enter');
    await harness.settled();
    expect(harness.game.variant.id).to.equal('athena');
  });

  it('loads the game that is chosen; the one on the table goes on where it cannot be had', async () => {
    const harness = await put({ variant: 'klondike elevator' });
    const entry = catalogue.find(({ id }) => id === 'elevator')!;
    const { load } = entry;
    Object.assign(entry, { load: () => Promise.reject(new TypeError('The network is down.')) });
    const { game } = harness;
    const choose = async () => {
      const dialog = await opened(harness);
      await harness.click([...dialog.querySelectorAll('.finder button')].at(-1)!);
    };
    const told = oneEvent(harness.element, 'solitaire-error');
    await choose();
    await told;
    await harness.element.updateComplete;
    expect(harness.game === game).to.equal(true);
    expect(harness.said).to.include('The network is down.');
    Object.assign(entry, { load });
    const deal = dealt(harness);
    await choose();
    await deal;
    expect(harness.game.variant.id).to.equal('elevator');
  });

  it('asks before it leaves a game under way, and leaves the same game alone', async () => {
    const harness = await put({ variant: 'klondike athena' });
    await begin(harness);
    await harness.settled();
    const { game } = harness;
    let dialog = await opened(harness);
    await harness.click(dialog.querySelector('[aria-current]')!);
    await harness.settled();
    expect(harness.game === game).to.equal(true);
    expect(harness.root.querySelector('dialog[open]') === null).to.equal(true);
    dialog = await opened(harness);
    await harness.click(dialog.querySelector('.finder button:not([aria-current])')!);
    const question = await harness.opened('question');
    await harness.click(question.querySelector('[part~="primary"]')!);
    await harness.settled();
    expect(harness.game.variant.id).to.equal('athena');
  });

  it('is there while the first game is still to come, and another can be chosen', async () => {
    await loadVariant('gaps');
    const entry = catalogue.find(({ id }) => id === 'monte-carlo')!;
    Object.assign(entry, { load: () => new Promise(() => undefined) });
    const harness = await put({ variant: 'monte-carlo gaps' });
    expect(opener(harness).textContent.trim()).to.equal('Monte Carlo');
    const dialog = await opened(harness);
    expect(namesIn(dialog)).to.deep.equal(['Monte Carlo', 'Gaps']);
    const deal = dealt(harness);
    await harness.click([...dialog.querySelectorAll('.finder button')].at(-1)!);
    await deal;
    expect(harness.game.variant.id).to.equal('gaps');
    expect(opener(harness).textContent.trim()).to.equal('Gaps');
  });
});
