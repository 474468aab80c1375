/**
 * What is loaded when some of it is first asked for: the dialogs, with their styles, and what tells the table; with
 * the English texts of both.
 */
export { enPages } from '../../locales/en-pages.js';
export { Dialogs } from './dialogs.js';
export { tell } from '../tell.js';
