import { css } from 'lit';
import { markStyles } from '../faces/index.js';

export const pileStyles = [
  markStyles,
  css`
    :host {
      display: block;
      box-sizing: border-box;
      aspect-ratio: 5 / 7;
      border-radius: var(--solitaire-card-radius, 7% / 5%);
      color: var(--solitaire-pile-outline, #fff);
    }
    :host([hidden]) {
      display: none;
    }
    :host([outlined])::before {
      content: '';
      position: absolute;
      inset: 0;
      box-sizing: border-box;
      border: max(1px, 0.1em) solid color-mix(in srgb, currentColor 65%, transparent);
      border-radius: inherit;
      background: color-mix(in srgb, #000 7%, transparent);
      pointer-events: none;
    }
    svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      pointer-events: none;
    }
    @media (prefers-contrast: more) {
      :host([outlined])::before {
        border-color: currentColor;
      }
    }
    @media (forced-colors: active) {
      :host([outlined])::before {
        border-color: CanvasText;
      }
    }
  `,
];
