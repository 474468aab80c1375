import type { Game, Group, Pile } from '../../engine/index.js';
import { isBuild, onlyGroup, pilesOf, plainRules, takesFrom } from '../fit.js';
import type { BuildingProblem } from './problem.js';

const KING = 13;

/**
 * Reads the position of a game.
 * @returns undefined when the game is not of this kind
 */
export function readBuilding(game: Game): BuildingProblem | undefined {
  const rules = plainRules(game);
  const tableau = onlyGroup(game, isTableau);
  const stockGroup = onlyGroup(game, ({ role }) => role === 'stock');
  if (!rules || !tableau || !stockGroup || Object.keys(rules.groups).length !== 4) return undefined;
  const { groups, stock, won } = rules;
  const isFoundations = isFoundation(groups[won.group]!, [stock.to, tableau]) && won.cards === KING;
  const isWaste = groups[stock.to]!.take === 'top' && !groups[stock.to]!.accept;
  if (!isFoundations || !isWaste || !takesFrom(groups[tableau]!.accept!, [stock.to, won.group]))
    return undefined;

  const foundations = pilesOf(game, won.group);
  const [waste, ...otherWaste] = pilesOf(game, stock.to);
  const [stockPile] = pilesOf(game, stockGroup);
  const piles = pilesOf(game, tableau);
  if (foundations.length !== 4 || !foundations.every(isInOrder) || otherWaste.length) return undefined;
  if (piles.some(({ cards }) => cards.at(-1)?.faceUp === false)) return undefined;
  return {
    type: 'building',
    tableau: piles,
    foundations,
    waste: waste!,
    stock: stockPile!,
    draw: stock.turn,
    redeals: game.redealsLeft,
    anyCard: groups[tableau]!.accept!.empty === 'any',
  };
}

function isTableau({ at, take, accept, turnsUp }: Group): boolean {
  return (
    turnsUp === true &&
    'count' in at &&
    typeof take === 'object' &&
    isDown(take.run) &&
    accept?.cards === 'run' &&
    isDown(accept.on) &&
    (accept.empty === 'any' || (accept.empty?.length === 1 && accept.empty[0] === KING))
  );
}

function isDown(build: Parameters<typeof isBuild>[0]): boolean {
  return isBuild(build, 'alternate', -1) && !build.wrap;
}

function isFoundation({ at, take, accept }: Group, from: readonly string[]): boolean {
  return (
    'count' in at &&
    take === 'top' &&
    accept?.empty?.length === 1 &&
    accept.empty[0] === 1 &&
    isBuild(accept.on, 'suit', 1) &&
    !accept.on.wrap &&
    takesFrom(accept, from)
  );
}

/** Whether a foundation holds cards of one suit, from the ace on. */
function isInOrder({ cards }: Pile): boolean {
  return cards.every(({ rank, suit }, i) => rank === i + 1 && suit === cards[0]!.suit);
}
