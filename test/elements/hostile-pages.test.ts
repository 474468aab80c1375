import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, resetMouse, setViewport } from '@web/test-runner-commands';
import { formatMove } from '../../src/engine.js';
import type { SolitaireGame } from '../../src/index.js';
import { allStyles, differences, type Styles } from '../helpers/all-styles.js';
import { place, put } from '../helpers/game-page.js';
import { waitUntil } from '../helpers/wait-until.js';
import { playToWin, winningDeck } from '../helpers/winning-decks.js';

/** The demo page with its game. */
class HostilePage {
  private constructor(
    readonly frame: HTMLIFrameElement,
    readonly element: SolitaireGame,
  ) {}

  static async open(): Promise<HostilePage> {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe src="/demo/hostile.html" width="800" height="1000"></iframe>`,
    );
    const { contentDocument: loaded } = frame;
    if (loaded?.readyState !== 'complete' || loaded.URL === 'about:blank') {
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    }
    const element = frame.contentDocument!.querySelector('solitaire-game')!;
    await frame.contentWindow!.customElements.whenDefined('solitaire-game');
    await element.updateComplete;
    return new HostilePage(frame, element);
  }

  get document(): Document {
    return this.frame.contentDocument!;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  check(id: 'hostile' | 'rtl', checked: boolean): void {
    const box = this.document.getElementById(id) as HTMLInputElement;
    if (box.checked !== checked) box.click();
  }

  /** What the game looks like, with the theme or without. */
  async styles(hostile: boolean): Promise<Styles> {
    this.check('hostile', hostile);
    const frame = () => new Promise((resolve) => this.frame.contentWindow!.requestAnimationFrame(resolve));
    await frame();
    await frame();
    await this.element.updateComplete;
    for (const animation of this.document.getAnimations()) animation.cancel();
    return allStyles(this.root, (host) => host.matches('solitaire-pile, [part~=tableau] > :last-child'));
  }
}

/** What a player brings about, and the part that shows it. */
const STATES: readonly (readonly [name: string, part: string, bring: (page: HostilePage) => void])[] = [
  ['the table', 'table', () => undefined],
  ['a hint', 'hinted', ({ element }) => void element.hint()],
  ['an error', 'error', ({ element }) => (element.variant = 'no-such-game')],
  [
    'a game that is won',
    'note-won',
    ({ element }) => {
      element.newGame({ deck: winningDeck('saratoga') });
      playToWin(element);
    },
  ],
  ...['options', 'rules', 'statistics', 'move-list'].map(
    (name) =>
      [
        `the ${name}`,
        `dialog-${name}`,
        ({ root }: HostilePage) => root.querySelector<HTMLElement>(`[part~=button-${name}]`)!.click(),
      ] as const,
  ),
];

before(async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  await setViewport({ width: 900, height: 1100 });
});
after(async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  await setViewport({ width: 800, height: 600 });
});

describe('a hostile page', () => {
  // The demo page takes up the game that was left.
  beforeEach(() => localStorage.clear());

  for (const direction of ['ltr', 'rtl']) {
    for (const [name, part, bring] of STATES) {
      it(`leaves ${name} as in a clean page, ${direction}`, async () => {
        const page = await HostilePage.open();
        page.check('rtl', direction === 'rtl');
        bring(page);
        await page.element.updateComplete;
        await waitUntil(() => page.root.querySelector(`[part~=${part}]`));
        const clean = await page.styles(false);
        const hostile = await page.styles(true);
        expect(clean.size).to.be.above(5_000);
        expect(differences(clean, hostile).slice(0, 60).join('\n')).to.equal('');
      });
    }
  }
});

/** Puts boxes into one another. */
function nested(outer: HTMLElement, ...inner: HTMLElement[]): HTMLElement {
  return inner.reduce((parent, child) => (parent.append(child), child), outer);
}

function box(styles: Partial<CSSStyleDeclaration>, name = 'section'): HTMLElement {
  const made = document.createElement(name);
  Object.assign(made.style, styles);
  return made;
}

/** What a page has a game in, and how it gets there: the place for it. */
const PLACES: readonly (readonly [name: string, make: (page: HTMLElement) => Element | ShadowRoot])[] = [
  ['a paragraph', (page) => nested(page, box({}, 'p'))],
  ['a flex row that centres', (page) => nested(page, box({ display: 'flex', placeContent: 'center' }))],
  ['a centred grid', (page) => nested(page, box({ display: 'grid', placeItems: 'center' }))],
  ['a float', (page) => nested(page, box({ float: 'left', width: '400px' }))],
  ['a page at half its size', (page) => nested(page, box({ transform: 'scale(.5)', transformOrigin: '0 0' }))],
  [
    'an accordion that opens',
    (page) => {
      const details = document.createElement('details');
      // As the hand does it, some time later.
      setTimeout(() => (details.open = true));
      return nested(page, details);
    },
  ],
  [
    'the third slide of a carousel',
    (page) => {
      const slide = { flex: 'none', width: '100%' };
      const track = nested(
        page,
        box({ overflow: 'hidden', width: '500px' }),
        box({ display: 'flex', transform: 'translate3d(-200%, 0, 0)' }),
      );
      const slides = [slide, slide, slide].map((styles) => box(styles));
      track.append(...slides);
      return slides[2]!;
    },
  ],
  [
    'a modal dialog',
    (page) => {
      const dialog = document.createElement('dialog');
      page.append(dialog);
      dialog.showModal();
      return dialog;
    },
  ],
  [
    'shadow roots in one another',
    (page) => {
      const inner = document.createElement('section');
      page.attachShadow({ mode: 'open' }).append(inner);
      return inner.attachShadow({ mode: 'open' });
    },
  ],
];

describe('in a hostile page, a game in', () => {
  const theme = document.createElement('link');

  before(async () => {
    Object.assign(theme, { rel: 'stylesheet', href: '/demo/hostile.css' });
    document.head.append(theme);
    await new Promise((resolve) => theme.addEventListener('load', resolve, { once: true }));
    // The page itself comes to its new look by and by.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  after(() => theme.remove());
  afterEach(() => resetMouse());

  for (const [name, make] of PLACES) {
    it(`${name} is seen whole, is dealt from, and a dragged card lands`, async () => {
      const page = await place();
      page.style.cssText = 'float: none; inline-size: 600px; max-inline-size: none';
      const inner = make(page);
      const harness = await put({ variant: 'saratoga', deal: '3' }, inner as Element);
      await waitUntil(() => harness.topOf('tableau-7').getBoundingClientRect().width > 0);
      await harness.settled();
      const { width } = harness.element.getBoundingClientRect();
      expect(width).to.be.within(240, 640);
      await harness.click(harness.pile('stock'));
      await harness.settled();
      await harness.drag(harness.topOf('tableau-1'), harness.topOf('tableau-7'));
      await harness.settled();
      expect(harness.game.history.map(formatMove)).to.deep.equal(['deal', 'tableau-1>tableau-7']);
      expect(harness.shown()).to.deep.equal(harness.expected());
    });
  }

  it('a modal dialog has dialogs of its own, and Escape closes these first', async () => {
    const dialog = document.createElement('dialog');
    (await place()).append(dialog);
    dialog.showModal();
    const harness = await put({ variant: 'saratoga', deal: '3' }, dialog);
    await harness.click(harness.button('rules'));
    const rules = await harness.opened('page');
    await harness.press('Escape');
    expect([rules.isConnected && rules.open, dialog.open]).to.deep.equal([false, true]);
  });
});
