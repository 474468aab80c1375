import type { RulesPage } from '../../engine/index.js';

/** The rules page of a game of the Klondike family: its own setup and strategy, the rest in common. */
export function klondikeRules(own: Pick<RulesPage, 'setup' | 'strategy'>, inStock = 24): RulesPage {
  return {
    setup: [...own.setup, `The other ${inStock} cards are the stock. Waste and foundations start empty.`],
    goal: ['Bring all 52 cards to the four foundations, each built up in one suit from ace to king.'],
    rules: [
      'Tableau piles are built down in alternating colours: a red nine takes a black eight.',
      'A face-up run, or its last part, moves as one.',
      'An empty pile takes a king, or a run that a king heads.',
      'A face-down card that is uncovered turns up by itself.',
      'Turn the stock onto the waste; only the top card of the waste can be played.',
      'When the stock is empty, the waste turns back to make a new stock, its order kept.',
      'The top card of a foundation may come back to the tableau.',
      'A double click sends a card to its foundation; on a foundation, it sends all that can go.',
    ],
    options: [
      'Cards turned at a time: one or three.',
      'Redeals: how often the waste may turn back. Two at first.',
      'Only kings in empty piles: switched off, any card or run may go there.',
    ],
    scoring: ['One point for each card on a foundation, taken back when it leaves. The most is 52.'],
    strategy: own.strategy,
  };
}
