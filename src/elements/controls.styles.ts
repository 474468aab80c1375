import { css } from 'lit';

/** The colours of all around the table, and what its buttons, lists and drawings have in common. */
export const controlStyles = css`
  :host {
    --_accent: var(--solitaire-accent, light-dark(#1f6b46, #7cc79d));
    --_on-accent: var(--solitaire-accent-color, light-dark(#fff, #0d1a13));
    --_text: light-dark(#1b2f25, #dfe6ee);
    --_font: var(--solitaire-font, system-ui, sans-serif);
  }
  /* What a page puts in the toolbar looks like a part of it, where the page does not say otherwise. */
  button,
  select,
  .toolbar ::slotted(button) {
    box-sizing: border-box;
    min-height: 36px;
    margin: 0;
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: 8px;
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  option {
    color: var(--_text);
    background: light-dark(#fff, #1a212c);
    font-weight: 400;
  }
  button[aria-disabled='true'],
  .toolbar ::slotted(button:disabled) {
    opacity: 0.38;
    cursor: default;
  }
  .primary {
    color: var(--_on-accent);
    background: var(--_accent);
  }
  @media (hover: hover) {
    :is(button, select):not([aria-disabled='true'], .primary):hover,
    .toolbar ::slotted(button:enabled:hover) {
      background-color: color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  :is(button, select, input, .dialog-body):focus-visible,
  .toolbar ::slotted(button:focus-visible) {
    outline: 2px solid currentColor;
    outline-offset: -3px;
  }
  @media (pointer: coarse) {
    button,
    select,
    .toolbar ::slotted(button) {
      min-height: 40px;
      min-width: 40px;
    }
  }
  .icon {
    flex: none;
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
