import { css } from 'lit';

/** The list of the keys. */
export const rulesDialogStyles = css`
  .keys {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 12px;
    margin: 0;
  }
  .keys dt {
    font-weight: 600;
  }
  .keys dd {
    margin: 0;
  }
`;
