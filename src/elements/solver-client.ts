import type { Game } from '../engine/index.js';
import type { Answer, Question, Solution } from '../solver/index.js';
import { loadSolver, startWorker } from './solver-host.js';

interface Asked {
  readonly answer: (solution: Solution) => void;
  readonly fail: (reason: Error) => void;
}

/** Rejects what was asked of a worker that does not run. */
const NO_WORKER = new Error('The page can run no worker.');

/** One for all games of a page; undefined where a worker was tried in vain. */
let worker: Worker | null | undefined = null;
let lastId = 0;
const asked = new Map<number, Asked>();

/**
 * Finds out in a worker whether a game can be won; where the page can run none, on the main thread, a few
 * milliseconds at a time.
 * @param budget how many positions to visit at most
 * @param mayStart whether a worker may be started for it: a strict page reports that, even where it is in vain
 * @throws UnsupportedVariantError for a game of a kind that cannot be searched; the signal's reason when it is
 *   aborted
 */
export async function solveGame(
  game: Game,
  budget: number,
  signal: AbortSignal,
  mayStart = true,
): Promise<Solution> {
  const solver = await loadSolver();
  signal.throwIfAborted();
  const problem = solver.problemOf(game);
  try {
    return await ask(mayStart || worker ? running() : undefined, { id: ++lastId, problem, budget }, signal);
  } catch (error) {
    if (error !== NO_WORKER) throw error;
    return solver.run(solver.searchOf(problem), budget, signal);
  }
}

function ask(served: Worker | undefined, question: Question, signal: AbortSignal): Promise<Solution> {
  const { id } = question;
  return new Promise((answer, fail) => {
    if (!served) {
      fail(NO_WORKER);
      return;
    }
    asked.set(id, { answer, fail });
    signal.addEventListener(
      'abort',
      () => {
        if (asked.delete(id)) served.postMessage({ id } satisfies Question);
        fail(signal.reason as Error);
      },
      { once: true },
    );
    served.postMessage(question);
  });
}

function running(): Worker | undefined {
  if (worker !== null) return worker;
  try {
    worker = startWorker();
  } catch {
    return (worker = undefined);
  }
  worker.onmessage = ({ data: { id, solution } }: MessageEvent<Answer>) => {
    asked.get(id)?.answer(solution);
    asked.delete(id);
  };
  worker.onerror = (event) => {
    // It is told to the page by nobody else: the main thread does the same.
    event.preventDefault();
    worker = undefined;
    for (const { fail } of asked.values()) fail(NO_WORKER);
    asked.clear();
  };
  return worker;
}
