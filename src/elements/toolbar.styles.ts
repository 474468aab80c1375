import { css } from 'lit';

/**
 * The toolbar: two rows on a narrow table, one on a wide one, with words where there is room for them. Controls of the
 * page's own have a row below, where they do not fit beside the others.
 */
export const toolbarStyles = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 2px 6px;
    box-sizing: border-box;
    width: 100%;
    padding: 4px;
    color: var(--solitaire-toolbar-color, var(--_text));
    background: var(--solitaire-toolbar-background, light-dark(#eef2ee, #151b24));
    border-radius: var(--solitaire-toolbar-radius, 8px);
    font: 500 max(0.8125rem, 13px) / 1.2 var(--_font);
    user-select: none;
    -webkit-user-select: none;
  }

  .controls {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: inherit;
    min-width: 0;
  }
  .toolbar ::slotted(*) {
    flex: none;
    max-width: 100%;
  }

  .buttons {
    order: 3;
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    min-width: 0;
  }
  .button {
    display: flex;
    flex: 1 1 auto;
    gap: 6px;
    align-items: center;
    justify-content: center;
    min-width: 28px;
    padding: 0 2px;
    white-space: nowrap;
  }
  .button.primary {
    flex: none;
  }
  .icon-undo:dir(rtl),
  .icon-redo:dir(rtl) {
    scale: -1 1;
  }
  /* Heard, not seen: the words of buttons stay there for who cannot see the drawings. */
  .text,
  [part='message']:not([data-shown]) {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .variant {
    flex: 1 1 4em;
    min-width: 0;
    max-width: max-content;
    padding-inline: 8px 4px;
    font-weight: 650;
    text-overflow: ellipsis;
  }

  /* As a list to choose from looks. */
  button.variant {
    display: flex;
    gap: 8px;
    align-items: center;
    padding-inline-start: 12px;
  }
  .variant-name {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .icon-list {
    width: 14px;
    height: 14px;
    stroke-width: 3.5;
  }

  .readings {
    display: flex;
    flex: none;
    gap: 10px;
    margin-inline-start: auto;
    padding-inline: 4px 6px;
    font-variant-numeric: tabular-nums;
  }
  .reading {
    display: flex;
    flex-direction: column;
    align-items: end;
    gap: 1px;
    min-width: 3ch;
  }
  .reading-time {
    min-width: 5ch;
  }
  .reading-label {
    font-size: 0.77em;
    font-weight: 400;
    opacity: 0.78;
  }
  .reading-value {
    font-size: 1.1em;
    font-weight: 600;
  }

  @container solitaire (width >= 42rem) and (width >= 672px) {
    .controls {
      flex: 1 1 auto;
      max-width: 100%;
    }
    .variant {
      flex: none;
      max-width: 14em;
    }
    .buttons {
      order: 0;
      flex: 0 1 auto;
    }
    .button {
      flex: none;
      min-width: 34px;
    }
    [part~='button-undo'],
    [part~='button-options'] {
      margin-inline-start: 14px;
    }
    .readings {
      gap: 14px;
    }
  }
  @container solitaire (width >= 64rem) and (width >= 1024px) {
    .button {
      padding-inline: 8px;
    }
    .button:nth-child(-n + 6) .text {
      all: unset;
    }
  }
  @container solitaire (width >= 75rem) and (width >= 1200px) {
    .button .text {
      all: unset;
    }
  }
`;
