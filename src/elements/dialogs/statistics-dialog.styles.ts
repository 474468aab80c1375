import { css } from 'lit';

/** Figures in boxes, and the table of the other games. */
export const statisticsDialogStyles = css`
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
    gap: 8px;
    margin: 0.5em 0 0;
  }
  .figure {
    display: flex;
    flex-direction: column-reverse;
    padding: 10px 12px;
    border: 1px solid var(--_line);
    border-radius: 8px;
  }
  .figure dt {
    font-size: 0.82em;
    opacity: 0.75;
  }
  .figure dd {
    margin: 0;
    font-size: 1.4em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
  .records {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9em;
    font-variant-numeric: tabular-nums;
  }
  .records :is(th, td) {
    padding: 6px 0 6px 12px;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
    white-space: nowrap;
  }
  .records thead th {
    font-size: 0.91em;
    opacity: 0.75;
  }
  .records th:first-child {
    padding-inline: 0;
    text-align: start;
    white-space: normal;
  }

  .record-option {
    display: block;
    font-size: 0.87em;
    font-weight: 400;
    letter-spacing: 0;
    opacity: 0.75;
  }
  .dialog-body h3 .record-option {
    color: var(--_ink);
    font-size: 1em;
  }
`;
