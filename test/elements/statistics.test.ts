import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { put, reload } from '../helpers/game-page.js';
import { PageTime } from '../helpers/page-time.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToWin, winningDeck } from '../helpers/winning-decks.js';

const DEAL: Move = { type: 'deal' };
const KEPT = { 'storage-key': 'counted' };

const time = new PageTime();
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
beforeEach(() => {
  localStorage.clear();
  time.begin();
});
afterEach(() => time.end());

/** What the player reads of each game, the present one first. */
async function read(harness: GameHarness): Promise<{ name: string; figures: string }[]> {
  await harness.settled();
  await harness.click(harness.button('statistics'));
  const dialog = await harness.opened('page');
  const textOf = (element: Element) => element.textContent.trim().replace(/\s+/g, ' ');
  const games = [...dialog.querySelectorAll('h3')].map((heading) => ({
    name: textOf(heading),
    figures: [...heading.nextElementSibling!.children].map(textOf).join(', '),
  }));
  await harness.press('Escape');
  await waitUntil(() => !dialog.open);
  return games;
}

async function figuresOf(harness: GameHarness): Promise<string> {
  return (await read(harness))[0]!.figures;
}

/** The figures in the order in which they stand there. */
function figures(...values: [number, number, string, string, number, number]): string {
  const labels = ['Played', 'Won', 'Win rate', 'Best time', 'Streak', 'Longest streak'];
  return labels.map((label, i) => `${label} ${values[i]!}`).join(', ');
}

function win({ element }: GameHarness, seconds: number): void {
  element.newGame({ deck: winningDeck(element.game!.variant.id) });
  element.play(DEAL);
  element.undo();
  time.pass(seconds);
  playToWin(element);
}

describe('statistics', () => {
  it('begin with nothing, and a deal that is not played does not count', async () => {
    const harness = await put(KEPT);
    harness.element.newGame();
    harness.element.newGame();
    expect(await figuresOf(harness)).to.equal(figures(0, 0, '–', '–', 0, 0));
  });

  it('count a deal as played with its first move, once, though it is restarted and reloaded', async () => {
    const harness = await put(KEPT);
    harness.element.play(DEAL);
    expect(await figuresOf(harness)).to.equal(figures(1, 0, '0%', '–', 0, 0));
    harness.element.undo();
    harness.element.play(DEAL);
    harness.element.restart();
    harness.element.play(DEAL);
    const again = await reload(harness);
    again.element.play(DEAL);
    expect(await figuresOf(again)).to.equal(figures(1, 0, '0%', '–', 0, 0));
    again.element.newGame();
    again.element.play(DEAL);
    expect(await figuresOf(again)).to.equal(figures(2, 0, '0%', '–', 0, 0));
  });

  it('count one win for a deal that is won again and again', async () => {
    const harness = await put(KEPT);
    win(harness, 70);
    for (let again = 0; again < 2; again++) {
      harness.element.restart();
      playToWin(harness.element);
    }
    harness.element.undo();
    harness.element.redo();
    expect(harness.toldOf('solitaire-win')).to.have.length(1);
    expect(await figuresOf(harness)).to.equal(figures(1, 1, '100%', '1:10', 1, 1));
  });

  it('keep a win that was taken back before the next deal', async () => {
    const harness = await put(KEPT);
    win(harness, 5);
    harness.element.undo();
    harness.element.newGame();
    expect(await figuresOf(harness)).to.equal(figures(1, 1, '100%', '0:05', 1, 1));
  });

  it('tell wins in a row, until a deal is left unfinished, and the best time', async () => {
    const harness = await put({ variant: 'escalator', ...KEPT });
    win(harness, 90);
    win(harness, 30);
    expect(await figuresOf(harness)).to.equal(figures(2, 2, '100%', '0:30', 2, 2));
    harness.element.newGame();
    harness.element.play(DEAL);
    harness.element.newGame();
    win(harness, 45);
    expect(await figuresOf(harness)).to.equal(figures(4, 3, '75%', '0:30', 1, 2));
  });

  it('say on the table when a win was the fastest so far', async () => {
    const harness = await put({ variant: 'escalator', ...KEPT });
    const note = async () => {
      await harness.settled();
      return harness.root.querySelector('[part~="note"]')!.textContent.includes('best time');
    };
    win(harness, 30);
    expect(await note()).to.equal(false);
    win(harness, 40);
    expect(await note()).to.equal(false);
    win(harness, 20);
    expect(await note()).to.equal(true);
  });

  it('are apart for each variant and for other options', async () => {
    const harness = await put(KEPT);
    win(harness, 60);
    harness.element.newGame({ options: { draw: 3 } });
    harness.element.play(DEAL);
    harness.element.newGame({ variant: 'athena' });
    harness.element.play(DEAL);
    expect(await read(harness)).to.deep.equal([
      { name: 'Athena', figures: figures(1, 0, '0%', '–', 0, 0) },
      { name: 'Klondike', figures: figures(1, 1, '100%', '1:00', 1, 1) },
      { name: 'Klondike Cards turned at a time: 3', figures: figures(1, 0, '0%', '–', 0, 0) },
    ]);
  });

  it('are common to the tables of a page, and come back on a reload', async () => {
    const [one, other] = [await put(KEPT), await put(KEPT)];
    one.element.play(DEAL);
    other.element.play(DEAL);
    expect(await figuresOf(one)).to.equal(figures(2, 0, '0%', '–', 0, 0));
    one.element.remove();
    expect(await figuresOf(await reload(other))).to.equal(figures(2, 0, '0%', '–', 0, 0));
  });
});
