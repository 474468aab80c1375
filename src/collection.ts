/** The script build with every game of the collection in it. */
import './variants/all.js';

export * from './cdn.js';
