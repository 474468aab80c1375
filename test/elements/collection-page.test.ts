import { expect, fixture, html } from '@open-wc/testing';
import type { SolitaireGame } from '../../src/index.js';
import { catalogue } from '../../src/variants/catalogue.js';
import { waitUntil } from '../helpers/wait-until.js';

describe('the page of the collection', () => {
  it('says how many games there are, and has each in its finder, to be put on the table', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe width="1000" height="800" src="/demo/collection.html"></iframe>`,
    );
    const game = () => frame.contentDocument?.querySelector<SolitaireGame>('solitaire-game');
    const find = (selector: string) => game()?.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;
    await waitUntil(() => find('solitaire-card'), 'a game');
    find('[part~="variant"]')!.click();
    await waitUntil(() => find('.finder'), 'the finder');
    const names = [...find('.finder')!.querySelectorAll('.finder-name')].map(({ textContent }) => textContent);
    expect(names).to.include.members(catalogue.map(({ name }) => name));
    expect(frame.contentDocument!.querySelector('.lead')!.textContent).to.include(`${catalogue.length} games`);
    [...find('.finder')!.querySelectorAll('button')].find((button) => button.textContent.includes('FreeCell'))!.click();
    await waitUntil(() => game()!.variant !== null && find('#cell-4'), 'FreeCell');
    expect(game()!.game!.variant.id).to.equal('freecell');
  });
});
