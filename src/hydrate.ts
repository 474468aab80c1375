/**
 * Registers the elements on a page that a server has drawn: they take over what is there. It has to be the first of the
 * page's modules that imports lit, and needs the package `@lit-labs/ssr-client`.
 */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import './define.js';

export * from './define.js';
