import type { DeckRule, Plan, Position, Refusing, RulesPage, Setup } from '../../engine/index.js';
import { DOWN_BY_RANK, DOWN_IN_SUIT } from './builds.js';
import { cardsOf, joins } from './counts.js';
import { stockAt } from './groups.js';
import { rounds } from './rounds.js';

const SUIT = 13;

/**
 * A game in which whole suits are built within the tableau, down by rank in any suit; only runs in suit move.
 * @param faces the cards of each tableau pile, as in `DealStep`
 * @param suits how many suits are to be built
 */
export function spiderSetup(faces: readonly string[], suits: number, deck?: DeckRule): Setup {
  const columns = faces.length;
  return {
    columns,
    rows: 4,
    ...(deck ? { deck } : {}),
    groups: {
      stock: stockAt(),
      foundation: {
        role: 'foundation',
        at: { x: columns - suits, y: 0, count: suits },
        accept: { empty: 'any', cards: 'run', refuses: unlessWhole },
      },
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: columns },
        fan: 'down',
        take: { run: DOWN_IN_SUIT },
        accept: { empty: 'any', on: DOWN_BY_RANK, cards: 'run' },
        turnsUp: true,
      },
    },
    deal: [{ to: 'tableau', faces }],
    stock: rounds('tableau', true),
    send: { from: ['tableau'], to: 'foundation', on: 'double-click' },
    score,
    won: (position, plan) => isWon(position, plan, suits),
    stuck: 'no-progress',
  };
}

const unlessWhole: Refusing = (_position, _to, cards) => (cards.length < SUIT ? 'whole-suit-only' : undefined);

function score(position: Position, plan: Plan): number {
  return joins(plan, position, 'tableau', DOWN_IN_SUIT) + joins(plan, position, 'foundation', DOWN_IN_SUIT);
}

/** All suits are away, or all lie whole in the tableau. */
function isWon(position: Position, plan: Plan, suits: number): boolean {
  const isEmpty = (group: string) => cardsOf(plan, position, group).every(({ length }) => !length);
  if (isEmpty('stock') && isEmpty('tableau')) return true;
  return isEmpty('foundation') && score(position, plan) === suits * (SUIT - 1);
}

/** The rules page of a game of the family: its own setup and options, the rest in common. */
export function spiderRules(own: Pick<RulesPage, 'setup' | 'options'>, suits: number): RulesPage {
  return {
    ...own,
    goal: [`Build ${suits} whole suits, each from king down to ace, and bring them to the foundations.`],
    rules: [
      'Tableau piles are built down in any suit: a nine takes any eight.',
      'Only a run in one suit moves as one. An empty pile takes any card or run.',
      'A face-down card that is uncovered turns up by itself.',
      'A click on the stock deals one card to each pile, but only while none is empty.',
      'A whole suit goes to a foundation, by a double click or by hand, and stays there.',
    ],
    scoring: [`One point for each card that lies on the next higher one of its suit. The most is ${suits * 12}.`],
    strategy: [
      'Build in suit wherever you can: mixed runs lock each other in.',
      'Turn up face-down cards first, and empty the short piles.',
      'Use an empty pile to sort runs before you deal, for you must fill it then.',
    ],
  };
}
