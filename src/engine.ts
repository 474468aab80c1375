/**
 * The rules engine with the built-in variants: runs in browsers, workers and Node, without a DOM.
 */
import './variants/index.js';

export * from './engine/index.js';
export { loadVariant } from './variants/load-variant.js';
