import { css } from 'lit';
import { fourColorStyles } from '../faces/index.js';
import { controlStyles } from './controls.styles.js';
import { noteStyles } from './dialogs/note.styles.js';
import { sharedStyles } from './dialogs/shared.styles.js';
import { tableStyles } from './table.styles.js';
import { toolbarStyles } from './toolbar.styles.js';

const hostStyles = css`
  :host {
    container: solitaire / inline-size;
    contain-intrinsic-width: min(640px, 100vw - 32px);
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    position: relative;
  }
  :host([hidden]) {
    display: none;
  }

  /*
   * A page's rule for everything goes before :host, and its text is inherited: all of that ends here, but for whether
   * it is seen and can be pressed, light or dark, direction and language. A root of 10px makes no text smaller.
   */
  .bar,
  [part='table'],
  .dialogs {
    all: initial;
    display: block;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    font: 400 max(1rem, 16px) / 1.4 var(--_font);
    -webkit-text-size-adjust: 100%;
    -webkit-locale: inherit;
  }
  .dialogs {
    display: contents;
  }

  [part='message'] {
    position: absolute;
    bottom: 12px;
    inset-inline: 0;
    z-index: 3000;
    width: fit-content;
    max-width: calc(100% - 24px);
    margin-inline: auto;
    box-sizing: border-box;
    padding: 0.45em 1em;
    border-radius: 1.4em;
    background: var(--solitaire-message-background, light-dark(#10241aeb, #2b3547f2));
    color: var(--solitaire-message-text, #fff);
    font-size: 0.94em;
    pointer-events: none;
    /* The words may be of another direction than the page. */
    unicode-bidi: plaintext;
  }
  [part='message']:empty {
    visibility: hidden;
  }
  [part='error'] {
    position: absolute;
    inset: 0;
    display: grid;
    /* In a low frame it begins at the top, where it can be scrolled. */
    align-content: safe center;
    justify-items: center;
    gap: 4px;
    padding: 24px;
    overflow: auto;
    color: var(--solitaire-message-text, #fff);
    text-align: center;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .bar > .toolbar,
  .bar > ::slotted(*) {
    margin-bottom: 4px;
  }
  .notes {
    position: absolute;
    inset: 0;
    z-index: 2900;
    display: grid;
    place-items: center;
    pointer-events: none;
  }
  .notes > * {
    pointer-events: auto;
  }
`;

export const gameStyles = [
  hostStyles,
  fourColorStyles,
  controlStyles,
  toolbarStyles,
  tableStyles,
  sharedStyles,
  noteStyles,
];
