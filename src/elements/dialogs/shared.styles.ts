import { css } from 'lit';

/** What dialogs and notes have in common, and the buttons in both. */
export const sharedStyles = css`
  .dialog,
  .note {
    --_line: color-mix(in srgb, currentColor 16%, transparent);
    box-sizing: border-box;
    border: 1px solid light-dark(transparent, #2c3644);
    color: var(--solitaire-dialog-color, var(--_text));
    background: var(--solitaire-dialog-background, light-dark(#fff, #1a212c));
    border-radius: var(--solitaire-dialog-radius, 12px);
    box-shadow: 0 1px 2px #0003, 0 12px 40px #0005;
    font: 400 max(0.9375rem, 15px) / 1.5 var(--_font);
    text-align: start;
  }
  /* The words may be of another direction than the page. */
  :is(.dialog, .note) :is(h2, p, li) {
    unicode-bidi: plaintext;
  }
  .dialog-buttons,
  .note-buttons {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
  }
  .dialog-button {
    padding: 0 14px;
    border-color: var(--_line);
    font-weight: 550;
  }
  .dialog-close {
    position: absolute;
    top: 8px;
    inset-inline-end: 8px;
    display: grid;
    place-items: center;
    width: 36px;
    padding: 0;
  }
`;
