import { css } from 'lit';

/**
 * For the shadow root that holds a face or a back. The page sets colours by the public custom properties; the
 * defaults follow its colour scheme, and the four suits follow red and black.
 */
export const faceStyles = css`
  .face,
  .back {
    border-radius: inherit;
    --_paper: var(--solitaire-paper, light-dark(#fff, #252a37));
    --_red: var(--solitaire-red, light-dark(#c8102e, #ff7482));
    --_black: var(--solitaire-black, light-dark(#1c2951, #cfd8f0));
    --_gold: var(--solitaire-gold, #e3b03c);
    --_skin: var(--solitaire-face, light-dark(#fff, #f3ead8));
    --_back: var(--solitaire-back, light-dark(#1c2951, #3b4a7a));
    --_line: #1a1a2a;
    --_tint: 0.1;
  }

  .S {
    --_ink: var(--solitaire-spades, var(--_spades, var(--_black)));
    --_accent: var(--_red);
    --_hair: #1a1a2a;
    --_stitch: 4 3;
  }
  .H {
    --_ink: var(--solitaire-hearts, var(--_hearts, var(--_red)));
    --_accent: var(--_black);
    --_hair: #7b3b22;
    --_stitch: 0.1 4.5;
  }
  .D {
    --_ink: var(--solitaire-diamonds, var(--_diamonds, var(--_red)));
    --_accent: var(--_black);
    --_hair: #c98a2b;
    --_stitch: 0;
  }
  .C {
    --_ink: var(--solitaire-clubs, var(--_clubs, var(--_black)));
    --_accent: var(--_red);
    --_hair: #4a2c20;
    --_stitch: 1.5 2.5;
  }

  .back {
    --_gold: var(--solitaire-back-line, var(--solitaire-gold, #e3b03c));
    --_ink: var(--_gold);
    --_tint: 0;
  }

  @media (prefers-contrast: more) {
    .face,
    .back {
      --_paper: var(--solitaire-paper, light-dark(#fff, #000));
      --_red: var(--solitaire-red, light-dark(#b00018, #ff9aa4));
      --_black: var(--solitaire-black, light-dark(#000, #fff));
      --_tint: 0;
    }
    .face {
      --_gold: var(--solitaire-gold, light-dark(#d79a00, #ffd35c));
    }
  }

  @media (forced-colors: active) {
    .face,
    .back {
      forced-color-adjust: none;
      --_paper: Canvas;
      --_ink: CanvasText;
      --_accent: GrayText;
      --_gold: GrayText;
      --_red: GrayText;
      --_skin: Canvas;
      --_hair: CanvasText;
      --_line: CanvasText;
      --_back: GrayText;
      --_tint: 0;
    }
    .back {
      --_gold: Canvas;
      --_ink: Canvas;
    }
  }

  .face {
    background: var(--_paper);
  }

  /* Pictures of the page's own have colours of their own. */
  :where(.face, .back) path {
    fill: none;
    stroke-linejoin: round;
  }
  .suit,
  .ink {
    fill: var(--_ink);
  }
  .letter {
    stroke: var(--_ink);
    stroke-width: 2.8;
  }
  .large .letter {
    stroke-width: 4.2;
  }
  .tiny .letter {
    stroke-width: 7;
  }
  /* Where only a low strip is seen of the card, and where only its left edge is: with the suit below the rank. */
  .large .index {
    scale: var(--_index, 1);
    transform-origin: 0 -2px;
  }
  :is(.large, .tiny) .suit.index {
    --_by: calc(var(--_beside, 0) * var(--_index, 1) * 1px);
    /* An index that is larger than drawn keeps within the card. */
    translate: calc(-63 * var(--_by) + min(0px, (1 - var(--_index, 1)) * 78px)) calc(31 * var(--_by));
  }

  .accent {
    fill: var(--_accent);
  }
  .skin {
    fill: var(--_skin);
  }
  .hair {
    fill: var(--_hair);
  }
  .lips {
    fill: var(--_red);
  }
  .gold {
    fill: var(--_gold);
  }
  .line {
    stroke: var(--_line);
    stroke-width: 0.9;
  }
  .gilt {
    stroke: var(--_gold);
    stroke-width: 1.6;
  }
  .stitch {
    stroke: var(--_gold);
    stroke-width: 1.2;
    stroke-linecap: round;
    stroke-dasharray: var(--_stitch);
  }
  .frame {
    fill: var(--_ink);
    fill-opacity: var(--_tint);
    stroke: var(--_ink);
  }
  .clasp {
    fill: var(--_paper);
    stroke: var(--_gold);
    stroke-width: 1.5;
  }

  .back {
    background: radial-gradient(#fff3, #0000 60%) var(--_back);
  }
  .back.large {
    background: var(--_paper);
  }
  .back .clasp {
    fill: var(--_back);
  }
  .rosette {
    stroke: var(--_gold);
    stroke-width: 0.45;
  }
  .ground {
    fill: var(--_back);
    stroke: var(--_back);
    stroke-width: 3;
  }
  .lattice {
    fill: #fff2;
  }
  .knots {
    stroke: var(--_gold);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-dasharray: 0 12.727;
  }
`;
