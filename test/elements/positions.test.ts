import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { formatPosition, Game } from '../../src/engine.js';
import { put, reload } from '../helpers/game-page.js';

/** Three moves before a win. */
const LAST = [
  'foundation-1: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
  'foundation-2: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH',
  'foundation-3: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD',
  'foundation-4: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC',
  'tableau-1: QC* KD',
  'tableau-5: KC',
].join('; ');

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));

describe('a position that the page names', () => {
  it('is on the table, goes before deck and deal, and is played on to the win', async () => {
    const harness = await put({ variant: 'klondike', position: LAST, deal: '5' });
    expect(harness.shown()['tableau-1']).to.equal('QCx KD');
    expect(harness.shown()).to.deep.equal(harness.expected());
    expect(harness.button('undo').getAttribute('aria-disabled')).to.equal('true');
    for (const card of ['KD', 'QC', 'KC']) {
      await harness.doubleClick(harness.card(card));
      await harness.settled();
    }
    expect(harness.element.status).to.equal('won');
    expect(harness.toldOf('solitaire-win').map(({ moves, score }) => [moves, score])).to.deep.equal([[3, 52]]);
  });

  it('is where undo and restart end', async () => {
    const harness = await put({ position: LAST });
    harness.element.play({ type: 'transfer', from: 'tableau-1', to: 'foundation-3', count: 1 });
    harness.element.undo();
    harness.element.undo();
    expect(formatPosition(harness.game)).to.equal(LAST);
    harness.element.play({ type: 'transfer', from: 'tableau-1', to: 'foundation-3', count: 1 });
    harness.element.restart();
    expect(formatPosition(harness.game)).to.equal(LAST);
  });

  it('comes back with the moves that were made from it', async () => {
    const harness = await put({ position: LAST, 'storage-key': 'position' });
    harness.element.play({ type: 'transfer', from: 'tableau-1', to: 'foundation-3', count: 1 });
    const again = await reload(harness);
    expect(again.toldOf('solitaire-deal')[0]!.restored).to.equal(true);
    expect(again.element.moves).to.equal(1);
    expect(again.shown()).to.deep.equal(harness.expected());
    expect(again.game.start).to.equal(LAST);
    again.element.position = LAST.replace('QC* KD', 'KD QC');
    expect(again.element.moves).to.equal(0);
    expect(again.element.game!.pile('tableau-1').cards.map(({ id }) => id)).to.deep.equal(['KD', 'QC']);
  });

  it('can be given to newGame', async () => {
    const harness = await put({ deal: '5' });
    harness.element.newGame({ position: LAST });
    await harness.settled();
    expect(harness.game.start).to.equal(LAST);
    expect(harness.shown()).to.deep.equal(harness.expected());
  });

  it('may be any that a game has got to', async () => {
    const game = Game.deal('saratoga', { deal: 12 });
    for (let move = game.hint(); move && game.moveCount < 30; move = game.hint()) game.play(move);
    const harness = await put({ variant: 'saratoga', position: formatPosition(game) });
    expect(harness.game.piles).to.deep.equal(game.piles);
    expect(harness.shown()).to.deep.equal(harness.expected());
  });

  it('is told with its fault when it is none, and play goes on when it is mended', async () => {
    const harness = await put({ position: LAST.replace('KC', 'KX') });
    const [event] = harness.toldOf('solitaire-error');
    expect(event!.error).to.have.property('code', 'bad-position');
    const text = harness.root.querySelector('[part="error"]')!.textContent;
    expect(text).to.include('"KX" in tableau-5 is no card');
    harness.element.position = LAST;
    await harness.settled();
    expect(harness.shown()).to.deep.equal(harness.expected());
  });
});
