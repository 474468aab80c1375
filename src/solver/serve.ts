import { searchOf, type Problem } from './problem.js';
import { run } from './run.js';
import type { Solution } from './solution.js';

/** What a worker is asked: to search a problem, or, without one, to give up the search of that number. */
export interface Question {
  readonly id: number;
  readonly problem?: Problem;
  readonly budget?: number;
}

/** What it answers. Of a search that was given up it says nothing. */
export interface Answer {
  readonly id: number;
  readonly solution: Solution;
}

/** The part of a worker's scope that is used here. */
export interface Port {
  onmessage: ((event: { readonly data: Question }) => void) | null;
  postMessage(answer: Answer): void;
}

/** Answers questions until the worker ends; searches that go on at the same time take turns. */
export function serve(port: Port): void {
  const asked = new Set<number>();
  port.onmessage = ({ data: { id, problem, budget = 0 } }) => {
    if (!problem) {
      asked.delete(id);
      return;
    }
    asked.add(id);
    const givenUp = new Error('given up');
    const signal = {
      throwIfAborted: () => {
        if (!asked.has(id)) throw givenUp;
      },
    };
    run(searchOf(problem), budget, signal).then(
      (solution) => {
        asked.delete(id);
        port.postMessage({ id, solution });
      },
      (error: unknown) => {
        if (error !== givenUp) throw error;
      },
    );
  };
}
