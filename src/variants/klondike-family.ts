import type { Build, Count, OptionSpecs, Setup, Take } from '../engine/index.js';
import { DOWN_ALTERNATING, UP_IN_SUIT } from './families/builds.js';

const COLUMNS = 7;

/** The options of every game of the family. */
export const klondikeOptions = {
  draw: { type: 'choice', label: 'Cards turned at a time', choices: [1, 3], default: 1 },
  redeals: { type: 'count', label: 'Redeals', suggested: [0, 1, 2, 'unlimited'], default: 2 },
  'kings-only': { type: 'switch', label: 'Only kings in empty piles', default: true },
} as const satisfies OptionSpecs;

/** What the options of the family are set to. */
export interface KlondikeSettings {
  readonly draw: number;
  readonly redeals: Count;
  readonly 'kings-only': boolean;
}

/** Where a game of the family has rules of its own for its tableau. */
interface KlondikeTableau {
  readonly columns?: number;
  readonly build?: Build;
  readonly take?: Take;
}

/**
 * A game of the Klondike family: seven tableau piles built down in alternating colours, four foundations,
 * a stock.
 * Rules after AisleRiot's Klondike, Athena and Saratoga, which share all but the deal.
 * @param faces the cards of each tableau pile, as in `DealStep`
 */
export function klondikeSetup(
  faces: readonly string[],
  settings: KlondikeSettings,
  { columns = COLUMNS, build = DOWN_ALTERNATING, take = { run: build } }: KlondikeTableau = {},
): Setup {
  const { draw, redeals } = settings;
  return {
    columns,
    rows: 3.6,
    groups: {
      stock: { role: 'stock', at: { x: 0, y: 0, count: 1 } },
      waste: {
        role: 'waste',
        at: { x: 1, y: 0, count: 1 },
        take: 'top',
        ...(draw > 1 ? { fan: { right: draw } } : {}),
      },
      foundation: {
        role: 'foundation',
        at: { x: columns - 4, y: 0, count: 4 },
        take: 'top',
        accept: { empty: [1], on: UP_IN_SUIT, cards: 'one' },
      },
      tableau: {
        role: 'tableau',
        at: { x: 0, y: 1.1, count: columns },
        fan: 'down',
        take,
        accept: { empty: settings['kings-only'] ? [13] : 'any', on: build, cards: 'run' },
        turnsUp: true,
      },
    },
    deal: [{ to: 'tableau', faces }],
    stock: { turn: draw, to: 'waste', redeals: redeals === 'unlimited' ? Infinity : redeals },
    send: { from: ['waste', 'tableau'], to: 'foundation', on: 'double-click' },
    score: [{ per: 'card', group: 'foundation', points: 1 }],
    won: { group: 'foundation', cards: 13 },
    stuck: 'no-progress',
  };
}

/** Piles of 1 to 7 cards: the last of each as `top`, those under it as `under`. */
export function growingPiles(under: string, top: string): string[] {
  return Array.from({ length: COLUMNS }, (_, i) => under.repeat(i) + top);
}
