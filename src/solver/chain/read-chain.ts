import type { Game } from '../../engine/index.js';
import { isBuild, onlyGroup, pilesOf, plainRules, takesFrom } from '../fit.js';
import type { ChainProblem } from './problem.js';

/**
 * Reads the position of a game.
 * @returns undefined when the game is not of this kind
 */
export function readChain(game: Game): ChainProblem | undefined {
  const rules = plainRules(game);
  const stockGroup = onlyGroup(game, ({ role }) => role === 'stock');
  if (!rules || !stockGroup || Object.keys(rules.groups).length !== 3) return undefined;
  const { groups, stock, won } = rules;
  const isStock = stock.turn === 1 && stock.redeals === 0;
  const { take, accept } = groups[stock.to]!;
  const isWaste =
    !take && !accept?.empty && isBuild(accept?.on, 'any', 'either') && takesFrom(accept, [won.group]);
  const isGoal = won.cards === 0 && won.group !== stock.to;
  const isCleared = groups[won.group]!.take === 'top' && !groups[won.group]!.accept;
  if (!isStock || !isWaste || !isGoal || !isCleared) return undefined;

  const piles = pilesOf(game, won.group);
  const [waste, ...otherWaste] = pilesOf(game, stock.to);
  if (otherWaste.length || piles.some(({ cards }) => cards.some(({ faceUp }) => !faceUp))) return undefined;
  const plans = game.table.piles.filter(({ group }) => group === won.group);
  return {
    type: 'chain',
    piles,
    coveredBy: plans.map(({ coveredBy }) => coveredBy.map((index) => index - plans[0]!.index)),
    waste: waste!,
    stock: pilesOf(game, stockGroup)[0]!,
    wrap: accept.on.wrap === true,
  };
}
