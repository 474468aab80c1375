import { css } from 'lit';

/** The form of the options: segmented radios, selects and switches. */
export const optionsDialogStyles = css`
  .option {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 16px;
    align-items: center;
    justify-content: space-between;
    min-block-size: 40px;
    margin: 0;
    padding: 8px 0;
    border: 0;
    border-block-end: 1px solid var(--_line);
  }
  .option legend {
    float: inline-start;
    padding: 0;
  }
  .choices {
    display: flex;
    padding: 3px;
    background: color-mix(in srgb, var(--_ink) 8%, transparent);
    border-radius: 9px;
  }
  .choice-label {
    position: relative;
    min-inline-size: 44px;
    padding: 4px 10px;
    border-radius: 6px;
    font-weight: 550;
    text-align: center;
    cursor: pointer;
  }
  .choice-label:has(:checked) {
    color: var(--solitaire-accent-color, light-dark(#fff, #0d1a13));
    background: var(--_accent);
  }
  .choice-label input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .option-select {
    min-block-size: 36px;
    padding: 0 8px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    color: inherit;
    background: none;
    font: inherit;
  }
  .option-select option {
    color: light-dark(#1b2a22, #e2e8ef);
    background: light-dark(#fff, #1a212c);
  }
  .switch {
    appearance: none;
    flex: none;
    display: flex;
    box-sizing: border-box;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    padding: 3px;
    border: 0;
    border-radius: 13px;
    background: color-mix(in srgb, var(--_ink) 30%, transparent);
    cursor: pointer;
    transition: background-color 150ms;
  }
  .switch::before {
    content: '';
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px #0005;
    transition: translate 150ms;
  }
  .switch:checked {
    background: var(--_accent);
  }
  .switch:checked::before {
    translate: 18px;
  }
  .switch:checked:dir(rtl)::before {
    translate: -18px;
  }
  :is(.option-select, .switch):focus-visible,
  .choice-label:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    .switch,
    .switch::before {
      transition: none;
    }
  }
  @media (pointer: coarse) {
    .option-select {
      min-block-size: 40px;
    }
    .choice-label {
      padding-block: 8px;
    }
  }
  @media (forced-colors: active) {
    .choice-label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .switch {
      appearance: auto;
      inline-size: 24px;
      block-size: 24px;
    }
    .switch::before {
      display: none;
    }
  }
`;
