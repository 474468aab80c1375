import { build, type Plugin } from 'vite';

const HOST = '\0solver-host';

/**
 * Has the script build carry the solver once, as a function that is run when it is first needed: on the main thread,
 * or, by its own text, in a worker. A worker from a file of another origin would be forbidden.
 */
export function inlineSolver(): Plugin {
  return {
    name: 'inline-solver',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return source.endsWith('/solver-host.js') ? HOST : null;
    },
    async load(id) {
      if (id !== HOST) return null;
      return `
        const makeSolver = () => ${await solverCode()};
        let solver;
        export const loadSolver = async () => (solver ??= makeSolver());
        export function startWorker() {
          const code = new Blob(['(' + makeSolver + ')().serve(self)'], { type: 'text/javascript' });
          return new Worker(URL.createObjectURL(code));
        }
      `;
    },
  };
}

/** The solver as one expression that gives its exports. */
async function solverCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/solver/index.ts', formats: ['iife'], name: 'solver' },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('The solver was not built.');
  return first.output[0].code.trim().replace(/^var solver\s*=\s*/, '').replace(/;$/, '');
}
