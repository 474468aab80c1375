import { expect } from '@open-wc/testing';
import { ContextConsumer } from '@lit/context';
import { emulateMedia } from '@web/test-runner-commands';
import { html, LitElement } from 'lit';
import { gameContext, type Game } from '../../src/index.js';
import { GameHarness } from '../helpers/game-harness.js';
import { create, place, put } from '../helpers/game-page.js';

/** An element of a page's own that shows something of the game around it. */
class DeckLabel extends LitElement {
  readonly given: (Game | undefined)[] = [];
  readonly #game = new ContextConsumer(this, {
    context: gameContext,
    subscribe: true,
    callback: (game) => this.given.push(game),
  });

  override render() {
    const game = this.#game.value;
    return html`${game ? `${game.variant.name} ${game.deal}` : 'no game'}`;
  }
}
customElements.define('deck-label', DeckLabel);

before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));

async function textOf(label: DeckLabel): Promise<string> {
  await label.updateComplete;
  return label.shadowRoot!.textContent;
}

describe("an element of the page's own inside a game", () => {
  it('is given the game, and each new one', async () => {
    const element = create({ variant: 'athena', deal: '3', 'storage-key': crypto.randomUUID() });
    const label = new DeckLabel();
    element.append(label);
    const harness = new GameHarness(element);
    (await place()).append(element);
    await harness.settled();
    expect(await textOf(label)).to.equal('Athena 3');
    expect(label.given.at(-1)).to.equal(element.game);

    element.newGame({ variant: 'saratoga', deal: 9 });
    expect(await textOf(label)).to.equal('Saratoga 9');
    element.deal = '12';
    await harness.settled();
    expect(await textOf(label)).to.equal('Athena 12');
    element.deal = 'twelve';
    await harness.settled();
    expect(await textOf(label)).to.equal('no game');
    element.deal = '13';
    await harness.settled();
    expect(await textOf(label)).to.equal('Athena 13');
    expect(label.given.at(-1)).to.equal(element.game);
  });

  it('is not given it anew with each move', async () => {
    const { element } = await put();
    const label = new DeckLabel();
    element.append(label);
    await label.updateComplete;
    const times = label.given.length;
    element.play({ type: 'deal' });
    element.undo();
    await element.updateComplete;
    expect(label.given).to.have.length(times);
    expect(label.given.at(-1)).to.equal(element.game);
  });

  it('may come later, and into a control of the toolbar', async () => {
    const { element } = await put({ variant: 'escalator', deal: '1' });
    const button = document.createElement('button');
    button.slot = 'controls';
    const label = new DeckLabel();
    button.append(label);
    element.append(button);
    expect(await textOf(label)).to.equal('Escalator 1');
    expect(label.getBoundingClientRect().width).to.be.above(0);
  });

  it('is given the game that is nearest', async () => {
    const outer = await put({ deal: '1' });
    const inner = create({ deal: '2', 'storage-key': crypto.randomUUID() });
    const label = new DeckLabel();
    inner.append(label);
    inner.slot = 'controls';
    outer.element.append(inner);
    await inner.updateComplete;
    expect(await textOf(label)).to.equal('Klondike 2');
  });
});
