import { css } from 'lit';

/** A note on the table. */
export const noteStyles = css`
  .note {
    position: relative;
    width: fit-content;
    max-width: min(27.7em, 100% - 16px);
    padding: 16px;
    text-align: center;
  }
  .note p {
    margin: 0;
    padding-inline: 28px;
  }
  /* Only a win covers the table; the others leave it to be seen. */
  .note:not(.note-won) {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    align-items: center;
    align-self: end;
    justify-content: center;
    margin-bottom: 8px;
    padding-block: 8px;
    padding-inline: 14px 48px;
  }
  .note:not(.note-won) > p {
    padding: 0;
    font-size: 1em;
  }
  .note:not(.note-won) > .note-buttons {
    /* Where they do not fit beside each other, they wrap within the note. */
    flex: 0 1 auto;
    margin: 0;
  }
  .note-title {
    font-size: 1.27em;
    font-weight: 680;
  }
  .note-text {
    font-variant-numeric: tabular-nums;
    opacity: 0.85;
  }
  .note-best {
    color: var(--_accent);
    font-weight: 600;
  }
  .note-buttons {
    justify-content: center;
    margin-top: 14px;
  }
`;
