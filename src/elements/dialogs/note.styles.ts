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
