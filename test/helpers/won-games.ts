import { parseMove, type SimpleMove } from '../../src/engine.js';

/** A deal, and moves that win it: draws, redeals, runs, cards that turn up, and all that goes home. */
export interface WonGame {
  readonly variant: string;
  readonly deal: string;
  readonly options?: string;
  readonly moves: readonly SimpleMove[];
}

/** A game of each variant that is won, played by a person who sees no more than the table. */
export const WON_GAMES: readonly WonGame[] = [
  {
    variant: 'escalator',
    deal: '163',
    moves: moves(`
    deal tableau-26>waste tableau-23>waste tableau-28>waste deal deal deal tableau-25>waste deal deal
    tableau-27>waste tableau-24>waste tableau-20>waste tableau-17>waste tableau-21>waste deal
    tableau-22>waste tableau-19>waste tableau-15>waste deal tableau-18>waste tableau-13>waste
    tableau-14>waste tableau-12>waste tableau-16>waste tableau-11>waste tableau-7>waste tableau-8>waste
    tableau-4>waste tableau-10>waste deal deal tableau-9>waste tableau-5>waste deal deal deal
    tableau-2>waste deal deal tableau-6>waste tableau-3>waste tableau-1>waste
    `),
  },
  {
    variant: 'athena',
    deal: '1567',
    options: 'draw=3',
    moves: moves(`
    tableau-6>foundation-1 deal deal waste>tableau-2 waste>foundation-2 deal deal deal deal waste>tableau-1
    waste>foundation-3 waste>tableau-5 tableau-1>tableau-5*2 waste>tableau-1 tableau-5>tableau-1*4
    tableau-5>foundation-1 tableau-5>foundation-2 waste>tableau-7 waste>foundation-4 tableau-4>tableau-7
    tableau-4>tableau-3 tableau-4>tableau-5 tableau-4>foundation-3 tableau-2>tableau-4*2
    tableau-2>foundation-3 tableau-1>tableau-5*6 tableau-1>tableau-3 tableau-6>tableau-5
    tableau-6>foundation-2 tableau-6>foundation-4 waste>foundation-4 waste>tableau-1 waste>foundation-1
    waste>tableau-1 tableau-7>tableau-1*3 tableau-7>foundation-4 tableau-7>foundation-2 deal
    waste>foundation-4 waste>tableau-7 waste>tableau-1 waste>tableau-7 waste>foundation-2 deal redeal deal
    waste>foundation-1 tableau-5>foundation-1 tableau-5>foundation-4 tableau-2>foundation-4
    tableau-2>foundation-3 tableau-3>foundation-3 tableau-1>foundation-3 tableau-3>foundation-2
    tableau-3>foundation-3 tableau-1>foundation-2 waste>foundation-2 waste>foundation-1
    tableau-1>foundation-3 tableau-5>foundation-1 tableau-5>foundation-4 tableau-1>foundation-4
    tableau-5>foundation-3 tableau-1>foundation-3 tableau-5>foundation-4 tableau-1>foundation-4
    tableau-7>tableau-5*2 tableau-7>foundation-3 tableau-4>foundation-3 tableau-1>tableau-4 deal
    waste>tableau-4 waste>tableau-1 waste>foundation-2 tableau-3>tableau-4 tableau-3>foundation-1
    tableau-3>foundation-3 tableau-5>foundation-1 tableau-4>foundation-1 tableau-5>foundation-2
    tableau-4>foundation-2 tableau-5>foundation-1 tableau-4>foundation-1 tableau-5>foundation-2
    tableau-1>foundation-2 tableau-5>foundation-1 deal waste>foundation-4 tableau-4>foundation-4
    `),
  },
  {
    variant: 'saratoga',
    deal: '513',
    options: 'draw=3',
    moves: moves(`
    tableau-2>foundation-1 tableau-2>foundation-2 deal waste>foundation-3 deal deal deal deal deal
    waste>tableau-2 waste>foundation-2 tableau-3>foundation-2 tableau-6>foundation-2 tableau-3>foundation-2
    waste>tableau-4 tableau-4>tableau-6*2 tableau-1>tableau-4 tableau-5>tableau-6 tableau-6>tableau-7*4 deal
    deal waste>tableau-3 redeal deal waste>tableau-1 waste>tableau-6 tableau-5>tableau-6
    tableau-5>foundation-3 tableau-5>foundation-1 tableau-6>foundation-3 tableau-7>tableau-1*5
    tableau-7>foundation-1 tableau-6>tableau-7*2 deal waste>tableau-2 waste>foundation-1
    tableau-4>tableau-2*2 deal waste>tableau-5 waste>foundation-2 tableau-4>tableau-5 tableau-4>tableau-5
    deal waste>foundation-1 deal waste>foundation-3 waste>tableau-3 waste>foundation-4
    tableau-6>foundation-4 tableau-6>tableau-2*2 deal waste>foundation-2 waste>tableau-5 deal
    waste>foundation-4 tableau-7>foundation-4 waste>foundation-4 waste>foundation-2 tableau-7>foundation-3
    tableau-7>foundation-4 waste>foundation-4 tableau-2>foundation-4 tableau-2>foundation-2 waste>tableau-3
    waste>foundation-1 tableau-7>foundation-1 tableau-7>foundation-3 tableau-3>foundation-3
    tableau-1>foundation-3 tableau-1>foundation-4 tableau-1>foundation-2 tableau-3>foundation-1
    tableau-3>foundation-3 tableau-3>foundation-4 tableau-5>foundation-1 tableau-2>foundation-1
    tableau-1>foundation-1 tableau-2>foundation-2 tableau-1>foundation-2 tableau-5>foundation-3
    tableau-5>foundation-4 tableau-2>foundation-4 tableau-2>foundation-2 tableau-7>foundation-1
    tableau-1>foundation-1 tableau-7>foundation-3 tableau-5>foundation-3 waste>foundation-3
    tableau-5>foundation-4
    `),
  },
  {
    variant: 'klondike',
    deal: '990',
    options: 'draw=3',
    moves: moves(`
    tableau-7>foundation-1 tableau-3>foundation-1 tableau-3>foundation-2 tableau-7>foundation-2
    tableau-4>tableau-1 tableau-4>tableau-2 tableau-6>foundation-1 tableau-7>tableau-4
    tableau-7>foundation-3 tableau-6>foundation-3 tableau-6>foundation-4 tableau-1>tableau-5*2 deal
    waste>foundation-2 deal waste>tableau-7 tableau-4>tableau-7*2 tableau-7>tableau-4*4 waste>foundation-1
    tableau-4>tableau-7*5 deal waste>tableau-7 waste>tableau-5 tableau-2>tableau-5*2 tableau-6>tableau-2
    waste>tableau-3 deal waste>tableau-1 tableau-7>tableau-1*7 waste>tableau-5 deal waste>tableau-4
    tableau-5>tableau-4*7 waste>foundation-2 deal deal deal waste>tableau-6 redeal deal waste>tableau-7
    waste>foundation-2 tableau-3>foundation-2 tableau-5>foundation-2 deal waste>tableau-4
    tableau-2>tableau-4*2 deal deal waste>tableau-7 deal waste>tableau-2 tableau-6>tableau-2*2
    tableau-6>foundation-4 tableau-4>foundation-4 waste>foundation-4 waste>foundation-3
    tableau-4>foundation-3 tableau-4>foundation-4 tableau-5>foundation-4 tableau-5>foundation-3
    tableau-4>foundation-3 tableau-4>foundation-4 tableau-5>foundation-1 tableau-1>foundation-1
    tableau-1>foundation-3 tableau-1>foundation-4 tableau-3>foundation-1 waste>foundation-1
    tableau-4>foundation-3 waste>foundation-3 tableau-4>foundation-1 tableau-4>foundation-3 waste>tableau-2
    waste>tableau-7 waste>foundation-2 waste>foundation-4 tableau-1>foundation-2 tableau-1>foundation-1
    tableau-1>foundation-3 tableau-2>foundation-2 tableau-2>foundation-1 tableau-1>foundation-1
    tableau-7>foundation-4 tableau-4>foundation-4 tableau-4>foundation-3 tableau-7>foundation-2
    tableau-2>foundation-2 tableau-1>foundation-2 tableau-2>foundation-1 tableau-7>foundation-4
    tableau-4>foundation-4 tableau-7>foundation-3
    `),
  },
];

function moves(text: string): SimpleMove[] {
  return text.trim().split(/\s+/).map((word) => parseMove(word) as SimpleMove);
}
