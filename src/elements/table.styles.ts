import { css } from 'lit';

/** Where a pile lies on a low and wide table. */
export const widePilePlace = css`
  --_w: min(100cqi / var(--_wide-across), 100cqb / var(--_wide-least));
  --_side: calc(
    (100cqi - var(--_w) * var(--_wide-across)) / 2 + var(--_gap) + var(--_wide-x) * (var(--_w) + var(--_gap))
  );
  top: calc(var(--_gap) + var(--_wide-y) * var(--_h));
`;

/** Where the piles and cards lie; all in the table's own units, so that it fits any container without a script. */
export const tableStyles = css`
  [part='table'] {
    container: solitaire-table / size;
    position: relative;
    isolation: isolate;
    box-sizing: border-box;
    flex: 1 1 auto;
    width: 100%;
    min-height: 0;
    max-height: var(--solitaire-max-block-size, max(272px, calc(100svh - 64px)));
    /* Without a game it has this shape. */
    /* The narrower the cards, the more of them make the same height. */
    aspect-ratio: calc(
      var(--_across, 3) /
        (var(--_high, 2) + var(--_grows, 0) * var(--_taller, 0) * max(1, var(--_across, 3) / 7.72))
    );
    touch-action: manipulation;
    background: var(
      --solitaire-table,
      radial-gradient(circle at 50% 40%, light-dark(#2a7a52, #182030), light-dark(#17573a, #0c1017))
    );
    border-radius: var(--solitaire-table-radius, 8px);
  }
  @container solitaire (width < 896px) {
    [part='table'] {
      --_taller: 1.4;
    }
  }
  @container solitaire (width < 42rem) or (width < 672px) {
    [part='table'] {
      /* The toolbar has two rows here. */
      max-height: var(--solitaire-max-block-size, max(272px, calc(100svh - 96px)));
    }
  }
  @container solitaire (width < 512px) {
    [part='table'] {
      --_taller: 5.4;
    }
  }

  solitaire-pile {
    --_w: min(100cqi / var(--_across), 100cqb / var(--_least));
    --_h: calc(var(--_w) * 1.4);
    --_gap: calc(var(--_w) * 0.09);
    --_side: calc(
      (100cqi - var(--_w) * var(--_across)) / 2 + var(--_gap) + var(--_x) * (var(--_w) + var(--_gap))
    );
    position: absolute;
    /* As wide as its fan: cards in it go to the right, whichever way the columns run. */
    width: calc(var(--_w) * (1 + var(--_fan)));
    height: var(--_h);
    top: calc(var(--_gap) + var(--_y) * var(--_h));
    inset-inline: var(--_side) auto;
  }
  :host([mirrored]) solitaire-pile {
    inset-inline: auto var(--_side);
  }
  [data-wide] > solitaire-pile {
    ${widePilePlace}
  }

  solitaire-card {
    position: absolute;
    width: var(--_w);
    left: calc(var(--_right) * var(--_w));
    top: min(
      var(--_down) * var(--_h),
      var(--_share) * max(0px, 100cqb - 2 * var(--_gap) - (var(--_y) + 1) * var(--_h))
    );
  }
  [data-wide] solitaire-card {
    --_y: var(--_wide-y);
  }

  /* Many shadows on one another would make a black edge. */
  :is([part~='stock'], [part~='foundation'], [part~='discard']) > solitaire-card:not(:nth-last-child(-n + 4)) {
    box-shadow: none;
  }

  /* A place that takes no cards is in nobody's way: a card under one that is gone can be pressed all over. */
  solitaire-pile:not([outlined]) {
    pointer-events: none;
  }
  solitaire-card {
    pointer-events: auto;
  }

  [part~='movable'] {
    touch-action: none;
    cursor: grab;
  }
  [part~='stock'],
  [part~='stock'] > * {
    cursor: pointer;
    touch-action: manipulation;
  }
  :host([static]) :is(solitaire-pile, solitaire-card) {
    pointer-events: none;
  }
  [part~='dragged'] {
    cursor: grabbing;
    box-shadow: 0 10px 24px #0007;
  }

  /* Each state has a line of its own kind, so that nobody has to tell the colours apart. */
  [part~='moved'] {
    --_edge: var(--solitaire-moved, #f2c14eb0);
  }
  [part~='held'] {
    --_edge: var(--solitaire-held, #f2c14e);
  }
  [part~='target'] {
    --_edge: var(--solitaire-target, #7fe0ff);
    --_edge-style: dashed;
  }
  [part~='hinted'] {
    --_edge: var(--solitaire-hint, #ffd54a);
    --_edge-style: double;
  }
  :where(solitaire-card)[part~='moved'] {
    outline: 1.5px solid var(--_edge);
  }
  /* Of a pile with cards, the top card alone shows it. */
  :where(solitaire-pile:empty, solitaire-card):is([part~='held'], [part~='target'], [part~='hinted']) {
    outline: 4px var(--_edge-style, solid) var(--_edge);
    box-shadow: 0 0 14px var(--_edge);
  }
  :is(solitaire-pile, solitaire-card):focus-visible {
    outline: 3px solid var(--solitaire-ring, #ffe08a);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px #000;
  }

  @media print {
    .bar,
    [part='message'] {
      display: none;
    }
    [part='table'] {
      background: none;
      border: 1px solid;
      break-inside: avoid;
    }
    solitaire-pile {
      color: #000;
    }
  }
  @media (forced-colors: active) {
    .toolbar,
    [part='table'],
    [part='message'] {
      border: 1px solid;
    }
    [part='message'] {
      background: Canvas;
    }
    [part] {
      --_edge: Highlight !important;
    }
    :is(solitaire-pile, solitaire-card):focus-visible {
      outline: 4px solid Highlight;
    }
  }
`;
