import { css } from 'lit';
import { fourColorStyles } from '../faces/index.js';
import { controlStyles } from './controls.styles.js';
import { dialogStyles } from './dialogs/dialog.styles.js';
import { tableStyles } from './table.styles.js';
import { toolbarStyles } from './toolbar.styles.js';

const hostStyles = css`
  :host {
    container: solitaire / inline-size;
    contain-intrinsic-width: min(40rem, 100vw - 2rem);
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    position: relative;
    font: 400 1rem/1.4 var(--_font);
    text-align: start;
    text-transform: none;
    letter-spacing: normal;
    word-spacing: normal;
    white-space: normal;
    writing-mode: horizontal-tb;
  }
  :host([hidden]) {
    display: none;
  }

  [part='message'] {
    position: absolute;
    bottom: 0.75rem;
    inset-inline: 0;
    z-index: 3000;
    width: fit-content;
    max-width: calc(100% - 1.5rem);
    margin-inline: auto;
    box-sizing: border-box;
    padding: 0.45em 1em;
    border-radius: 1.4em;
    background: var(--solitaire-message-background, light-dark(#10241aeb, #2b3547f2));
    color: var(--solitaire-message-text, #fff);
    font-size: 0.9375rem;
    pointer-events: none;
    /* The words may be of another direction than the page. */
    unicode-bidi: plaintext;
  }
  /* Heard, not seen. */
  [part='message']:not([data-shown]) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [part='message']:empty {
    visibility: hidden;
  }
  [part='error'] {
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.25rem;
    padding: 1.5rem;
    overflow: auto;
    color: var(--solitaire-message-text, #fff);
    text-align: center;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 0.25rem;
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
  dialogStyles,
];
