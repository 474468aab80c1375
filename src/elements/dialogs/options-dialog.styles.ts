import { css } from 'lit';

/** The form of the options: the browser's own radios, lists and boxes, in the colours of the table. */
export const optionsDialogStyles = css`
  .option {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: center;
    min-height: 44px;
    margin: 0;
    padding: 4px 0;
    border: 0;
    border-bottom: 1px solid var(--_line);
  }
  .option > :first-child {
    float: inline-start;
    flex: 1;
    padding: 0;
  }
  .choice {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 36px;
  }
  .option input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .option select {
    padding: 0 8px;
    border-color: var(--_line);
  }
`;
