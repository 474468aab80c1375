import { fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/define.js';
import { SolitaireCard, SolitairePile, type SolitaireGame } from '../../src/index.js';
import type { CardId, PileId } from '../../src/engine/index.js';
import type { NavigationTable } from '../../src/table/navigation.js';
import type { Stop } from '../../src/table/stops.js';
import { driverKey } from './browser-can.js';
import { drawnBox, type DrawnBox } from './drawn-box.js';
import { waitUntil } from './wait-until.js';

/** The attributes of a game under test. */
export interface GameInit {
  readonly variant?: string;
  readonly deal?: string;
  readonly deck?: string;
  readonly options?: string;
  readonly controls?: string;
  readonly storageKey?: string;
  readonly lang?: string;
  /** Off unless a test is about it. */
  readonly solver?: string;
}

const EVENTS = [
  'solitaire-deal',
  'solitaire-before-move',
  'solitaire-move',
  'solitaire-undo',
  'solitaire-score',
  'solitaire-win',
  'solitaire-stuck',
  'solitaire-lost',
  'solitaire-error',
] as const;

type Told = HTMLElementEventMap[(typeof EVENTS)[number]];

/** A game in the page, as a player and a page have it: what is seen of it, and real input to it. */
export class GameHarness {
  /** All events that were told, in their order. */
  readonly told: Told[] = [];

  constructor(readonly element: SolitaireGame) {
    for (const type of EVENTS) element.addEventListener(type, (event) => this.told.push(event));
  }

  get game() {
    return this.element.game!;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  /** What was said to the player last. */
  get said(): string {
    return this.root.querySelector('[part="message"]')!.textContent.trim();
  }

  /** Events of one type. */
  toldOf<Type extends (typeof EVENTS)[number]>(type: Type): HTMLElementEventMap[Type][] {
    return this.told.filter((event): event is HTMLElementEventMap[Type] => event.type === type);
  }

  pile(id: PileId): HTMLElement {
    return this.root.getElementById(id)!;
  }

  card(id: CardId): HTMLElement {
    const pile = this.game.piles.find(({ cards }) => cards.some((card) => card.id === id))!;
    const index = pile.cards.findIndex((card) => card.id === id);
    return this.pile(pile.id).children[index] as HTMLElement;
  }

  /** The element of a card by its place in its pile, as `at` counts: -1 is the top card. */
  cardAt(id: PileId, index: number): HTMLElement {
    return [...this.pile(id).children].at(index) as HTMLElement;
  }

  /** What lies on top of a pile: its top card, or the empty pile itself. */
  topOf(id: PileId): HTMLElement {
    return (this.pile(id).lastElementChild ?? this.pile(id)) as HTMLElement;
  }

  /** The names of all elements that have a part: cards by their id, piles by theirs. */
  withPart(part: string): string[] {
    const found = this.root.querySelectorAll(`:is(solitaire-pile, solitaire-card)[part~="${part}"]`);
    return [...found].map(nameOf);
  }

  /** The table as the arrow keys go over it. */
  get navigation(): NavigationTable {
    return { plans: this.game.table.piles, piles: this.game.piles };
  }

  /** What has the focus within the game: a card by its id, a pile by its own; undefined for all else. */
  get focused(): string | undefined {
    const focused = this.root.activeElement;
    return focused?.matches('solitaire-pile, solitaire-card') ? nameOf(focused) : undefined;
  }

  /** The same, as a place on the table. */
  get focusedStop(): Stop | undefined {
    const focused = this.root.activeElement;
    if (focused instanceof SolitairePile) return { pile: focused.id, index: undefined };
    if (!(focused instanceof SolitaireCard)) return undefined;
    const pile = focused.parentElement!;
    return { pile: pile.id, index: [...pile.children].indexOf(focused) };
  }

  /** A button of the toolbar, by its name. */
  button(name: string): HTMLButtonElement {
    return this.root.querySelector<HTMLButtonElement>(`[part~="button-${name}"]`)!;
  }

  /** The dialog with a page or a question, once it is open. */
  async opened(slot: 'page' | 'question'): Promise<HTMLDialogElement> {
    const dialog = () => this.root.querySelector<HTMLDialogElement>(`dialog.${slot}[open]`);
    await waitUntil(dialog, `a ${slot} opens`);
    return dialog()!;
  }

  /** The cards as the page has them, pile by pile, the bottom card first; `x` after one that is face down. */
  shown(): Record<PileId, string> {
    const piles = [...this.root.querySelectorAll('solitaire-pile')];
    return Object.fromEntries(
      piles.map((pile) => [
        pile.id,
        [...pile.querySelectorAll('solitaire-card')]
          .map(({ card, part }) => `${card!.id}${part.contains('face-up') ? '' : 'x'}`)
          .join(' '),
      ]),
    );
  }

  /** The same from the engine. */
  expected(): Record<PileId, string> {
    return Object.fromEntries(
      this.game.piles.map(({ id, cards }) => [
        id,
        cards.map((card) => `${card.id}${card.faceUp ? '' : 'x'}`).join(' '),
      ]),
    );
  }

  /** Waits until all is drawn and nothing moves any more. */
  async settled(): Promise<void> {
    await this.element.updateComplete;
    await Promise.allSettled(this.flights.map(({ finished }) => finished));
    await this.element.updateComplete;
  }

  /** All movements of cards that are not over. */
  get flights(): Animation[] {
    return [...this.root.querySelectorAll('solitaire-card')]
      .flatMap((card) => card.getAnimations())
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
  }

  /** A point of the table where no pile is. */
  get bareTable(): [number, number] {
    const { left, bottom } = this.root.querySelector('[part="table"]')!.getBoundingClientRect();
    return [Math.ceil(left) + 3, Math.floor(bottom) - 3];
  }

  async click(target: Element): Promise<void> {
    await sendMouse({ type: 'click', position: pointOn(target) });
  }

  async doubleClick(target: Element): Promise<void> {
    await this.clicks(target, 2);
  }

  /** Clicks on the same spot as fast as a hand can. */
  async clicks(target: Element, times: number): Promise<void> {
    const clicks = Array.from({ length: times }, () => [{ type: 'down' }, { type: 'up' }] as const).flat();
    await sendAll([{ type: 'move', position: pointOn(target) }, ...clicks]);
  }

  /** Drags from one element to another by the mouse. */
  async drag(from: Element, to: Element): Promise<void> {
    const start = pointOn(from);
    const end = pointOn(to);
    await sendAll([
      { type: 'move', position: start },
      { type: 'down' },
      { type: 'move', position: [start[0] + 6, start[1] + 6] },
      { type: 'move', position: end },
      { type: 'up' },
    ]);
  }

  async press(keys: string): Promise<void> {
    const held = keys === '+' ? [keys] : keys.split('+');
    const key = held.pop()!;
    for (const down of held) await sendKeys({ down });
    await sendKeys({ press: driverKey(key) });
    for (const up of held) await sendKeys({ up });
  }
}

/** Sends what a mouse does, one on the heels of the other. */
export async function sendAll(steps: readonly Parameters<typeof sendMouse>[0][]): Promise<void> {
  await Promise.all(steps.map((step) => sendMouse(step)));
}

/** Puts a game into the page; its deal is out at once. */
export async function deal(init: GameInit = {}): Promise<GameHarness> {
  const element = await fixture<SolitaireGame>(html`<solitaire-game
    .variant=${init.variant ?? null}
    .deal=${init.deal ?? null}
    .deck=${init.deck ?? null}
    .options=${init.options ?? null}
    .controls=${init.controls ?? null}
    .lang=${init.lang ?? ''}
    .storageKey=${init.storageKey ?? crypto.randomUUID()}
    .solver=${init.solver ?? 'off'}
  ></solitaire-game>`);
  const harness = new GameHarness(element);
  for (const flight of harness.flights) flight.finish();
  await harness.settled();
  return harness;
}

function nameOf(element: Element): string {
  return element instanceof SolitaireCard ? element.card!.id : element.id;
}

/** A point on an element that no card of a fan above it hides: near its upper edge. */
export function pointOn(target: Element): [number, number] {
  return pointIn(target, 0.5);
}

/** The same, more to the left or to the right: by a share of the width. */
export function pointIn(target: Element, x: number): [number, number] {
  const { left, top, width, height } = boxOf(target);
  return [Math.round(left + width * x), Math.round(top + Math.min(8, height / 2))];
}

/** Where an element lies: a card that is still gliding, where it comes to lie. */
function boxOf(target: Element): DrawnBox {
  if (!(target instanceof SolitaireCard)) return drawnBox(target);
  const pile = target.parentElement!;
  const { left, top, width } = drawnBox(pile);
  const scale = width / pile.offsetWidth;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = target;
  return {
    left: left + offsetLeft * scale,
    top: top + offsetTop * scale,
    width: offsetWidth * scale,
    height: offsetHeight * scale,
  };
}
