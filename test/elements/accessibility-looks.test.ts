import { expect } from '@open-wc/testing';
import { needs } from '../helpers/browser-can.js';
import type { GameHarness } from '../helpers/game-harness.js';
import { place, put } from '../helpers/game-page.js';
import { emulate } from '../helpers/media.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToWin, winningDeck } from '../helpers/winning-decks.js';

const LOOKS = ['light', 'dark', 'forced colours'] as const;

after(() => emulate({}));

async function show(harness: GameHarness, name: string): Promise<HTMLDialogElement> {
  await harness.click(harness.button(name));
  return harness.opened('page');
}

for (const look of LOOKS) {
  for (const direction of ['ltr', 'rtl'] as const) {
    describe(`in ${look} and ${direction}, a checker of accessibility finds no fault`, () => {
      let page: HTMLElement;

      beforeEach(async function () {
        if (look === 'forced colours') needs(this, 'emulate forced colours');
        await emulate({
          'prefers-reduced-motion': 'reduce',
          ...(look === 'forced colours' ? { 'forced-colors': 'active' } : {}),
        });
        page = await place();
        page.dir = direction;
        page.style.colorScheme = look === 'dark' ? 'dark' : 'light';
      });

      it('at the start, and with a card in hand', async () => {
        const harness = await put({ variant: 'saratoga', deal: '3' }, page);
        await expect(harness.element).to.be.accessible();
        await harness.click(harness.pile('tableau-4').children[2]!);
        await harness.settled();
        expect(harness.root.querySelectorAll('[part~="held"]')).to.have.length(2);
        await expect(harness.element).to.be.accessible();
      });

      it('in the options, the rules, the list of moves and the statistics', async () => {
        const harness = await put({ variant: 'klondike', deal: '3' }, page);
        for (const name of ['options', 'rules', 'move-list', 'statistics']) {
          const dialog = await show(harness, name);
          await expect(harness.element).to.be.accessible();
          await harness.press('Escape');
          await waitUntil(() => !dialog.open, `${name} shut`);
        }
      });

      it('when the game is won', async () => {
        const harness = await put({ deck: winningDeck('klondike') }, page);
        playToWin(harness.element);
        await harness.settled();
        expect(harness.element.status).to.equal('won');
        await expect(harness.element).to.be.accessible();
      });
    });
  }
}
