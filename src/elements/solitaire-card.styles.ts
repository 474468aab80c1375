import { css } from 'lit';
import { faceStyles } from '../faces/index.js';

export const cardStyles = [
  faceStyles,
  css`
    :host {
      display: block;
      box-sizing: border-box;
      aspect-ratio: 5 / 7;
      overflow: hidden;
      border-radius: var(--solitaire-card-radius, 7% / 5%);
      background: var(--solitaire-paper, light-dark(#fff, #252a37));
      box-shadow: var(--solitaire-card-shadow, 0 0 0 0.5px light-dark(#0004, #fff3), 0 1px 2px #0005);
      user-select: none;
      -webkit-user-select: none;
      -webkit-touch-callout: none;
      /* Printed as it is seen. */
      print-color-adjust: exact;
    }
    :host([hidden]) {
      display: none;
    }
    /* Many shadows on one another would make a black edge. */
    :host([buried]) {
      box-shadow: none;
    }
    /* While a card turns, its back is seen up to the middle of the way. */
    :host::after {
      content: '';
      position: absolute;
      inset: 0;
      background: var(--solitaire-back, light-dark(#1c2951, #3b4a7a));
      opacity: var(--_back, 0);
      pointer-events: none;
    }
    :host > * {
      display: block;
      width: 100%;
      height: 100%;
      pointer-events: none;
      /* Of what others hide, no slivers between them. */
      clip-path: inset(0 0 calc(var(--_hidden, 0) * 100%));
    }
    @media (forced-colors: active) {
      :host {
        border: 1px solid CanvasText;
      }
    }
  `,
];
