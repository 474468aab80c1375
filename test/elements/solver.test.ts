import { expect, oneEvent } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { registerVariant, defineVariant, type SimpleMove } from '../../src/engine.js';
import type { SolitaireErrorEvent } from '../../src/index.js';
import { hintText } from '../../src/locales/announcements.js';
import { english } from '../helpers/english.js';
import { judgeMoves } from '../../src/solver/index.js';
import { golf } from '../helpers/engine-golf.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { create, place, put, reload } from '../helpers/game-page.js';
import { waitUntil } from '../helpers/wait-until.js';
import { WON_GAMES } from '../helpers/won-games.js';

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));

const ESCALATOR = { variant: 'escalator', deal: '163', solver: 'on' };
/** A deal that cannot be won. */
const LOST = {
  variant: 'escalator',
  solver: 'on',
  deck:
    'AS 7S 5C JD 3S AH 7D JC JH 2D KS 5S 3C 6H TH 2S KD 4S 8C 9H 6D 4D 6C 8D 2H 7H ' +
    'QD 7C 9C TC 4H QC AD KC QH 9D 2C JS QS TD 5D 4C 8S 3D 6S TS KH AC 9S 8H 3H 5H',
};
const KLONDIKE = WON_GAMES.find(({ variant }) => variant === 'klondike')!;

/** Asks for a hint by the key, and gives the move that is named. */
async function hinted(table: GameHarness): Promise<SimpleMove> {
  const texts = new Map(table.game.legalMoves().map((move) => [hintText(table.game, move, english), move]));
  await table.press('h');
  await waitUntil(() => texts.has(table.said), 'a hint is given');
  return texts.get(table.said)!;
}

function noteOf({ root }: GameHarness): HTMLElement | null {
  return root.querySelector('[part~="note"]');
}

async function lostNoteOf(table: GameHarness): Promise<HTMLElement> {
  await waitUntil(() => noteOf(table)?.part.contains('note-lost'), 'it is told');
  return noteOf(table)!;
}

function wordsOf(note: Element): string[] {
  return [...note.querySelectorAll('button')].map((button) => button.textContent.trim()).filter(Boolean);
}

describe('the solver', () => {
  it('gives hints that lead to a win', async function () {
    this.timeout(120_000);
    for (const { variant, deal, options } of [WON_GAMES[0]!, KLONDIKE]) {
      const table = await put({ variant, deal, solver: 'on', ...(options ? { options } : {}) });
      table.pile('stock').focus();
      while (table.element.status === 'playing') table.element.play(await hinted(table));
      expect(table.element.status, variant).to.equal('won');
      expect(table.toldOf('solitaire-win')).to.have.length(1);
    }
  });

  it('gives no hint any more for a position that was left meanwhile', async () => {
    const table = await put(ESCALATOR);
    table.button('hint').click();
    table.element.play({ type: 'deal' });
    await table.element.assess();
    await table.settled();
    expect(table.withPart('hinted')).to.deep.equal([]);
  });

  it('tells it again when a deal is asked for of a variant that there is not', async () => {
    const table = await put({ variant: 'nonesuch', winnable: '' });
    table.button('new').click();
    await waitUntil(() => table.toldOf('solitaire-error').length === 2, 'it is told twice');
    expect(table.element.game).to.equal(undefined);
  });

  it('tells when the game is lost, once, and goes back to where it could be won', async () => {
    const table = await put(ESCALATOR);
    for (let moves = 0; !table.game.undone.length && moves < 40; moves++) {
      const judged = judgeMoves(table.game)!;
      const wrong = judged.find(({ verdict }) => verdict === 'lost');
      table.element.play((wrong ?? judged[0]!).move);
      if (wrong) break;
    }
    const played = table.game.moveCount;
    const note = await lostNoteOf(table);
    expect(table.toldOf('solitaire-lost').map(({ moves }) => moves)).to.deep.equal([played]);
    expect(table.element.status).to.equal('playing');
    const [back] = note.querySelectorAll('button');
    expect(back!.textContent.trim()).to.equal('Back to where it could be won');
    await table.click(back!);
    await waitUntil(() => table.game.moveCount < played, 'moves are taken back');
    expect(await table.element.assess()).to.equal('won');
    expect(noteOf(table)).to.equal(null);
  });

  it('offers no way back once it is known that the deal could not be won from the start', async () => {
    const table = await put(LOST);
    table.element.play({ type: 'deal' });
    const note = await lostNoteOf(table);
    expect(wordsOf(note)).to.deep.equal(['Back to where it could be won', 'Restart', 'New game']);
    note.querySelector('button')!.focus();
    await table.press('Enter');
    await waitUntil(() => wordsOf(note).length === 2, 'the button goes');
    expect(wordsOf(note)).to.deep.equal(['Restart', 'New game']);
    const why = 'This deal could not be won from the start.';
    expect(note.querySelector('[part="note-text"]')!.textContent).to.equal(why);
    expect(table.said).to.equal(why);
    expect(table.game.moveCount).to.equal(1);
    expect(table.focused, 'the focus is not lost with the button').to.not.equal(undefined);
  });

  it('offers no way back from a deal on which no move is made', async () => {
    const table = await put(LOST);
    table.element.play({ type: 'deal' });
    table.element.undo();
    const note = await lostNoteOf(table);
    expect(wordsOf(note)).to.deep.equal(['Restart', 'New game']);
    expect(table.said).to.match(/This deal could not be won from the start\.$/);
  });

  it('deals only what can be won where the page asks for it, by the toolbar and by a call', async function () {
    this.timeout(60_000);
    const page = await place();
    const element = create({ variant: 'escalator', winnable: '', 'storage-key': crypto.randomUUID() });
    const dealt = oneEvent(element, 'solitaire-deal');
    page.append(element);
    expect(element.game, 'no ordinary deal meanwhile').to.equal(undefined);
    await dealt;
    expect(await element.assess()).to.equal('won');
    const first = element.game!.deal;
    const another = oneEvent(element, 'solitaire-deal');
    element.shadowRoot!.querySelector<HTMLButtonElement>('[part~="button-new"]')!.click();
    await another;
    expect(element.game!.deal).to.not.equal(first);
    expect(await element.assess()).to.equal('won');
    const game = await element.newWinnableGame({ variant: 'athena' });
    expect(game!.variant.id).to.equal('athena');
    expect(await element.assess()).to.equal('won');
  });

  it('says so where a deal cannot be proven, and deals all the same', async () => {
    registerVariant(defineVariant({ ...golf, id: 'golf-unproven' }));
    const page = await place();
    const element = create({ variant: 'golf-unproven', winnable: '', 'storage-key': crypto.randomUUID() });
    const told = oneEvent(element, 'solitaire-error');
    page.append(element);
    expect(((await told) as unknown as SolitaireErrorEvent).error.message).to.match(/knows no way to search/);
    expect(element.game!.variant.id).to.equal('golf-unproven');
  });

  it('shows a way to win, by steps and through, and the game does not count as won then', async function () {
    this.timeout(60_000);
    const table = await put({ ...ESCALATOR, 'storage-key': 'shown' });
    table.element.showSolution();
    await waitUntil(() => noteOf(table)?.part.contains('note-showing'), 'it is shown');
    const press = async (name: string) => {
      const buttons = [...noteOf(table)!.querySelectorAll('button')];
      await table.click(buttons.find(({ textContent }) => textContent.trim() === name)!);
      await table.settled();
    };
    await press('Pause');
    const { moveCount } = table.game;
    await press('Step');
    expect(table.game.moveCount).to.equal(moveCount + 1);
    while (table.element.status === 'playing') await press('Step');
    expect(table.element.status).to.equal('won');
    expect(table.toldOf('solitaire-win')).to.have.length(0);
    expect(new Set(table.toldOf('solitaire-move').map(({ by }) => by))).to.deep.equal(new Set(['auto']));
    const again = await reload(table);
    await again.click(again.button('statistics'));
    const dialog = await again.opened('page');
    expect(dialog.querySelector('.figures')!.textContent).to.match(/Played\s*1\s*Won\s*0/);
  });

  it('stops to show when the player makes a move', async () => {
    const table = await put(ESCALATOR);
    table.element.showSolution();
    await waitUntil(() => table.game.moveCount > 1, 'it runs');
    await table.click(table.button('undo'));
    await table.settled();
    expect(noteOf(table)).to.equal(null);
  });

  it('is silent when it is off', async () => {
    const table = await put({ ...ESCALATOR, solver: 'off' });
    while (table.game.legalMoves().some(({ type }) => type === 'deal')) table.element.play({ type: 'deal' });
    expect(await table.element.assess()).to.equal('lost');
    expect(table.toldOf('solitaire-lost')).to.have.length(0);
    table.element.solver = 'maybe';
    await table.element.updateComplete;
    expect(table.toldOf('solitaire-error')).to.have.length(1);
  });
});
