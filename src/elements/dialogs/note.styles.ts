import { css } from 'lit';

/** A note on the table. */
export const noteStyles = css`
  .note {
    position: relative;
    inline-size: fit-content;
    max-inline-size: min(26rem, 100% - 16px);
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
    margin-block-start: 14px;
  }
`;
