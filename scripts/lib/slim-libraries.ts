import type { Plugin } from 'vite';
import { standIns } from './stand-ins/index.mjs';

/** Has a script build carry of some libraries what it uses. */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => standIns[source] ?? null,
  };
}
