import type { RulesPage, Setup, VariantDefinition } from '../../src/engine.js';

const page: RulesPage = {
  setup: ['Five piles of seven cards, all face up.'],
  goal: ['Bring the cards of the five piles to the waste.'],
  rules: ['The top card of a pile goes to the waste if it is one rank above or below the card there.'],
  options: ['Turn the corner: ace and king are neighbours.'],
  scoring: ['One point for each card.'],
  strategy: ['Look before you turn a card.'],
};

const corner = { type: 'switch', label: 'Turn the corner', default: false } as const;

/** A small variant of a host's own: seven by five cards to the waste, by rank up or down. */
export const golf: VariantDefinition<{ corner: typeof corner }> = {
  id: 'five-pile-golf',
  name: 'Five-pile golf',
  options: { corner },
  rules: page,
  setup: (options) => golfSetup(options.corner),
};

/** Its setup, to be spoilt in tests. */
export function golfSetup(wrap = false): Setup {
  return {
    columns: 5,
    rows: 3,
    groups: {
      stock: { role: 'stock', at: { x: 0, y: 0, count: 1 } },
      waste: {
        role: 'waste',
        at: { x: 1, y: 0, count: 1 },
        accept: { on: { by: 'any', step: 'either', wrap }, cards: 'one', from: ['piles'] },
      },
      piles: { role: 'tableau', at: { x: 0, y: 1, count: 5 }, fan: 'down', take: 'top' },
    },
    deal: [
      { to: 'piles', faces: Array<string>(5).fill('UUUUUUU') },
      { to: 'waste', faces: ['U'] },
    ],
    stock: { turn: 1, to: 'waste', redeals: 0 },
    send: { from: ['piles'], to: 'waste', on: 'click' },
    score: [{ per: 'gone', group: 'piles', points: 1 }],
    won: { group: 'piles', cards: 0 },
    stuck: 'no-move',
  };
}
