import { colorOf, RANKS, SUITS, type Card, type Rank, type Suit } from './card.js';
import type { Wanted } from './errors.js';

/** How the suit of a card must stand to the suit of the card below it. */
export type Relation = 'suit' | 'color' | 'alternate' | 'other' | 'any';

/** How one card may lie on another. */
export interface Build {
  readonly by: Relation;
  /** The rank of the upper card less the rank of the lower one. */
  readonly step: 1 | -1 | 'either';
  /** Ace and king are neighbours. */
  readonly wrap?: boolean;
  /** Nothing may lie on these ranks. */
  readonly notOn?: readonly Rank[];
}

/** Whether a card may lie on another one by a build rule. */
export function fits(build: Build, below: Card, card: Card): boolean {
  return fitsRank(build, below.rank, card.rank) && fitsSuit(build.by, below.suit, card.suit);
}

/** The cards that may lie on a card by a build rule; no ranks where nothing may. */
export function wantedOn(build: Build, below: Card): Wanted {
  return {
    ranks: RANKS.filter((rank) => fitsRank(build, below.rank, rank)),
    suits: SUITS.filter((suit) => fitsSuit(build.by, below.suit, suit)),
  };
}

function fitsRank(build: Build, below: Rank, rank: Rank): boolean {
  if (build.notOn?.includes(below)) return false;
  const step = rank - below;
  if (build.step === 'either') {
    return step === 1 || step === -1 || (build.wrap === true && (step === 12 || step === -12));
  }
  return step === build.step || (build.wrap === true && step === build.step * -12);
}

function fitsSuit(by: Relation, below: Suit, suit: Suit): boolean {
  switch (by) {
    case 'any':
      return true;
    case 'suit':
      return suit === below;
    case 'other':
      return suit !== below;
    case 'color':
      return colorOf(suit) === colorOf(below);
    case 'alternate':
      return colorOf(suit) !== colorOf(below);
  }
}
