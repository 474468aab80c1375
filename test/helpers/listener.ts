import type { Card, SimpleMove, Transfer } from '../../src/engine/index.js';
import { english } from './english.js';
import type { GameHarness } from './game-harness.js';
import type { Player } from './player.js';

const SIZE_OF_ROWS = [1, 2, 3, 4, 5, 6, 7];

/**
 * A person who plays by the keyboard and knows the table only from what a screen reader says: the name of what has
 * the focus, and what is announced. Each move is given by the names of its card and its places, as in a book.
 */
export class Listener implements Player {
  constructor(private readonly table: GameHarness) {}

  async play(move: SimpleMove): Promise<void> {
    if (move.type !== 'transfer') {
      await this.table.press('d');
      return;
    }
    const { piles } = this.table.game;
    const { cards } = piles.find(({ id }) => id === move.from)!;
    await this.#transfer(move, cards.at(-move.count)!);
  }

  async #transfer({ from, to }: Transfer, card: Card): Promise<void> {
    const { table } = this;
    await this.#goToPile(english.pile(from));
    for (let step = 0; !this.#heard.startsWith(capital(english.card(card))); step++) {
      if (step === 20) throw new Error(`${english.card(card)} is not in ${english.pile(from)}: ${this.#heard}`);
      await table.press('ArrowUp');
    }
    const before = table.said;
    await table.press('Space');
    // In a game that is played by one press, that was all.
    if (!table.said.startsWith('Picked up')) {
      if (table.said === before) throw new Error(`Nothing was said of ${english.card(card)}.`);
      return;
    }
    await table.press('Home');
    for (let step = 0; !this.#isIn(english.pile(to)); step++) {
      if (step === 12) throw new Error(`${english.pile(to)} is not among the places for ${english.card(card)}.`);
      await table.press('ArrowRight');
    }
    await table.press('Space');
  }

  /** The name of what has the focus. */
  get #heard(): string {
    return this.table.root.activeElement?.getAttribute('aria-label') ?? '';
  }

  #isIn(pile: string): boolean {
    return this.#heard.split(', ').some((part) => part.toLowerCase() === pile || part === `Empty ${pile}`);
  }

  /** Goes to a pile from the names alone: to its area by the page key, then along it, or down the pyramid's rows. */
  async #goToPile(pile: string): Promise<void> {
    const { table } = this;
    const [area = '', number] = pile.split(' ');
    for (let step = 0; !this.#isIn(pile); step++) {
      if (step === 60) throw new Error(`${pile} is not reached: ${this.#heard}`);
      const here = new RegExp(`\\b${area} (\\d+)`, 'i').exec(this.#heard)?.[1];
      if (here === undefined || number === undefined) await table.press('PageDown');
      else await table.press(this.#arrow(Number(here), Number(number), step));
    }
  }

  #arrow(here: number, there: number, step: number): string {
    const isPyramid = this.table.game.sendsOn === 'click';
    const [row, target] = isPyramid ? [rowOf(here), rowOf(there)] : [0, 0];
    // Where cards are gone, the way around is another one.
    if (step % 9 === 8) return 'ArrowUp';
    if (row !== target) return row < target ? 'ArrowDown' : 'ArrowUp';
    return here < there ? 'ArrowRight' : 'ArrowLeft';
  }
}

function rowOf(place: number): number {
  let last = 0;
  return SIZE_OF_ROWS.findIndex((size) => place <= (last += size));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
