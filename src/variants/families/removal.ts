import {
  moved,
  takeable,
  topCard,
  type Accept,
  type Card,
  type Group,
  type PilePlan,
  type Place,
  type Plan,
  type Position,
  type Transfer,
} from '../../engine/index.js';
import { unless, type Matching } from './unless.js';

/** Where the cards go that are out of the game. */
export function discardAt(at: Place): Group {
  return { role: 'discard', at };
}

/** An open card takes any other that it goes out with; `near` says which piles may meet, where not all do. */
export function pairsWith(
  goTogether: (a: Card, b: Card) => boolean,
  near: (a: PilePlan, b: PilePlan) => boolean = () => true,
): Accept {
  const isPair: Matching = (position, to, [card], from) => {
    const other = topCard(position.piles[to.index]!);
    return to !== from && takeable(to, position) > 0 && near(from, to) && goTogether(card!, other!);
  };
  return { on: 'any', cards: 'one', refuses: unless(isPair) };
}

/** Takes the top card of a pile out of the game. */
export function out(position: Position, pile: PilePlan, plan: Plan): Position {
  return moved(position, pile.index, plan.byGroup.get('discard')![0]!.index);
}

/** A card that is put on its partner takes it out of the game, and goes out as well. */
export function pairOut(position: Position, { from, to }: Transfer, plan: Plan): Position {
  return out(out(position, plan.byId.get(from)!, plan), plan.byId.get(to)!, plan);
}
