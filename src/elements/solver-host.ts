/**
 * Where the solver comes from: a module that is loaded when it is first used, and a worker of its own. In the
 * one-file script build another module takes the place of this one, with the same two functions.
 */
export type Solver = typeof import('../solver/index.js');

export function loadSolver(): Promise<Solver> {
  return import('../solver/index.js');
}

/** @throws where a page may have no workers; where only this one is forbidden, it fires an `error` later */
export function startWorker(): Worker {
  return new Worker(new URL('../solver/worker.js', import.meta.url), { type: 'module' });
}
