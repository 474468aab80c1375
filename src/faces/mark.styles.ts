import { css } from 'lit';

/** For the shadow root that holds the mark of an empty pile. Marks have the text colour of their pile. */
export const markStyles = css`
  .mark path {
    fill: none;
    stroke: currentColor;
    stroke-width: 5;
    stroke-linejoin: round;
    opacity: 0.65;
  }
  .mark .suit {
    fill: currentColor;
    stroke: none;
  }
  .mark .sign {
    stroke-width: 3;
    opacity: 0.8;
  }

  @media (prefers-contrast: more), (forced-colors: active) {
    .mark path,
    .mark .sign {
      opacity: 1;
    }
  }
`;
