import {
  colorOf,
  topCard,
  type Build,
  type Card,
  type Group,
  type Place,
  type Plan,
  type Position,
  type Setup,
} from '../../engine/index.js';
import { DOWN_IN_SUIT } from './builds.js';
import { foundationsAt } from './groups.js';
import { onlyWithRoom } from './room.js';
import { sentUp, type Sending } from './sent-up.js';

/**
 * A game of eight columns and four free cells.
 * @param build how the columns are built
 * @param should which cards go up by themselves
 */
export function cellsSetup(build: Build, should?: Sending): Setup {
  return {
    columns: 8,
    rows: 4,
    groups: {
      cell: { role: 'cell', at: { x: 0, y: 0, count: 4 }, take: 'top', accept: { empty: 'any', cards: 'one' } },
      foundation: foundationsAt({ x: 4, y: 0, count: 4 }),
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: 8 },
        fan: 'down',
        take: { run: build },
        accept: { empty: 'any', on: build, cards: 'run', refuses: onlyWithRoom('cell', 'tableau') },
      },
    },
    deal: [{ to: 'tableau', faces: [7, 7, 7, 7, 6, 6, 6, 6].map((cards) => 'U'.repeat(cards)) }],
    send: { from: ['cell', 'tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
    after: sentUp(['cell', 'tableau'], should),
  };
}

/** Columns built down in suit; a run moves as far as the free cells have room for it. */
export function columnsInSuit(at: Place, kingsOnly: boolean): Group {
  return {
    role: 'tableau',
    at,
    fan: 'down',
    take: { run: DOWN_IN_SUIT },
    accept: {
      empty: kingsOnly ? [13] : 'any',
      on: DOWN_IN_SUIT,
      cards: 'run',
      refuses: onlyWithRoom('cell'),
    },
  };
}

/** A card that no other can still need: all of the other colour that could lie on it are up, or can go at once. */
export function isSafe(card: Card, position: Position, plan: Plan): boolean {
  const goals = plan.byGroup.get('foundation')!.map(({ index }) => topCard(position.piles[index]!));
  const height = (ofColor: boolean) => {
    const tops = goals.filter((top) => top && (colorOf(top.suit) === colorOf(card.suit)) === ofColor);
    return tops.length < 2 ? 0 : Math.min(...tops.map((top) => top!.rank));
  };
  return card.rank <= Math.min(height(false) + 2, height(true) + 3);
}
