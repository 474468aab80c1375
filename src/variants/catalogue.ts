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

/** A game of the collection, whose rules are loaded when they are asked for. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  /** Loads the rules. They are not registered by that. */
  load(): Promise<Variant>;
}

/** Every game of the collection, family by family. Importing this loads no game. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'klondike',
    name: 'Klondike',
    family: 'klondike',
    load: async () => (await import('./klondike.js')).klondike,
  },
  {
    id: 'athena',
    name: 'Athena',
    family: 'klondike',
    load: async () => (await import('./athena.js')).athena,
  },
  {
    id: 'saratoga',
    name: 'Saratoga',
    family: 'klondike',
    load: async () => (await import('./saratoga.js')).saratoga,
  },
  {
    id: 'aunt-mary',
    name: 'Aunt Mary',
    family: 'klondike',
    load: async () => (await import('./aunt-mary.js')).auntMary,
  },
  {
    id: 'gold-mine',
    name: 'Gold Mine',
    family: 'klondike',
    load: async () => (await import('./gold-mine.js')).goldMine,
  },
  {
    id: 'thumb-and-pouch',
    name: 'Thumb and Pouch',
    family: 'klondike',
    load: async () => (await import('./thumb-and-pouch.js')).thumbAndPouch,
  },
  {
    id: 'escalator',
    name: 'Escalator',
    family: 'to-the-waste',
    load: async () => (await import('./escalator.js')).escalator,
  },
  {
    id: 'elevator',
    name: 'Elevator',
    family: 'to-the-waste',
    load: async () => (await import('./elevator.js')).elevator,
  },
  {
    id: 'golf',
    name: 'Golf',
    family: 'to-the-waste',
    load: async () => (await import('./golf.js')).golf,
  },
  {
    id: 'freecell',
    name: 'FreeCell',
    family: 'cells',
    load: async () => (await import('./freecell.js')).freecell,
  },
  {
    id: 'bakers-game',
    name: 'Baker’s Game',
    family: 'cells',
    load: async () => (await import('./bakers-game.js')).bakersGame,
  },
  {
    id: 'eight-off',
    name: 'Eight Off',
    family: 'cells',
    load: async () => (await import('./eight-off.js')).eightOff,
  },
  {
    id: 'seahaven',
    name: 'Seahaven',
    family: 'cells',
    load: async () => (await import('./seahaven.js')).seahaven,
  },
  {
    id: 'spider',
    name: 'Spider',
    family: 'spider',
    load: async () => (await import('./spider.js')).spider,
  },
  {
    id: 'spiderette',
    name: 'Spiderette',
    family: 'spider',
    load: async () => (await import('./spiderette.js')).spiderette,
  },
  {
    id: 'will-o-the-wisp',
    name: 'Will o’ the Wisp',
    family: 'spider',
    load: async () => (await import('./will-o-the-wisp.js')).willOTheWisp,
  },
  {
    id: 'yukon',
    name: 'Yukon',
    family: 'yukon',
    load: async () => (await import('./yukon.js')).yukon,
  },
  {
    id: 'scorpion',
    name: 'Scorpion',
    family: 'yukon',
    load: async () => (await import('./scorpion.js')).scorpion,
  },
  {
    id: 'forty-thieves',
    name: 'Forty Thieves',
    family: 'two-packs',
    load: async () => (await import('./forty-thieves.js')).fortyThieves,
  },
  {
    id: 'gypsy',
    name: 'Gypsy',
    family: 'two-packs',
    load: async () => (await import('./gypsy.js')).gypsy,
  },
  {
    id: 'canfield',
    name: 'Canfield',
    family: 'reserve-and-base',
    load: async () => (await import('./canfield.js')).canfield,
  },
  {
    id: 'agnes',
    name: 'Agnes',
    family: 'reserve-and-base',
    load: async () => (await import('./agnes.js')).agnes,
  },
  {
    id: 'eagle-wing',
    name: 'Eagle Wing',
    family: 'reserve-and-base',
    load: async () => (await import('./eagle-wing.js')).eagleWing,
  },
  {
    id: 'beleaguered-castle',
    name: 'Beleaguered Castle',
    family: 'castles',
    load: async () => (await import('./beleaguered-castle.js')).beleagueredCastle,
  },
  {
    id: 'bakers-dozen',
    name: 'Baker’s Dozen',
    family: 'castles',
    load: async () => (await import('./bakers-dozen.js')).bakersDozen,
  },
  {
    id: 'fortress',
    name: 'Fortress',
    family: 'castles',
    load: async () => (await import('./fortress.js')).fortress,
  },
  {
    id: 'thirteen',
    name: 'Thirteen',
    family: 'removal',
    load: async () => (await import('./thirteen.js')).thirteen,
  },
  {
    id: 'fourteen',
    name: 'Fourteen',
    family: 'removal',
    load: async () => (await import('./fourteen.js')).fourteen,
  },
  {
    id: 'monte-carlo',
    name: 'Monte Carlo',
    family: 'removal',
    load: async () => (await import('./monte-carlo.js')).monteCarlo,
  },
  {
    id: 'block-ten',
    name: 'Block Ten',
    family: 'removal',
    load: async () => (await import('./block-ten.js')).blockTen,
  },
  {
    id: 'cruel',
    name: 'Cruel',
    family: 'redeals',
    load: async () => (await import('./cruel.js')).cruel,
  },
  {
    id: 'gaps',
    name: 'Gaps',
    family: 'grids',
    load: async () => (await import('./gaps.js')).gaps,
  },
  {
    id: 'accordion',
    name: 'Accordion',
    family: 'grids',
    load: async () => (await import('./accordion.js')).accordion,
  },
  {
    id: 'clock',
    name: 'Clock',
    family: 'no-choice',
    load: async () => (await import('./clock.js')).clock,
  },
];
