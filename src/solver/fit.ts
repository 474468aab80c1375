import type { Accept, Build, Game, Group, Pile } from '../engine/index.js';

/** Whether a build rule is this one. */
export function isBuild(build: Build | undefined, by: Build['by'], step: Build['step']): boolean {
  return build?.by === by && build.step === step;
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
