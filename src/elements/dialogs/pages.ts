/** The pages that are loaded when one of them is first opened, with their styles and English texts. */
import { finderDialogStyles } from './finder-dialog.styles.js';
import { optionsDialogStyles } from './options-dialog.styles.js';
import { rulesDialogStyles } from './rules-dialog.styles.js';
import { statisticsDialogStyles } from './statistics-dialog.styles.js';

export { enPages } from '../../locales/en-pages.js';
export { finderDialog } from './finder-dialog.js';
export { optionsDialog } from './options-dialog.js';
export { rulesDialog } from './rules-dialog.js';
export { statisticsDialog } from './statistics-dialog.js';
export const pageStyles = [finderDialogStyles, optionsDialogStyles, rulesDialogStyles, statisticsDialogStyles];
