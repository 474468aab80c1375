import type { Game, SimpleMove } from '../../src/engine/index.js';
import { english } from './english.js';
import type { GameHarness } from './game-harness.js';
import type { Player } from './player.js';

/** A person who plays by the list of moves alone: a switch or the voice presses its buttons. */
export class Chooser implements Player {
  /** @param twin the same deal, in which the moves are made as they are written */
  constructor(
    private readonly table: GameHarness,
    private readonly twin: Game,
  ) {}

  async play(move: SimpleMove): Promise<void> {
    const { table } = this;
    if (!table.root.querySelector('dialog[open]')) await table.click(table.button('move-list'));
    const dialog = await table.opened('page');
    const wanted = this.#wording(move);
    const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('.move-list button')];
    const button = buttons.find(({ textContent }) => wanted.test(textContent.trim()));
    if (!button) {
      const there = buttons.map(({ textContent }) => textContent.trim()).join('; ');
      throw new Error(`${String(wanted)} is not among ${there}`);
    }
    button.scrollIntoView({ block: 'nearest' });
    await table.click(button);
    this.twin.play(move);
  }

  /** Which of several empty piles it is makes no difference, and is not in the wording. */
  #wording(move: SimpleMove): RegExp {
    if (move.type === 'deal') return /^Turn the stock$/;
    if (move.type === 'redeal') return /^Turn the waste over$/;
    if (move.type === 'remove') return /^Remove /;
    const { from, to, count } = move;
    const card = this.twin.pile(from).cards.at(-count)!;
    const on = this.twin.pile(to).cards.at(-1);
    const [role] = to.split('-');
    const place = on ? `to ${english.card(on)}, ` : `to empty ${role!}`;
    return new RegExp(`^${english.run(card, count)}, .*, ${place}`, 'i');
  }
}
