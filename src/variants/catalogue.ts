import type { Variant } from '../engine/index.js';

/** Games that are played alike. */
export type Family =
  | 'klondike'
  | 'to-the-waste'
  | 'cells'
  | 'spider'
  | 'yukon'
  | 'two-packs'
  | 'reserve-and-base'
  | 'castles'
  | 'removal'
  | 'redeals'
  | 'grids'
  | 'no-choice';

/** The families by name, in English. */
export const families: Readonly<Record<Family, string>> = {
  klondike: 'Like Klondike',
  'to-the-waste': 'One pile, up and down',
  cells: 'With cells',
  spider: 'Like Spider',
  yukon: 'Like Yukon',
  'two-packs': 'Two packs',
  'reserve-and-base': 'With a reserve',
  castles: 'Castles and fans',
  removal: 'Pairs to remove',
  redeals: 'Gather and redeal',
  grids: 'Grids and rows',
  'no-choice': 'Nothing to choose',
};

/** The size of a table in cards, and whether it has columns that grow. */
export interface TableShape {
  readonly columns: number;
  readonly rows: number;
  readonly grows?: boolean;
}

/**
 * How many deals can be won by one who plays well: more than nine in ten, more than half, more than one in ten, fewer.
 *
 * Of Klondike, Athena, Saratoga and Escalator our solver says it. Of FreeCell (all but a few in a million), Eight
 * Off (99 %), Seahaven (89 %), Baker's Dozen (87 %), Baker's Game (75 %), Canfield (71 %), Beleaguered Castle (68 %)
 * and Golf (45 %) it is the share that published searches found to have a way to win; of Fourteen, Monte Carlo and
 * Block Ten that of a plain search of the first 20 to 40 deals. Searches win nearly every deal of Spiderette and
 * Will o' the Wisp, and most of Accordion; but they see the hidden cards, or further ahead than anybody, so these
 * are in a lower class. Clock is won once in 13 deals, whoever plays. The others are estimates.
 */
export type Wins = 'nearly-always' | 'often' | 'sometimes' | 'seldom';

/** A game of the collection, whose rules are loaded when they are asked for. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  /** The table with the options as they are at first, so that it keeps its shape when the rules come. */
  readonly table: TableShape;
  /** About how long a game takes. */
  readonly minutes: number;
  readonly wins: Wins;
  /** Loads the rules. They are not registered by that. */
  load(): Promise<Variant>;
}

/** Every game of the collection, family by family. Importing this loads no game. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'klondike',
    name: 'Klondike',
    family: 'klondike',
    table: { columns: 7, rows: 3.6, grows: true },
    minutes: 8,
    wins: 'often',
    load: async () => (await import('./klondike.js')).klondike,
  },
  {
    id: 'athena',
    name: 'Athena',
    family: 'klondike',
    table: { columns: 7, rows: 3.6, grows: true },
    minutes: 8,
    wins: 'nearly-always',
    load: async () => (await import('./athena.js')).athena,
  },
  {
    id: 'saratoga',
    name: 'Saratoga',
    family: 'klondike',
    table: { columns: 7, rows: 3.6, grows: true },
    minutes: 8,
    wins: 'often',
    load: async () => (await import('./saratoga.js')).saratoga,
  },
  {
    id: 'aunt-mary',
    name: 'Aunt Mary',
    family: 'klondike',
    table: { columns: 6, rows: 3.6, grows: true },
    minutes: 8,
    wins: 'sometimes',
    load: async () => (await import('./aunt-mary.js')).auntMary,
  },
  {
    id: 'gold-mine',
    name: 'Gold Mine',
    family: 'klondike',
    table: { columns: 7, rows: 3.6, grows: true },
    minutes: 6,
    wins: 'sometimes',
    load: async () => (await import('./gold-mine.js')).goldMine,
  },
  {
    id: 'thumb-and-pouch',
    name: 'Thumb and Pouch',
    family: 'klondike',
    table: { columns: 7, rows: 3.6, grows: true },
    minutes: 8,
    wins: 'nearly-always',
    load: async () => (await import('./thumb-and-pouch.js')).thumbAndPouch,
  },
  {
    id: 'escalator',
    name: 'Escalator',
    family: 'to-the-waste',
    table: { columns: 7, rows: 4 },
    minutes: 4,
    wins: 'sometimes',
    load: async () => (await import('./escalator.js')).escalator,
  },
  {
    id: 'elevator',
    name: 'Elevator',
    family: 'to-the-waste',
    table: { columns: 7, rows: 4 },
    minutes: 4,
    wins: 'sometimes',
    load: async () => (await import('./elevator.js')).elevator,
  },
  {
    id: 'golf',
    name: 'Golf',
    family: 'to-the-waste',
    table: { columns: 7, rows: 3.3, grows: true },
    minutes: 3,
    wins: 'sometimes',
    load: async () => (await import('./golf.js')).golf,
  },
  {
    id: 'freecell',
    name: 'FreeCell',
    family: 'cells',
    table: { columns: 8, rows: 4, grows: true },
    minutes: 10,
    wins: 'nearly-always',
    load: async () => (await import('./freecell.js')).freecell,
  },
  {
    id: 'bakers-game',
    name: 'Baker’s Game',
    family: 'cells',
    table: { columns: 8, rows: 4, grows: true },
    minutes: 12,
    wins: 'often',
    load: async () => (await import('./bakers-game.js')).bakersGame,
  },
  {
    id: 'eight-off',
    name: 'Eight Off',
    family: 'cells',
    table: { columns: 8, rows: 5, grows: true },
    minutes: 10,
    wins: 'nearly-always',
    load: async () => (await import('./eight-off.js')).eightOff,
  },
  {
    id: 'seahaven',
    name: 'Seahaven',
    family: 'cells',
    table: { columns: 10, rows: 4, grows: true },
    minutes: 10,
    wins: 'often',
    load: async () => (await import('./seahaven.js')).seahaven,
  },
  {
    id: 'spider',
    name: 'Spider',
    family: 'spider',
    table: { columns: 10, rows: 4, grows: true },
    minutes: 25,
    wins: 'sometimes',
    load: async () => (await import('./spider.js')).spider,
  },
  {
    id: 'spiderette',
    name: 'Spiderette',
    family: 'spider',
    table: { columns: 7, rows: 4, grows: true },
    minutes: 12,
    wins: 'often',
    load: async () => (await import('./spiderette.js')).spiderette,
  },
  {
    id: 'will-o-the-wisp',
    name: 'Will o’ the Wisp',
    family: 'spider',
    table: { columns: 7, rows: 4, grows: true },
    minutes: 10,
    wins: 'often',
    load: async () => (await import('./will-o-the-wisp.js')).willOTheWisp,
  },
  {
    id: 'yukon',
    name: 'Yukon',
    family: 'yukon',
    table: { columns: 7, rows: 4.4, grows: true },
    minutes: 12,
    wins: 'often',
    load: async () => (await import('./yukon.js')).yukon,
  },
  {
    id: 'scorpion',
    name: 'Scorpion',
    family: 'yukon',
    table: { columns: 8, rows: 3.6, grows: true },
    minutes: 12,
    wins: 'sometimes',
    load: async () => (await import('./scorpion.js')).scorpion,
  },
  {
    id: 'forty-thieves',
    name: 'Forty Thieves',
    family: 'two-packs',
    table: { columns: 10, rows: 4.5, grows: true },
    minutes: 20,
    wins: 'sometimes',
    load: async () => (await import('./forty-thieves.js')).fortyThieves,
  },
  {
    id: 'gypsy',
    name: 'Gypsy',
    family: 'two-packs',
    table: { columns: 9, rows: 4.5, grows: true },
    minutes: 20,
    wins: 'often',
    load: async () => (await import('./gypsy.js')).gypsy,
  },
  {
    id: 'canfield',
    name: 'Canfield',
    family: 'reserve-and-base',
    table: { columns: 7, rows: 3.6, grows: true },
    minutes: 10,
    wins: 'often',
    load: async () => (await import('./canfield.js')).canfield,
  },
  {
    id: 'agnes',
    name: 'Agnes',
    family: 'reserve-and-base',
    table: { columns: 7, rows: 3.6, grows: true },
    minutes: 8,
    wins: 'sometimes',
    load: async () => (await import('./agnes.js')).agnes,
  },
  {
    id: 'eagle-wing',
    name: 'Eagle Wing',
    family: 'reserve-and-base',
    table: { columns: 9, rows: 3.2, grows: true },
    minutes: 8,
    wins: 'often',
    load: async () => (await import('./eagle-wing.js')).eagleWing,
  },
  {
    id: 'beleaguered-castle',
    name: 'Beleaguered Castle',
    family: 'castles',
    table: { columns: 8, rows: 4, grows: true },
    minutes: 12,
    wins: 'often',
    load: async () => (await import('./beleaguered-castle.js')).beleagueredCastle,
  },
  {
    id: 'bakers-dozen',
    name: 'Baker’s Dozen',
    family: 'castles',
    table: { columns: 7, rows: 5.5 },
    minutes: 10,
    wins: 'often',
    load: async () => (await import('./bakers-dozen.js')).bakersDozen,
  },
  {
    id: 'fortress',
    name: 'Fortress',
    family: 'castles',
    table: { columns: 10, rows: 4, grows: true },
    minutes: 12,
    wins: 'sometimes',
    load: async () => (await import('./fortress.js')).fortress,
  },
  {
    id: 'thirteen',
    name: 'Thirteen',
    family: 'removal',
    table: { columns: 7, rows: 4 },
    minutes: 5,
    wins: 'seldom',
    load: async () => (await import('./thirteen.js')).thirteen,
  },
  {
    id: 'fourteen',
    name: 'Fourteen',
    family: 'removal',
    table: { columns: 7, rows: 4.2 },
    minutes: 5,
    wins: 'nearly-always',
    load: async () => (await import('./fourteen.js')).fourteen,
  },
  {
    id: 'monte-carlo',
    name: 'Monte Carlo',
    family: 'removal',
    table: { columns: 7, rows: 5.4 },
    minutes: 5,
    wins: 'often',
    load: async () => (await import('./monte-carlo.js')).monteCarlo,
  },
  {
    id: 'block-ten',
    name: 'Block Ten',
    family: 'removal',
    table: { columns: 5, rows: 3.2 },
    minutes: 3,
    wins: 'sometimes',
    load: async () => (await import('./block-ten.js')).blockTen,
  },
  {
    id: 'cruel',
    name: 'Cruel',
    family: 'redeals',
    table: { columns: 6, rows: 4.9 },
    minutes: 10,
    wins: 'sometimes',
    load: async () => (await import('./cruel.js')).cruel,
  },
  {
    id: 'gaps',
    name: 'Gaps',
    family: 'grids',
    table: { columns: 13, rows: 5.4 },
    minutes: 10,
    wins: 'sometimes',
    load: async () => (await import('./gaps.js')).gaps,
  },
  {
    id: 'accordion',
    name: 'Accordion',
    family: 'grids',
    table: { columns: 9, rows: 6.5 },
    minutes: 6,
    wins: 'seldom',
    load: async () => (await import('./accordion.js')).accordion,
  },
  {
    id: 'clock',
    name: 'Clock',
    family: 'no-choice',
    table: { columns: 7, rows: 5.4 },
    minutes: 3,
    wins: 'seldom',
    load: async () => (await import('./clock.js')).clock,
  },
];
