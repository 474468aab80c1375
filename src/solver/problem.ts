import type { Game } from '../engine/index.js';
import { modelOf as buildingModelOf } from './building/model.js';
import type { BuildingProblem } from './building/problem.js';
import { readBuilding } from './building/read-building.js';
import { BuildingSearch } from './building/search.js';
import { modelOf as chainModelOf } from './chain/model.js';
import type { ChainProblem } from './chain/problem.js';
import { readChain } from './chain/read-chain.js';
import { ChainSearch } from './chain/search.js';
import { UnsupportedVariantError } from './errors.js';
import type { Search } from './solution.js';

/** A position to be searched, as plain data, which can be sent to a worker. */
export type Problem = BuildingProblem | ChainProblem;

/**
 * Reads the position of a game, which may be under way.
 * @throws UnsupportedVariantError for a game of a kind that cannot be searched
 */
export function problemOf(game: Game): Problem {
  const problem = read(game);
  if (!problem) throw new UnsupportedVariantError(game.variant.name);
  return problem;
}

/** Whether a game is of a kind that can be searched: its rules decide, not its name. */
export function canSolve(game: Game): boolean {
  return read(game) !== undefined;
}

/** Begins the search of a problem. */
export function searchOf(problem: Problem): Search {
  switch (problem.type) {
    case 'building':
      return new BuildingSearch(problem, buildingModelOf(problem)!);
    case 'chain':
      return chainSearchOf(problem);
  }
}

/** Begins the search of a problem in which no move can be taken back. */
export function chainSearchOf(problem: ChainProblem): ChainSearch {
  return new ChainSearch(problem, chainModelOf(problem)!);
}

function read(game: Game): Problem | undefined {
  const building = readBuilding(game);
  if (building) return buildingModelOf(building) && building;
  const chain = readChain(game);
  return chain && chainModelOf(chain) && chain;
}
