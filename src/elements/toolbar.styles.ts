import { css } from 'lit';

/** The toolbar: two rows on a narrow table, one on a wide one, with words where there is room for them. */
export const toolbarStyles = css`
  .toolbar {
    --_ink: var(--solitaire-toolbar-color, light-dark(#1d3329, #dbe3ec));
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    box-sizing: border-box;
    inline-size: 100%;
    padding: 4px;
    color: var(--_ink);
    background: var(--solitaire-toolbar-background, light-dark(#eef2ee, #151b24));
    border-radius: var(--solitaire-toolbar-radius, 8px);
    font: 500 max(0.8125rem, 13px) / 1.2 var(--solitaire-font, system-ui, sans-serif);
    user-select: none;
    -webkit-user-select: none;
  }

  .buttons {
    order: 3;
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    min-inline-size: 0;
  }

  .button,
  .variant {
    box-sizing: border-box;
    min-block-size: 34px;
    margin: 0;
    border: 0;
    border-radius: 6px;
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    transition: background-color 120ms;
  }
  .button {
    display: inline-flex;
    flex: 1 1 auto;
    gap: 6px;
    align-items: center;
    justify-content: center;
    min-inline-size: 28px;
    padding: 0 2px;
    white-space: nowrap;
  }
  .button[aria-disabled='true'] {
    opacity: 0.38;
    cursor: default;
  }
  @media (hover: hover) {
    .button:hover:not([aria-disabled='true']),
    .variant:hover {
      background-color: color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  .button:active:not([aria-disabled='true']) {
    background-color: color-mix(in srgb, currentColor 16%, transparent);
  }
  .button:focus-visible,
  .variant:focus-visible {
    outline: 2px solid var(--_ink);
    outline-offset: -2px;
  }

  .button .icon {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon-undo:dir(rtl),
  .icon-redo:dir(rtl) {
    scale: -1 1;
  }
  /* The words stay there for who cannot see the drawings. */
  .text {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .gap {
    display: none;
  }

  .variant {
    flex: 1 1 4em;
    min-inline-size: 0;
    max-inline-size: max-content;
    padding-inline: 8px 4px;
    font-weight: 650;
    text-overflow: ellipsis;
  }
  .variant option {
    color: light-dark(#1d3329, #dbe3ec);
    background: light-dark(#fff, #1b222d);
    font-weight: 400;
  }

  .button-finish {
    flex: none;
    color: var(--solitaire-accent-color, light-dark(#fff, #0d1a13));
    background: var(--solitaire-accent, light-dark(#1f6b46, #7cc79d));
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
    min-inline-size: 2ch;
  }
  .reading-moves {
    min-inline-size: 3ch;
  }
  .reading-time {
    min-inline-size: 5ch;
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

  @container solitaire (inline-size >= 42rem) {
    .variant {
      flex: none;
      max-inline-size: 14em;
    }
    .buttons {
      order: 0;
      flex: 0 1 auto;
    }
    .button {
      flex: none;
      min-inline-size: 34px;
    }
    .gap {
      display: block;
      align-self: center;
      inline-size: 1px;
      block-size: 18px;
      margin-inline: 5px;
      background: color-mix(in srgb, currentColor 18%, transparent);
    }
    .gap:first-child,
    .gap:last-child,
    .gap:has(+ .gap) {
      display: none;
    }
    .readings {
      gap: 14px;
    }
  }
  @container solitaire (inline-size >= 58rem) {
    .button:is(.button-finish, .button-new, .button-restart, .button-undo, .button-redo, .button-hint) .text {
      all: unset;
    }
    .button {
      padding-inline: 8px;
    }
    .readings {
      gap: 18px;
    }
  }
  @container solitaire (inline-size >= 75rem) {
    .button .text {
      all: unset;
    }
  }

  @media (pointer: coarse) {
    .button,
    .variant {
      min-block-size: 40px;
    }
    .button {
      min-inline-size: 40px;
    }
  }

  @media (forced-colors: active) {
    .toolbar,
    .button-finish {
      border: 1px solid;
    }
    .button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .button {
      transition: none;
    }
  }
`;
