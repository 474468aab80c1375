import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { css, html, LitElement } from 'lit';
import {
  CONTROLS,
  parseControls,
  toolbarTemplate,
  type Command,
  type ToolbarState,
} from '../../src/elements/toolbar.js';
import { controlStyles } from '../../src/elements/controls.styles.js';
import { toolbarStyles } from '../../src/elements/toolbar.styles.js';
import { en } from '../../src/locales/en.js';
import { english } from '../helpers/english.js';
import { driverKey } from '../helpers/browser-can.js';

const STATE: ToolbarState = {
  controls: CONTROLS,
  variant: 'b',
  variants: [
    { id: 'a', name: 'Alpha' },
    { id: 'b', name: 'Beta' },
  ],
  finds: false,
  canUndo: true,
  canRedo: false,
  canHint: true,
  canFinish: false,
  score: 12,
  moves: 34,
  seconds: 185,
};

/** A game that has nothing but its toolbar. */
class BarOnly extends LitElement {
  static override styles = [
    css`
      :host {
        display: block;
        container: solitaire / inline-size;
      }
    `,
    controlStyles,
    toolbarStyles,
  ];
  readonly commands: Command[] = [];
  state: ToolbarState = STATE;

  override render() {
    return toolbarTemplate(this.state, english, (command) => this.commands.push(command));
  }

  async show(change: Partial<ToolbarState>): Promise<void> {
    this.state = { ...this.state, ...change };
    this.requestUpdate();
    await this.updateComplete;
  }

  get bar(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('[role="toolbar"]')!;
  }

  control(name: string): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(`[part~="${name}"]`)!;
  }

  get stops(): (Element | null)[] {
    const controls = this.bar.querySelectorAll<HTMLElement>('button, select');
    return [...controls].filter(({ tabIndex }) => tabIndex === 0);
  }

  get focused(): string | null | undefined {
    return this.shadowRoot?.activeElement?.getAttribute('part');
  }
}
customElements.define('bar-only', BarOnly);

async function shown(change: Partial<ToolbarState> = {}, width = 800, dir = 'ltr'): Promise<BarOnly> {
  const box = await fixture<HTMLElement>(
    html`<div dir=${dir}>
      <button id="before">before</button><bar-only></bar-only><button id="after">after</button>
    </div>`,
  );
  box.style.inlineSize = `${width}px`;
  const element = box.querySelector<BarOnly>('bar-only')!;
  await element.show(change);
  return element;
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: driverKey(key) });
}

async function pressShiftTab(): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ up: 'Shift' });
}

async function click(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

describe('the controls of a page', () => {
  it('are all but the button to share for "all"', () => {
    expect(parseControls('all')).to.deep.equal(CONTROLS);
  });

  it('are those it names, with spaces or commas, in the order of the toolbar', () => {
    expect(parseControls(' undo, new\n TIME undo ')).to.deep.equal(['new', 'undo', 'time']);
    expect(parseControls('none')).to.deep.equal([]);
    expect(parseControls('')).to.deep.equal([]);
  });

  it('are refused with a clear word for one that there is not', () => {
    expect(() => parseControls('new unod')).to.throw(RangeError, /"unod".*undo/);
    expect(() => parseControls('none new')).to.throw(RangeError, /"none"/);
  });
});

describe('the toolbar', () => {
  it('is accessible', async () => {
    const element = await shown({ canFinish: true });
    await expect(element).to.be.accessible();
    await emulateMedia({ colorScheme: 'dark' });
    await expect(element).to.be.accessible();
    await emulateMedia({ colorScheme: 'light' });
  });

  it('shows the controls asked for and no others', async () => {
    const element = await shown({ controls: ['undo', 'score'] });
    const controls = [...element.bar.querySelectorAll('button, select')];
    expect(controls).to.deep.equal([element.control('button-undo')]);
    expect(element.control('score').innerText).to.match(/Score\s*12/);
    expect(element.control('time')).to.equal(null);
  });

  it('is not there without controls', async () => {
    const element = await shown({ controls: [] });
    expect([...element.renderRoot.children].map(({ localName }) => localName)).to.deep.equal(['slot']);
  });

  it('shows score, moves and time', async () => {
    const element = await shown();
    expect(element.control('moves').innerText).to.match(/Moves\s*34/);
    expect(element.control('time').innerText).to.match(/Time\s*3:05/);
  });

  it('tells what a click asks for', async () => {
    const element = await shown();
    for (const name of ['new', 'undo', 'rules']) await click(element.control(`button-${name}`));
    expect(element.commands).to.deep.equal([{ type: 'new' }, { type: 'undo' }, { type: 'rules' }]);
  });

  it('does nothing by a button that has nothing to do, and says so', async () => {
    const element = await shown({ canUndo: false });
    const undo = element.control('button-undo');
    await click(undo);
    expect(undo.getAttribute('aria-disabled')).to.equal('true');
    expect(element.commands).to.deep.equal([]);
  });

  it('has a finish button only while the game can finish', async () => {
    const element = await shown();
    expect(element.control('button-finish')).to.equal(null);
    await element.show({ canFinish: true });
    await click(element.control('button-finish'));
    expect(element.commands).to.deep.equal([{ type: 'finish' }]);
  });

  it('tells which game was chosen, and shows the one on the table when that is kept', async () => {
    const element = await shown();
    const select = element.control('variant') as HTMLSelectElement;
    expect(select.value).to.equal('b');
    select.focus();
    await press('a');
    expect(element.commands).to.deep.equal([{ type: 'variant', id: 'a' }]);
    await element.show({});
    expect(select.value).to.equal('b');
  });

  it('never announces the clock', async () => {
    const element = await shown();
    const live = '[aria-live], [role="status"], [role="alert"], output';
    expect(element.control('time').closest(live)).to.equal(null);
  });

  it('names every button, with the word hidden too', async () => {
    for (const width of [300, 1400]) {
      const element = await shown({ canFinish: true }, width);
      for (const button of element.bar.querySelectorAll('button')) {
        expect(button.textContent.trim()).to.be.oneOf(Object.values(en));
        expect(button.title).to.equal(button.textContent.trim());
      }
    }
  });

  it('shows the words where there is room', async () => {
    const width = (element: BarOnly) => element.control('button-restart').offsetWidth;
    expect(width(await shown({}, 1400))).to.be.greaterThan(width(await shown({}, 700)) * 2);
  });
});

describe('the toolbar by keyboard', () => {
  it('is one stop for Tab, both ways', async () => {
    const element = await shown();
    expect(element.stops.length).to.equal(1);
    document.querySelector<HTMLElement>('#before')!.focus();
    await press('Tab');
    expect(element.focused).to.equal('variant');
    await press('Tab');
    expect(document.activeElement!.id).to.equal('after');
    await pressShiftTab();
    expect(element.focused).to.equal('variant');
  });

  it('goes on by arrow keys, Home and End, round the ends, and Tab comes back to where it was', async () => {
    const element = await shown();
    document.querySelector<HTMLElement>('#before')!.focus();
    await press('Tab', 'ArrowRight', 'ArrowRight');
    expect(element.focused).to.equal('button button-restart');
    await press('ArrowLeft');
    expect(element.focused).to.equal('button button-new');
    await press('Tab');
    await pressShiftTab();
    expect(element.focused).to.equal('button button-new');
    await press('End');
    expect(element.focused).to.equal('button button-statistics');
    await press('ArrowRight');
    expect(element.focused).to.equal('variant');
    await press('ArrowLeft', 'Home');
    expect(element.focused).to.equal('variant');
  });

  it('goes the way of the writing from right to left', async () => {
    const element = await shown({}, 800, 'rtl');
    document.querySelector<HTMLElement>('#before')!.focus();
    await press('Tab', 'ArrowLeft');
    expect(element.focused).to.equal('button button-new');
  });

  it('does not change the game by arrow keys alone', async () => {
    const element = await shown();
    element.control('variant').focus();
    await press('ArrowRight', 'ArrowLeft');
    expect(element.commands).to.deep.equal([]);
  });

  it('does by Enter and Space what the button says, once', async () => {
    const element = await shown();
    element.control('button-hint').focus();
    await press('Enter');
    await press('Space');
    expect(element.commands).to.deep.equal([{ type: 'hint' }, { type: 'hint' }]);
  });

  it('keeps the focus on a button that has nothing left to do', async () => {
    const element = await shown();
    element.control('button-undo').focus();
    await press('Enter');
    await element.show({ canUndo: false });
    expect(element.focused).to.equal('button button-undo');
  });

  it('keeps the focus within when the button that had it goes', async () => {
    const element = await shown({ canFinish: true });
    element.control('button-finish').focus();
    await press('Enter');
    await element.show({ canFinish: false });
    expect(element.focused).to.equal('button button-statistics');
    expect(element.stops).to.deep.equal([element.control('button-statistics')]);
  });

  it('does not take the focus when a button goes that had it long ago', async () => {
    const element = await shown({ canFinish: true });
    element.control('button-finish').focus();
    document.querySelector<HTMLElement>('#after')!.focus();
    await element.show({ canFinish: false });
    expect(document.activeElement!.id).to.equal('after');
  });
});

describe('the toolbar in its place', () => {
  const widths = [240, 280, 320, 360, 480, 640, 672, 768, 928, 1024, 1200, 1440, 2560, 3840];

  it('fits in every width, with buttons large enough to hit', async () => {
    const element = await shown({ canFinish: true, moves: 1234, seconds: 36_000 });
    for (const width of widths) {
      element.parentElement!.style.inlineSize = `${width}px`;
      const { right } = element.getBoundingClientRect();
      expect(element.bar.scrollWidth, `at ${width}`).to.be.at.most(element.bar.clientWidth);
      for (const control of element.bar.querySelectorAll<HTMLElement>('button, select, [part]')) {
        const end = control.getBoundingClientRect().right;
        expect(end, `${control.className} at ${width}`).to.be.at.most(right);
        if (control.matches('button, select')) {
          expect(Math.min(control.offsetWidth, control.offsetHeight), `at ${width}`).to.be.at.least(24);
        }
      }
    }
  });

  it('has a button that looks like a list to choose from where a game is found in a dialog', async () => {
    const element = await shown({ finds: true });
    const button = element.control('variant');
    expect(button.localName).to.equal('button');
    expect(button.innerText.trim()).to.equal('Beta');
    expect(button.querySelector('[part="icon"]')!.clientWidth).to.be.above(0);
    for (const width of widths) {
      element.parentElement!.style.inlineSize = `${width}px`;
      const [name, icon] = [...button.children].map((child) => child.getBoundingClientRect());
      expect(name!.right, `at ${width}`).to.be.at.most(icon!.left);
      expect(icon!.right, `at ${width}`).to.be.at.most(button.getBoundingClientRect().right);
    }
  });

  it('does not move as the numbers grow', async () => {
    const element = await shown({ moves: 9, seconds: 9 });
    const place = () => element.control('score').getBoundingClientRect().x;
    const before = place();
    await element.show({ moves: 99, seconds: 599 });
    expect(place()).to.equal(before);
  });

  it('keeps every control clear of the one next to it', async () => {
    const element = await shown({ canFinish: true });
    for (const width of widths) {
      element.parentElement!.style.inlineSize = `${width}px`;
      const controls = [...element.bar.querySelectorAll('button, select, .reading')];
      const boxes = controls.map((control) => control.getBoundingClientRect());
      for (const [i, one] of boxes.entries()) {
        for (const other of boxes.slice(i + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          expect(Math.min(across, down), `overlap at ${width}`).to.be.at.most(0.5);
        }
      }
    }
  });
});
