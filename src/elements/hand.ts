import {
  topCard,
  type Game,
  type Move,
  type Pile,
  type PilePlan,
  type PileId,
  type Refusal,
  type SimpleMove,
} from '../engine/index.js';
import type { TableCommand } from '../interaction/keyboard.js';
import type { PointerActions } from '../interaction/pointer.js';
import type { Held, TablePlace } from '../interaction/table-view.js';
import {
  allStops,
  endPile,
  endTarget,
  lastStop,
  nearStop,
  nextArea,
  nextStop,
  nextTarget,
  runEnd,
  type Direction,
  type NavigationTable,
} from '../table/navigation.js';
import type { Stop } from '../table/stops.js';
import type { By } from './events.js';

/** What the hand asks of the game that it plays. */
export interface HandHost {
  readonly game: Game | undefined;
  /** The piles of the game at the places where they are seen. */
  readonly plans: readonly PilePlan[];
  /** Plays a legal move; false when the page kept it from happening. */
  tryPlay(move: Move, by: By): boolean;
  /** Says why a move is refused, or that there is none (undefined), and shakes the cards that stay. */
  refuse(refusal: Refusal | undefined, pile: PileId, count: number): void;
  pickedUp(held: Held): void;
  putBack(held: Held): void;
  /** Lets dragged cards glide home from where they are. */
  glideHome(): void;
  /** Moves the focus to the hand's stop after the next update. */
  moveFocus(): void;
  requestUpdate(): void;
}

/** The player's hand: what it holds, where the keyboard is, and what taps, drags and keys mean. */
export class Hand implements PointerActions {
  held: Held | undefined;
  /** Whether the held cards hang on the pointer. */
  dragging = false;
  /** The stop that Tab leads to. */
  stop: Stop | undefined;

  /** The pile of a tap that may become a double one: not of one that has moved cards. */
  #tapped: PileId | undefined;

  constructor(private readonly host: HandHost) {}

  /** Lets go of everything, for a game that has changed. */
  reset(): void {
    this.held = undefined;
    this.dragging = false;
    this.#tapped = undefined;
    this.settle();
  }

  /** Keeps the stop on something that is there. */
  settle(): void {
    const table = this.#table();
    if (!table) {
      this.stop = undefined;
      return;
    }
    const stops = allStops(table);
    const { stop } = this;
    if (stop && stops.some(({ pile, index }) => pile === stop.pile && index === stop.index)) return;
    this.stop = (stop && nearStop(table, stop.pile)) ?? stops[0];
  }

  /** The focus has come to a stop in another way. */
  focused(stop: Stop): void {
    if (this.stop?.pile === stop.pile && this.stop.index === stop.index) return;
    this.stop = stop;
    this.settle();
    this.host.requestUpdate();
  }

  // Drags

  grip({ pile, index }: TablePlace): Held | undefined {
    const { game } = this.host;
    if (!game || index === undefined) return undefined;
    const count = game.pile(pile).cards.length - index;
    if (count < 1 || count > game.takeable(pile)) return undefined;
    return { pile, count, targets: game.targets(pile, count) };
  }

  dragStart(held: Held): void {
    this.held = held;
    this.dragging = true;
    this.host.requestUpdate();
  }

  drop(held: Held, to: PileId): void {
    this.#letGo();
    if (!this.host.tryPlay({ type: 'transfer', from: held.pile, to, count: held.count }, 'player')) {
      this.host.glideHome();
    }
  }

  dragEnd(held: Held, over: PileId | undefined, cancelled: boolean): void {
    this.#letGo();
    this.host.glideHome();
    if (over && !cancelled) this.#refuse(held, over);
  }

  // Taps

  tap(place: TablePlace | undefined, count: number): void {
    const { game } = this.host;
    const again = place !== undefined && count > 1 && this.#tapped === place.pile;
    this.#tapped = again ? undefined : place?.pile;
    if (!game) return;
    if (!place) this.#putBack();
    else if (game.pile(place.pile).role === 'stock') this.turnStock();
    else if (again) this.#send(place);
    else if (this.held) this.#tapWhileHolding(this.held, place);
    else this.#tapFreely(game, place);
  }

  #tapFreely(game: Game, place: TablePlace): void {
    if (place.index === undefined) return;
    const removal = game.removeMove(place.pile);
    if (removal) this.#play(removal);
    else if (game.sendsOn === 'click') this.#send(place);
    else this.#pickUp(place);
  }

  /** A tap on a target puts the cards down there; on another card that can be moved, it picks that one up instead. */
  #tapWhileHolding(held: Held, place: TablePlace): void {
    const { pile, index } = place;
    const grip = this.grip(place);
    if (held.targets.includes(pile)) this.#putDown(held, pile);
    else if (pile === held.pile && (!grip || grip.count === held.count)) this.#putBack();
    else {
      if (pile !== held.pile) this.#refuse(held, pile);
      if (grip?.targets.length && index !== undefined) this.#hold(grip);
    }
  }

  // Keys

  /** @returns whether the key meant something here */
  key(command: TableCommand): boolean {
    const table = this.#table();
    const { held, stop } = this;
    if (!table || !stop) return false;
    switch (command.type) {
      case 'go':
        this.#go(table, stop, command.direction, command.anywhere);
        return true;
      case 'end':
        if (held) this.#goToTarget(table, endTarget(table, held.targets, command.which));
        else this.#stopAt(runEnd(table, stop, command.which));
        return true;
      case 'pile':
        this.#stopAt(endPile(table, command.which));
        return true;
      case 'area':
        this.#stopAt(nextArea(table, stop.pile, command.step));
        return true;
      case 'count':
        this.#changeCount(stop, command.step);
        return true;
      case 'cancel':
        return this.#putBack();
      case 'pick':
      case 'act':
      case 'send':
        if (held) this.#dropAtStop(held, stop);
        else this.#useStop(stop, command.type);
        this.host.moveFocus();
        return true;
    }
  }

  /** The stop goes where it belongs after a move was taken back or made again. */
  followed(move: Move | undefined, end: 'from' | 'to'): void {
    this.#follow(move, end);
    this.host.moveFocus();
  }

  /** The stop goes to the top cards of a pile. */
  goTo(pile: PileId, count: number): void {
    const { role, cards } = this.host.game!.pile(pile);
    this.#stopAt({ pile, index: role === 'stock' ? undefined : cards.length - count });
  }

  #go(table: NavigationTable, stop: Stop, direction: Direction, anywhere: boolean): void {
    if (this.held && !anywhere) {
      this.#goToTarget(table, nextTarget(table, this.held.targets, stop.pile, direction));
    } else this.#stopAt(nextStop(table, stop, direction));
  }

  #goToTarget(table: NavigationTable, target: PileId | undefined): void {
    if (target) this.#stopAt(lastStop(table, target));
  }

  /** One card more or fewer: of those in hand, else of those that would be picked up. */
  #changeCount(stop: Stop, step: 1 | -1): void {
    const game = this.host.game!;
    const { pile, count } = this.held ?? { pile: stop.pile, count: undefined };
    const { length } = game.pile(pile).cards;
    const index = (count === undefined ? (stop.index ?? length) : length - count) - step;
    const grip = this.grip({ pile, index });
    if (!grip) return;
    if (count === undefined) this.#stopAt({ pile, index });
    else this.#hold(grip);
  }

  #dropAtStop(held: Held, { pile }: Stop): void {
    if (pile === held.pile) this.#putBack();
    else if (held.targets.includes(pile)) this.#putDown(held, pile);
    else this.#refuse(held, pile);
  }

  #useStop(stop: Stop, how: 'pick' | 'act' | 'send'): void {
    const game = this.host.game!;
    const { role } = game.pile(stop.pile);
    const removal = game.removeMove(stop.pile);
    if (role === 'stock') this.turnStock();
    else if (removal && (how !== 'pick' || !this.grip(stop)?.targets.length)) this.#play(removal);
    else if (how === 'send' || (how === 'act' && role === 'foundation') || game.sendsOn === 'click')
      this.#send(stop);
    else if (how === 'pick') this.#pickUp(stop);
    else this.#playBest(game, stop);
  }

  /** The move that a player would most likely mean: home, else onto a card, else to an empty pile. */
  #playBest(game: Game, stop: Stop): void {
    const grip = this.grip(stop);
    const send = grip?.count === 1 ? game.sendMove(stop.pile) : undefined;
    const targets =
      grip?.targets.map((id) => game.pile(id)).filter(({ role }) => role !== 'foundation') ?? [];
    const to = targets.find(({ cards }) => cards.length) ?? targets[0];
    if (send) this.#play(send);
    else if (grip && to) this.#play({ type: 'transfer', from: stop.pile, to: to.id, count: grip.count });
    else this.#pickUp(stop);
  }

  // What all of them do

  /** Turns the stock, or the waste back; says so where neither can be. */
  turnStock(): void {
    this.#letGo();
    const { game } = this.host;
    const move = game!.stockMove();
    if (move) this.#play(move);
    else {
      const stock = game!.piles.find(({ role }) => role === 'stock')!;
      const waste = game!.refusal({ type: stock.cards.length ? 'deal' : 'redeal' });
      if (waste) this.host.refuse(waste, stock.id, 0);
    }
  }

  /** Sends a top card to its goal; from a foundation, sends all that can go. */
  #send({ pile, index }: TablePlace): void {
    this.#letGo();
    const game = this.host.game!;
    const from = game.pile(pile);
    if (from.role === 'foundation' || index === undefined) {
      const moves = game.autoplayMoves();
      if (from.role === 'foundation' && moves.length) this.#play({ type: 'sequence', moves }, 'auto');
      return;
    }
    const move = index === from.cards.length - 1 ? game.sendMove(pile) : undefined;
    if (move) this.#play(move);
    else this.#refuseSend(game, from, index);
  }

  #refuseSend(game: Game, from: Pile, index: number): void {
    const count = from.cards.length - index;
    const goal = game.goals(from.id)[0];
    const refusal = goal && game.refusal({ type: 'transfer', from: from.id, to: goal, count });
    if (refusal) this.host.refuse(refusal, from.id, count);
  }

  #pickUp(place: TablePlace): void {
    const game = this.host.game!;
    const { pile, index } = place;
    if (index === undefined) return;
    const grip = this.grip(place);
    if (grip?.targets.length) {
      this.#hold(grip);
      return;
    }
    const count = game.pile(pile).cards.length - index;
    this.host.refuse(grip ? undefined : takeRefusal(game, pile, count), pile, count);
  }

  #hold(held: Held): void {
    this.held = held;
    this.goTo(held.pile, held.count);
    this.host.pickedUp(held);
    this.host.requestUpdate();
  }

  #putDown(held: Held, to: PileId): void {
    this.#letGo();
    this.#play({ type: 'transfer', from: held.pile, to, count: held.count });
  }

  #putBack(): boolean {
    const { held } = this;
    if (!held) return false;
    this.#letGo();
    this.goTo(held.pile, held.count);
    this.host.putBack(held);
    return true;
  }

  #refuse({ pile, count }: Held, to: PileId): void {
    const refusal = this.host.game!.refusal({ type: 'transfer', from: pile, to, count });
    if (refusal) this.host.refuse(refusal, pile, count);
  }

  #play(move: Move, by: By = 'player'): void {
    if (this.host.tryPlay(move, by)) this.#follow(move, 'to');
  }

  /** The stop goes with the cards that were moved, to where they are now; but not where they are out of play. */
  #follow(move: Move | undefined, end: 'from' | 'to'): void {
    const { game } = this.host;
    const table = this.#table();
    const last = move?.type === 'sequence' ? move.moves.at(end === 'to' ? -1 : 0) : move;
    if (game && table && last?.type === 'transfer') {
      const stays = !game.takeable(last.to) && game.takeable(last.from);
      this.stop = nearStop(table, stays ? last.from : last[end]);
    }
    this.settle();
  }

  #letGo(): void {
    this.held = undefined;
    this.dragging = false;
    this.host.requestUpdate();
  }

  #stopAt(stop: Stop | undefined): void {
    if (!stop) return;
    this.stop = stop;
    this.host.moveFocus();
    this.host.requestUpdate();
  }

  #table(): NavigationTable | undefined {
    const { game } = this.host;
    return game && { plans: this.host.plans, piles: game.piles };
  }
}

/** Why cards cannot be picked up at all, wherever they would go. */
function takeRefusal(game: Game, from: PileId, count: number): Refusal | undefined {
  const other = game.piles.find(({ id }) => id !== from)!;
  return game.refusal({ type: 'transfer', from, to: other.id, count });
}

/** Where a move shows on the table: the cards it takes, and the pile it goes to. */
export function endsOf(game: Game, move: SimpleMove): { from: PileId; count: number; to: PileId } {
  if (move.type === 'transfer') return move;
  if (move.type === 'remove') return { from: move.pile, count: 1, to: move.pile };
  const stock = game.piles.find(({ role }) => role === 'stock')!;
  return { from: stock.id, count: topCard(stock) ? 1 : 0, to: stock.id };
}
