import { css } from 'lit';

/** Figures in boxes, for each game. */
export const statisticsDialogStyles = css`
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.4em, 1fr));
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
  .record-option {
    display: block;
    font-size: 0.87em;
    font-weight: 400;
    opacity: 0.75;
  }
`;
