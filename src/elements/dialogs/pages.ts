/** The dialogs, which are loaded when one of them is first asked for, with their styles and English texts. */
export { enPages } from '../../locales/en-pages.js';
export { Dialogs } from './dialogs.js';
