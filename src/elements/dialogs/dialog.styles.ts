import { css } from 'lit';
import { noteStyles } from './note.styles.js';
import { optionsDialogStyles } from './options-dialog.styles.js';
import { statisticsDialogStyles } from './statistics-dialog.styles.js';

/** What dialogs and notes have in common, and the buttons in both. */
const frameStyles = css`
  .dialog,
  .note {
    --_ink: var(--solitaire-dialog-color, light-dark(#1b2a22, #e2e8ef));
    --_line: color-mix(in srgb, var(--_ink) 16%, transparent);
    --_accent: var(--solitaire-accent, light-dark(#1f6b46, #7cc79d));
    box-sizing: border-box;
    border: 1px solid light-dark(transparent, #2c3644);
    color: var(--_ink);
    background: var(--solitaire-dialog-background, light-dark(#fff, #1a212c));
    border-radius: var(--solitaire-dialog-radius, 12px);
    box-shadow: 0 1px 2px #0003, 0 12px 40px #0005;
    font: 400 max(0.9375rem, 15px) / 1.5 var(--solitaire-font, system-ui, sans-serif);
    text-align: start;
  }
  .dialog {
    padding: 0;
    inline-size: min(32rem, 100vw - 24px);
    max-inline-size: none;
    max-block-size: min(44rem, 100dvb - 24px);
    overflow: hidden;
  }
  .dialog.question {
    inline-size: min(24rem, 100vw - 24px);
  }
  .dialog::backdrop {
    background: #07130c8c;
  }
  .dialog-frame {
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
  }
  .dialog-title {
    flex: none;
    margin: 0;
    padding-block: 16px 12px;
    padding-inline: 20px 56px;
    font-size: 1.13em;
    font-weight: 650;
    line-height: 1.3;
    text-wrap: balance;
  }
  .dialog-body {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 20px 16px;
    border-radius: 0 0 11px 11px;
  }
  .dialog-body h3 {
    margin: 1.25em 0 0.3em;
    color: var(--_accent);
    font-size: 0.87em;
    font-weight: 650;
    letter-spacing: 0.02em;
  }
  .dialog-body > h3:first-child {
    margin-block-start: 0.25em;
  }
  .dialog-body p {
    margin: 0 0 0.5em;
  }
  /* The words may be of another direction than the page. */
  :is(.dialog, .note) :is(h2, p, li) {
    unicode-bidi: plaintext;
  }
  .dialog-body ul {
    margin: 0;
    padding-inline-start: 1.15em;
  }
  .dialog-body li {
    margin-block: 0.2em;
  }
  .dialog-body li::marker {
    color: var(--_accent);
  }
  .dialog-body .dialog-hint {
    margin: 1.25em 0 0;
    font-size: 0.87em;
    opacity: 0.75;
  }
  .dialog-buttons,
  .note-buttons {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
  }
  .dialog-buttons {
    padding: 12px 20px 16px;
    border-block-start: 1px solid var(--_line);
  }

  .dialog-button,
  .dialog-close {
    box-sizing: border-box;
    margin: 0;
    border: 1px solid transparent;
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .dialog-button {
    min-block-size: 38px;
    padding: 0 16px;
    border-color: var(--_line);
    border-radius: 8px;
    font-size: 0.94em;
    font-weight: 550;
  }
  .dialog-button.primary {
    border-color: transparent;
    color: var(--solitaire-accent-color, light-dark(#fff, #0d1a13));
    background: var(--_accent);
  }
  .dialog-close {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
    border-radius: 50%;
  }
  .dialog-close .icon {
    inline-size: 18px;
    block-size: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  @media (hover: hover) {
    :is(.dialog-button, .dialog-close):hover {
      background-color: color-mix(in srgb, var(--_ink) 8%, transparent);
    }
    .dialog-button.primary:hover {
      background-color: color-mix(in srgb, var(--_accent) 88%, var(--_ink));
    }
  }
  :is(.dialog-button, .dialog-close):focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .dialog-body:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: -3px;
  }

  /* In a low window, a small frame for instance, all of it scrolls. */
  @media (height < 20rem) {
    .dialog-frame {
      display: block;
      overflow: auto;
    }
    .dialog-body {
      overflow: visible;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .dialog[open],
    .note {
      animation: solitaire-appear 160ms ease-out;
    }
    .dialog[open]::backdrop {
      animation: solitaire-fade 160ms ease-out;
    }
  }
  @keyframes solitaire-appear {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
  @keyframes solitaire-fade {
    from {
      opacity: 0;
    }
  }
  @media (pointer: coarse) {
    .dialog-button,
    .dialog-close {
      min-block-size: 40px;
      min-inline-size: 40px;
    }
  }
  @media (forced-colors: active) {
    .dialog,
    .note {
      border: 1px solid;
    }
  }
`;

/** All that the dialogs and notes need. */
export const dialogStyles = [frameStyles, optionsDialogStyles, statisticsDialogStyles, noteStyles];
