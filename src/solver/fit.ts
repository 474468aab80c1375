import type { Accept, Build, Game, Group, Pile, Setup, StockTurn, Won } from '../engine/index.js';

/** Whether a build rule is this one, and no rank is closed to it. */
export function isBuild(build: Accept['on'], by: Build['by'], step: Build['step']): build is Build {
  return typeof build === 'object' && build.by === by && build.step === step && !build.notOn;
}

/** What data says of a game that is played with one pack, a waste and a group to fill or to empty. */
export interface PlainRules {
  readonly groups: Setup['groups'];
  readonly stock: StockTurn;
  readonly won: Won;
}

/** The rules of a game in which no function has a part. */
export function plainRules({ setup }: Game): PlainRules | undefined {
  const { groups, stock, won, deck, drop, remove, after } = setup;
  if (deck ?? drop ?? remove ?? after ?? Object.values(groups).find(({ accept }) => accept?.refuses)) return undefined;
  return stock && 'turn' in stock && 'group' in won ? { groups, stock, won } : undefined;
}

/** Whether cards of these groups may come. */
export function takesFrom({ from }: Accept, groups: readonly string[]): boolean {
  return !from || groups.every((group) => from.includes(group));
}

/** The piles of a group. */
export function pilesOf(game: Game, group: string): Pile[] {
  return game.table.piles.filter((plan) => plan.group === group).map(({ id }) => game.pile(id));
}

/** The name of the one group for which something holds; undefined when that is none, or several. */
export function onlyGroup(game: Game, holds: (group: Group) => boolean): string | undefined {
  const names = Object.keys(game.setup.groups).filter((name) => holds(game.setup.groups[name]!));
  return names.length === 1 ? names[0] : undefined;
}
