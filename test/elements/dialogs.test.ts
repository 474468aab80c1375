import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { css, html, LitElement, nothing } from 'lit';
import { Dialogs } from '../../src/elements/dialogs/dialogs.js';
import { loadPages } from '../../src/elements/dialogs/load-pages.js';
import { noteTemplate, type Note } from '../../src/elements/dialogs/note.js';
import { noteStyles } from '../../src/elements/dialogs/note.styles.js';
import { sharedStyles } from '../../src/elements/dialogs/shared.styles.js';
import type { Command } from '../../src/elements/toolbar.js';
import { defineVariant, findVariant, type Options } from '../../src/engine.js';
import { golf } from '../helpers/engine-golf.js';
import { englishRules } from '../helpers/english-rules.js';
import { english } from '../helpers/english.js';
import { emptyRecord, withPlayed, withWon } from '../../src/session/statistics.js';
import { waitUntil } from '../helpers/wait-until.js';

const KLONDIKE = findVariant('klondike');
const ESCALATOR = findVariant('escalator');
const OPTIONS: Options = { draw: 1, redeals: 5, 'kings-only': true };

/** A game that has nothing but a button, dialogs and notes. */
class DialogsOnly extends LitElement {
  static override styles = [
    css`
      :host {
        display: block;
        block-size: 300px;
      }
    `,
    sharedStyles,
    noteStyles,
  ];
  readonly dialogs = new Dialogs(this, () => undefined);
  readonly applied: Options[] = [];
  readonly commands: Command[] = [];
  note: Note | undefined;

  override render() {
    const dismiss = () => {
      this.note = undefined;
      this.requestUpdate();
    };
    return html`<button id="opener">open</button>
      ${this.note ? noteTemplate(this.note, english, (command) => this.commands.push(command), dismiss) : nothing}
      ${this.dialogs.render(english)}`;
  }

  showOptions(underWay: boolean, variant = KLONDIKE): Promise<boolean> {
    const apply = (options: Options) => this.applied.push(options);
    const options = variant === KLONDIKE ? OPTIONS : {};
    this.dialogs.show({ type: 'options', variant, options, underWay, apply });
    return this.updateComplete;
  }

  async showNote(note: Note): Promise<void> {
    this.note = note;
    this.requestUpdate();
    await this.updateComplete;
  }

  get opener(): HTMLElement {
    return this.find('#opener');
  }

  /** The dialog that is open on top. */
  get top(): HTMLDialogElement | undefined {
    return [...this.renderRoot.querySelectorAll('dialog')].filter(({ open }) => open).at(-1);
  }

  find(selector: string): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(selector)!;
  }

  get select(): HTMLSelectElement {
    return this.find('select') as HTMLSelectElement;
  }

  get chosenRadio(): HTMLElement {
    return this.find('input[type="radio"]:checked');
  }

  /** The button with a word on it, or for its name, in the dialog on top or in the note. */
  button(word: string): HTMLElement {
    const buttons = [...(this.top ?? this.renderRoot).querySelectorAll<HTMLElement>('button')];
    return buttons.find((button) => button.textContent.trim() === word || button.title === word)!;
  }

  get focused(): Element | null {
    return this.shadowRoot!.activeElement;
  }
}
customElements.define('dialogs-only', DialogsOnly);

async function page(): Promise<DialogsOnly> {
  const element = await fixture<DialogsOnly>(html`<dialogs-only></dialogs-only>`);
  element.opener.focus();
  return element;
}

async function click(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

async function choose(select: HTMLSelectElement, word: string): Promise<void> {
  select.focus();
  await sendKeys({ type: word });
}

before(() => emulateMedia({ reducedMotion: 'reduce' }));
before(loadPages);
after(() => emulateMedia({ reducedMotion: 'no-preference' }));

describe('a dialog', () => {
  for (const way of ['Escape', 'the ✕', 'a press beside it']) {
    it(`closes by ${way}, leaves nothing behind and gives the focus back`, async () => {
      const element = await page();
      element.dialogs.show({ type: 'rules', variant: KLONDIKE });
      await element.updateComplete;
      expect(element.top!.matches(':modal')).to.equal(true);
      expect(element.dialogs.open).to.equal(true);
      if (way === 'Escape') await sendKeys({ press: 'Escape' });
      if (way === 'the ✕') await click(element.button('Close'));
      if (way === 'a press beside it') await sendMouse({ type: 'click', position: [2, 2] });
      await waitUntil(() => !element.dialogs.open);
      await element.updateComplete;
      expect(element.top).to.equal(undefined);
      expect(element.focused).to.equal(element.opener);
      expect(element.find('dialog').textContent.trim()).to.equal('');
    });
  }

  it('stays when the pointer was pressed in it and let go beside it', async () => {
    const element = await page();
    element.dialogs.show({ type: 'rules', variant: KLONDIKE });
    await element.updateComplete;
    const { left, top } = element.find('.dialog-body').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left) + 40, Math.round(top) + 40] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [2, 2] });
    await sendMouse({ type: 'up' });
    expect(element.dialogs.open).to.equal(true);
    element.dialogs.close();
  });

  it('can be opened again at once', async () => {
    const element = await page();
    element.dialogs.show({ type: 'rules', variant: KLONDIKE });
    await element.updateComplete;
    const lateEvent = oneEvent(element.find('dialog'), 'close');
    element.dialogs.show({ type: 'rules', variant: ESCALATOR });
    await element.updateComplete;
    await lateEvent;
    await element.updateComplete;
    expect(element.top?.querySelector('h2')?.textContent).to.equal('Escalator: rules');
    element.dialogs.close();
    await element.updateComplete;
    expect(element.focused).to.equal(element.opener);
  });

  it('does not come back when its game goes out of the page and in again', async () => {
    const element = await page();
    const parent = element.parentElement!;
    element.dialogs.show({ type: 'rules', variant: KLONDIKE });
    await element.updateComplete;
    element.remove();
    parent.append(element);
    await element.updateComplete;
    expect(element.dialogs.open).to.equal(false);
    expect(element.top).to.equal(undefined);
  });

  it('stays within a small window', async () => {
    const element = await page();
    element.dialogs.show({ type: 'rules', variant: KLONDIKE });
    await element.updateComplete;
    const { top, bottom, left, right } = element.top!.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(left).to.be.at.least(0);
    expect(bottom).to.be.at.most(innerHeight);
    expect(right).to.be.at.most(innerWidth);
    element.dialogs.close();
  });
});

describe('the rules', () => {
  it('are the whole page of the variant, and scroll by the arrow keys at once', async () => {
    const element = await page();
    element.dialogs.show({ type: 'rules', variant: KLONDIKE });
    await element.updateComplete;
    await expect(element).to.be.accessible();
    const text = element.top!.textContent;
    for (const paragraph of Object.values(englishRules(KLONDIKE)).flat()) expect(text).to.include(paragraph);
    const body = element.find('.dialog-body');
    body.style.maxBlockSize = '100px';
    expect(element.focused).to.equal(body);
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => body.scrollTop > 0);
    element.dialogs.close();
  });

  it('of a game for which there is no page are the keys alone', async () => {
    const element = await page();
    element.dialogs.show({ type: 'rules', variant: defineVariant({ ...golf, rules: undefined }) });
    await element.updateComplete;
    const headings = [...element.top!.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).to.deep.equal(['Keys']);
    element.dialogs.close();
  });
});

describe('the options', () => {
  it('show the present values, a number that is not among the suggested ones too', async () => {
    const element = await page();
    await element.showOptions(false);
    await expect(element).to.be.accessible();
    expect(element.chosenRadio.parentElement!.innerText.trim()).to.equal('1');
    const texts = [...element.select.options].map(({ text }) => text);
    expect(texts).to.deep.equal(['0', '1', '2', '5', 'without limit']);
    expect(element.select.selectedOptions[0]!.text).to.equal('5');
    expect(element.find('input[type="checkbox"]').matches(':checked')).to.equal(true);
    element.dialogs.close();
  });

  it('start a new game with what was chosen', async () => {
    const element = await page();
    await element.showOptions(false);
    expect(element.focused).to.equal(element.chosenRadio);
    await sendKeys({ press: 'ArrowRight' });
    await choose(element.select, 'without');
    await click(element.find('input[type="checkbox"]'));
    await click(element.button('Start new game'));
    await waitUntil(() => element.applied.length > 0);
    expect(element.applied).to.deep.equal([{ draw: 3, redeals: 'unlimited', 'kings-only': false }]);
    expect(element.dialogs.open).to.equal(false);
  });

  it('keep what was chosen while the table is drawn anew', async () => {
    const element = await page();
    await element.showOptions(false);
    await sendKeys({ press: 'ArrowRight' });
    element.requestUpdate();
    await element.updateComplete;
    expect(element.chosenRadio.parentElement!.innerText.trim()).to.equal('3');
    element.dialogs.close();
  });

  it('change nothing when they are cancelled', async () => {
    const element = await page();
    await element.showOptions(false);
    await sendKeys({ press: 'ArrowRight' });
    await click(element.button('Cancel'));
    expect(element.dialogs.open).to.equal(false);
    expect(element.applied).to.deep.equal([]);
    expect(element.focused).to.equal(element.opener);
  });

  it('ask first while a game is under way, and go on with what was chosen after a no', async () => {
    const element = await page();
    await element.showOptions(true);
    await sendKeys({ press: 'ArrowRight' });
    await click(element.button('Start new game'));
    await element.updateComplete;
    expect(element.top!.innerText).to.include('ends your streak');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => element.top?.classList.contains('page'));
    expect(element.applied).to.deep.equal([]);
    expect(element.focused).to.equal(element.button('Start new game'));
    await click(element.button('Start new game'));
    await element.updateComplete;
    await click(element.button('New game'));
    await waitUntil(() => element.applied.length > 0);
    expect(element.applied).to.deep.equal([{ ...OPTIONS, draw: 3 }]);
    expect(element.dialogs.open).to.equal(false);
    expect(element.focused).to.equal(element.opener);
  });

  it('say so where there are none', async () => {
    const element = await page();
    await element.showOptions(false, ESCALATOR);
    expect(element.top!.innerText).to.include('no options');
    expect(element.button('Start new game')).to.equal(undefined);
    element.dialogs.close();
  });
});

describe('a question', () => {
  it('has the focus on the answer that changes nothing, so that a second Enter does no harm', async () => {
    const element = await page();
    const answer = element.dialogs.ask('leave');
    await element.updateComplete;
    await expect(element).to.be.accessible();
    expect(element.focused).to.equal(element.button('Keep playing'));
    await sendKeys({ press: 'Enter' });
    expect(await answer).to.equal(false);
    expect(element.focused).to.equal(element.opener);
  });

  it('is answered with yes by its button alone', async () => {
    const element = await page();
    const answer = element.dialogs.ask('restart');
    await element.updateComplete;
    await click(element.button('Restart'));
    expect(await answer).to.equal(true);
    expect(element.dialogs.open).to.equal(false);
  });

  it('is answered with no by Escape, by another question, and by leaving the page', async () => {
    const element = await page();
    const answers = [element.dialogs.ask('leave')];
    await element.updateComplete;
    await sendKeys({ press: 'Escape' });
    expect(await answers[0]).to.equal(false);
    answers.push(element.dialogs.ask('leave'), element.dialogs.ask('restart'));
    element.remove();
    expect(await Promise.all(answers)).to.deep.equal([false, false, false]);
  });
});

describe('the statistics', () => {
  const twoPlayed = withPlayed(withPlayed(emptyRecord({ variant: 'klondike', options: OPTIONS })));
  const record = withPlayed(withWon(twoPlayed, 143));

  it('show the game on the table first, then the others that were played', async () => {
    const element = await page();
    const other = withPlayed(emptyRecord({ variant: 'escalator', options: {} }));
    const never = emptyRecord({ variant: 'athena', options: {} });
    element.dialogs.show({ type: 'statistics', record, records: [record, other, never] });
    await element.updateComplete;
    await expect(element).to.be.accessible();
    expect(element.find('h3').innerText).to.match(/Klondike\s*Redeals: 5/);
    const figures = [...element.top!.querySelectorAll('dl')].map((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('div')].map((figure) => [
          figure.querySelector('dt')!.textContent,
          figure.querySelector('dd')!.textContent,
        ]),
      ),
    );
    expect(figures).to.deep.equal([
      { Played: '3', Won: '1', 'Win rate': '33%', 'Best time': '2:23', Streak: '1', 'Longest streak': '1' },
      { Played: '1', Won: '0', 'Win rate': '0%', 'Best time': '–', Streak: '0', 'Longest streak': '0' },
    ]);
    const headings = [...element.top!.querySelectorAll('h3')];
    expect(headings.map(({ innerText }) => innerText.split(/\s/)[0])).to.deep.equal(['Klondike', 'Escalator']);
    element.dialogs.close();
  });

  it('are there before the first game', async () => {
    const element = await page();
    element.dialogs.show({ type: 'statistics', record: emptyRecord(record), records: [] });
    await element.updateComplete;
    expect(element.top!.innerText).to.not.match(/NaN|undefined|Infinity/);
    expect(element.top!.querySelector('table')).to.equal(null);
    element.dialogs.close();
  });
});

describe('a note', () => {
  it('of a win gives moves and time, takes no focus and blocks nothing', async () => {
    const element = await page();
    await element.showNote({ type: 'won', moves: 112, seconds: 185, best: true });
    await expect(element).to.be.accessible();
    expect(element.find('.note').innerText).to.match(/You won\s+112 moves in 3:05\s+Your best time/);
    expect(element.focused).to.equal(element.opener);
    expect(element.top).to.equal(undefined);
  });

  it('of a stuck game offers undo, restart and a new game', async () => {
    const element = await page();
    await element.showNote({ type: 'stuck' });
    for (const word of ['Undo', 'Restart', 'New game']) await click(element.button(word));
    expect(element.commands).to.deep.equal([{ type: 'undo' }, { type: 'restart' }, { type: 'new' }]);
  });

  it('goes away by its ✕, and by Escape in it', async () => {
    const element = await page();
    await element.showNote({ type: 'stuck' });
    await click(element.button('Dismiss'));
    expect(element.note).to.equal(undefined);
    await element.showNote({ type: 'stuck' });
    element.button('Undo').focus();
    await sendKeys({ press: 'Escape' });
    expect(element.note).to.equal(undefined);
    expect(element.commands).to.deep.equal([]);
  });
});
