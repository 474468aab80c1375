import { css } from 'lit';

/** The search stays above while the list scrolls; what is told of a game stands beside its name where there is room. */
export const finderDialogStyles = css`
  .finder-search {
    position: sticky;
    top: 0;
    z-index: 1;
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    margin: 4px 0 0;
    padding: 0 12px;
    border: 1px solid currentColor;
    border-radius: 8px;
    color: inherit;
    background: var(--solitaire-dialog-background, light-dark(#fff, #1a212c));
    font: inherit;
  }
  .finder .dialog-button {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-content: center;
    align-items: baseline;
    justify-content: space-between;
    min-height: 44px;
  }
  .finder-name {
    font-weight: 600;
  }
  .finder-facts {
    font-size: 0.87em;
    opacity: 0.75;
  }
  .finder [aria-current] {
    border-color: var(--_accent);
  }
`;
