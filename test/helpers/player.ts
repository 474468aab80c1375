import type { PileId, SimpleMove, Transfer } from '../../src/engine/index.js';
import { nextStop, nextTarget, type Direction } from '../../src/table/navigation.js';
import type { Stop } from '../../src/table/stops.js';
import { pointOn, type GameHarness } from './game-harness.js';
import { touchDrag, touchTap } from './touch.js';

const ARROWS: Readonly<Record<Direction, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
};
const DIRECTIONS = Object.keys(ARROWS) as Direction[];

/** A person who makes moves by one kind of input alone. */
export interface Player {
  play(move: SimpleMove): Promise<void>;
}

/** The pile that is pressed for a move that needs no other. */
function pressed(move: Exclude<SimpleMove, Transfer>): PileId {
  return move.type === 'remove' ? move.pile : 'stock';
}

/** Drags cards; the stock, which gives no card to drag, is clicked. */
export class Dragger implements Player {
  constructor(private readonly table: GameHarness) {}

  async play(move: SimpleMove): Promise<void> {
    const { table } = this;
    if (move.type !== 'transfer') await table.click(table.topOf(pressed(move)));
    else await table.drag(table.cardAt(move.from, -move.count), table.topOf(move.to));
  }
}

/** Taps a card, then the place where it shall go; a card that goes by one tap is tapped once. */
export class Tapper implements Player {
  constructor(private readonly table: GameHarness) {}

  async play(move: SimpleMove): Promise<void> {
    const { table } = this;
    if (move.type !== 'transfer') {
      await table.click(table.topOf(pressed(move)));
      return;
    }
    await table.click(table.cardAt(move.from, -move.count));
    if (table.game.sendsOn !== 'click') await table.click(table.topOf(move.to));
  }
}

/** Drags cards with a finger; the stock is tapped. */
export class Toucher implements Player {
  constructor(private readonly table: GameHarness) {}

  async play(move: SimpleMove): Promise<void> {
    const { table } = this;
    // A finger goes for a card where it sees it.
    await table.settled();
    if (move.type !== 'transfer') await touchTap(pointOn(table.topOf(pressed(move))));
    else await touchDrag(pointOn(table.cardAt(move.from, -move.count)), pointOn(table.topOf(move.to)));
  }
}

/** Goes by the arrow keys, and plays by Space, Enter and Control+Enter, each where it does it. */
export class Typist implements Player {
  #made = 0;

  constructor(private readonly table: GameHarness) {}

  async play(move: SimpleMove): Promise<void> {
    this.#made++;
    if (move.type === 'transfer') await this.#transfer(move);
    else {
      const { cards } = this.table.game.pile(pressed(move));
      const index = move.type === 'remove' ? cards.length - 1 : undefined;
      await this.#goTo({ pile: pressed(move), index });
      await this.table.press(this.#either('Space', 'Enter'));
    }
  }

  async #transfer(move: Transfer): Promise<void> {
    const { from, to, count } = move;
    const { game } = this.table;
    const send = count === 1 ? game.sendMove(from) : undefined;
    await this.#goTo({ pile: from, index: game.pile(from).cards.length - count });
    if (send?.to === to) {
      await this.table.press(this.#either('Enter', 'Control+Enter'));
      return;
    }
    await this.table.press('Space');
    await this.#goToTarget(game.targets(from, count), from, to);
    await this.table.press(this.#either('Space', 'Enter'));
  }

  async #goTo(stop: Stop): Promise<void> {
    const { navigation } = this.table;
    const next = (at: Stop, direction: Direction) => nextStop(navigation, at, direction);
    await this.#press(way(this.table.focusedStop!, stop, next, ({ pile, index }) => `${pile} ${index}`));
  }

  async #goToTarget(targets: readonly PileId[], from: PileId, to: PileId): Promise<void> {
    const { navigation } = this.table;
    const next = (at: PileId, direction: Direction) => nextTarget(navigation, targets, at, direction);
    await this.#press(way(from, to, next, (pile) => pile));
  }

  async #press(directions: readonly Direction[]): Promise<void> {
    for (const direction of directions) await this.table.press(ARROWS[direction]);
  }

  /** Keys that do the same are pressed by turns. */
  #either(one: string, other: string): string {
    return this.#made % 2 ? one : other;
  }
}

/** The shortest way by arrow keys, as a player sees it on the table. */
function way<Place>(
  from: Place,
  to: Place,
  next: (at: Place, direction: Direction) => Place | undefined,
  keyOf: (place: Place) => string,
): Direction[] {
  const seen = new Set([keyOf(from)]);
  let ends: { at: Place; way: Direction[] }[] = [{ at: from, way: [] }];
  while (ends.length) {
    const reached = ends.find(({ at }) => keyOf(at) === keyOf(to));
    if (reached) return reached.way;
    ends = ends.flatMap(({ at, way }) =>
      DIRECTIONS.flatMap((direction) => {
        const place = next(at, direction);
        if (!place || seen.has(keyOf(place))) return [];
        seen.add(keyOf(place));
        return [{ at: place, way: [...way, direction] }];
      }),
    );
  }
  throw new Error(`No arrow keys lead from ${keyOf(from)} to ${keyOf(to)}.`);
}
