import { expect } from '@open-wc/testing';
import { emulateMedia, sendMouse } from '@web/test-runner-commands';
import { defineVariant, registerVariant } from '../../src/engine.js';
import { judgeMoves } from '../../src/solver/index.js';
import { pointOn, type GameHarness } from '../helpers/game-harness.js';
import { golf, golfSetup } from '../helpers/engine-golf.js';
import { place, put } from '../helpers/game-page.js';
import { PageTime } from '../helpers/page-time.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToWin, winningDeck } from '../helpers/winning-decks.js';

interface Declaration {
  readonly tagName?: string;
  readonly cssParts?: readonly { readonly name: string }[];
}

/** The parts that the documentation of an element has, as editors are told it. */
async function documented(tag: string): Promise<string[]> {
  const manifest = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
  };
  const elements = manifest.modules.flatMap(({ declarations }) => declarations ?? []);
  return elements.find(({ tagName }) => tagName === tag)!.cssParts!.map(({ name }) => name);
}

/** Containers: what stands in them and is seen has parts of its own. */
const FRAMES = '[part~="table"], [part="toolbar"], [part~="note"], [part~="dialog"]';

const time = new PageTime();
const seen = new Set<string>();
const bare = new Set<string>();
/** What elements in the game hand on of their own trees, and what of that was there. */
const exported = new Map<string, Set<string>>();

/** Notes the parts of a game as it is now, and what is seen without one. */
function look({ root }: GameHarness): void {
  for (const element of root.querySelectorAll('*')) {
    for (const part of element.part) seen.add(part);
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
    if (words && element.checkVisibility()) {
      const closest = element.closest('[part], option');
      if (!closest || closest.matches(FRAMES)) bare.add(`${element.localName}.${element.className}`);
    }
    const handed = element.getAttribute('exportparts');
    if (!handed) continue;
    for (const part of handed.split(', ')) {
      const found = exported.get(part) ?? exported.set(part, new Set()).get(part)!;
      if (element.shadowRoot!.querySelector(`[part~="${part}"]`)) found.add(element.localName);
    }
  }
}

async function pages(harness: GameHarness, names: readonly string[]): Promise<void> {
  for (const name of names) {
    harness.button(name).click();
    const dialog = await harness.opened('page');
    look(harness);
    dialog.close();
    await waitUntil(() => !dialog.part.contains(`dialog-${name}`), `${name} shut`);
  }
}

async function lookAtAll(): Promise<void> {
  // A game under way: help, dialogs, a question, a card in hand and one on the pointer.
  const harness = await put({ variant: 'klondike', deal: '3', options: 'draw=3' });
  harness.element.hint();
  harness.element.play({ type: 'deal' });
  await harness.settled();
  harness.element.hint();
  await harness.settled();
  look(harness);
  await pages(harness, ['options', 'rules', 'move-list', 'statistics']);
  harness.button('new').click();
  await waitUntil(() => harness.root.querySelector('[part~="dialog-confirm"][open]'), 'a question');
  look(harness);
  harness.root.querySelector<HTMLElement>('[part~="dialog-confirm"] [part~="dialog-close"]')!.click();
  await waitUntil(() => !harness.root.querySelector('[part~="dialog-confirm"]'), 'no question');
  harness.element.remove();

  // In hand, with places to go.
  const saratoga = await put({ variant: 'saratoga', deal: '3' });
  await saratoga.click(saratoga.pile('tableau-4').children[2]!);
  await saratoga.settled();
  look(saratoga);
  await saratoga.press('Escape');
  const from = pointOn(saratoga.topOf('tableau-4'));
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [from[0] + 20, from[1] + 20] });
  await saratoga.settled();
  look(saratoga);
  await sendMouse({ type: 'up' });
  saratoga.element.remove();

  // What finishes a game, and a win in the best time.
  const parent = await place();
  const winner = await put({ deck: winningDeck('klondike') }, parent);
  for (let turn = 0; turn < 24 && !winner.root.querySelector('[part~="button-finish"]'); turn++) {
    winner.element.play({ type: 'deal' });
    await winner.settled();
  }
  look(winner);
  for (const seconds of [20, 10]) {
    winner.element.newGame({ deck: winningDeck('klondike') });
    winner.element.play({ type: 'deal' });
    time.pass(seconds);
    winner.element.undo();
    playToWin(winner.element);
    await winner.settled();
    look(winner);
  }
  winner.element.remove();

  // Other ends, and a solution.
  const shown = await put({ variant: 'escalator', deal: '163', solver: 'on' });
  shown.element.showSolution();
  await waitUntil(() => seenIn(shown, 'note-showing'), 'a solution');
  shown.element.remove();
  const escalator = await put({ variant: 'escalator', deal: '163', solver: 'on' });
  for (let lost = false; !lost; ) {
    const judged = judgeMoves(escalator.game)!;
    const wrong = judged.find(({ verdict }) => verdict === 'lost');
    escalator.element.play((wrong ?? judged[0]!).move);
    lost = wrong !== undefined;
  }
  await waitUntil(() => seenIn(escalator, 'note-lost'), 'it is lost');
  escalator.element.solver = 'off';
  while (escalator.element.status === 'playing') escalator.element.play(escalator.game.legalMoves()[0]!);
  await waitUntil(() => seenIn(escalator, 'note-stuck'), 'it is stuck');
  escalator.element.remove();

  // Several games to choose from, and sharing.
  const several = await put({ variant: 'klondike athena', deal: '3', controls: 'all share' });
  several.root.querySelector<HTMLElement>('[part~="variant"]')!.click();
  await waitUntil(() => seenIn(several, 'dialog-finder'), 'the finder');
  several.element.remove();

  // Roles that no game of ours has, and what stands in the place of a game.
  registerVariant(allRoles);
  look(await put({ variant: 'all-roles' }, parent));
  look(await put({ deal: 'twelve' }, parent));
}

function seenIn(harness: GameHarness, part: string): boolean {
  look(harness);
  return harness.root.querySelector(`[part~="${part}"]`) !== null;
}

/** A game with a reserve, a cell and a discard pile. */
const allRoles = defineVariant({
  ...golf,
  id: 'all-roles',
  setup: () => {
    const { groups, ...setup } = golfSetup();
    const reserve = { role: 'reserve', at: { x: 2, y: 0, count: 1 } } as const;
    const cell = { role: 'cell', at: { x: 3, y: 0, count: 1 } } as const;
    const discard = { role: 'discard', at: { x: 4, y: 0, count: 1 } } as const;
    return { ...setup, groups: { ...groups, reserve, cell, discard } };
  },
});

describe('the parts of a game', () => {
  before(async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    time.begin();
    await lookAtAll();
  });
  after(async () => {
    time.end();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('are all documented, and all that is documented is there', async () => {
    expect([...seen, ...exported.keys()].sort()).to.deep.equal((await documented('solitaire-game')).sort());
  });

  it('are in the cards and piles too, as these document them, and the game hands them on', async () => {
    const ofCards = await documented('solitaire-card');
    const ofPiles = await documented('solitaire-pile');
    expect([...exported.keys()].sort()).to.deep.equal([...ofCards, ...ofPiles].sort());
    for (const [tag, parts] of [['solitaire-card', ofCards], ['solitaire-pile', ofPiles]] as const) {
      for (const part of parts) expect([...exported.get(part)!], part).to.deep.equal([tag]);
    }
  });

  it('leave no words without a part', () => {
    expect([...bare]).to.deep.equal([]);
  });

  it('can all be styled by the page', async () => {
    const sheet = new CSSStyleSheet();
    const names = await documented('solitaire-game');
    sheet.replaceSync(names.map((name) => `solitaire-game::part(${name}) { --seen-${name}: yes }`).join(''));
    sheet.insertRule('solitaire-game::part(dialog)::backdrop { background: rgb(1, 2, 3) }');
    document.adoptedStyleSheets.push(sheet);
    const harness = await put({ variant: 'klondike', deal: '3' });
    const card = harness.cardAt('tableau-1', 0).shadowRoot!;
    for (const [element, name] of [
      [harness.root.querySelector('[part~="table"]'), 'table'],
      [harness.pile('stock').lastElementChild, 'face-down'],
      [card.querySelector('svg'), 'face'],
      [card.querySelector('path:last-of-type'), 'index'],
      [harness.pile('stock').lastElementChild!.shadowRoot!.querySelector('svg'), 'back'],
      [harness.pile('foundation-1').shadowRoot!.querySelector('svg'), 'mark'],
    ] as const) {
      expect(getComputedStyle(element!).getPropertyValue(`--seen-${name}`), name).to.equal('yes');
    }
    harness.button('rules').click();
    const { backgroundColor } = getComputedStyle(await harness.opened('page'), '::backdrop');
    expect(backgroundColor).to.equal('rgb(1, 2, 3)');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
});
