import { css } from 'lit';

/** Where the piles and cards lie; all in the table's own units, so that it fits any container without a script. */
export const tableStyles = css`
  [part='table'] {
    --_rows: var(--_rows-wide);
    container: solitaire-table / size;
    position: relative;
    isolation: isolate;
    box-sizing: border-box;
    flex: 1 1 auto;
    inline-size: 100%;
    min-block-size: 0;
    max-block-size: var(--solitaire-max-block-size, max(17rem, calc(100svh - 4rem)));
    aspect-ratio: calc(var(--_across) / var(--_rows));
    touch-action: manipulation;
    background: var(
      --solitaire-table,
      radial-gradient(circle at 50% 40%, light-dark(#2a7a52, #182030), light-dark(#17573a, #0c1017))
    );
    border-radius: var(--solitaire-table-radius, 8px);
  }
  @container solitaire (inline-size < 56rem) {
    [part='table'] {
      --_rows: var(--_rows-medium);
    }
  }
  @container solitaire (inline-size < 42rem) {
    [part='table'] {
      /* The toolbar has two rows here. */
      max-block-size: var(--solitaire-max-block-size, max(17rem, calc(100svh - 6rem)));
    }
  }
  @container solitaire (inline-size < 32rem) {
    [part='table'] {
      --_rows: var(--_rows-narrow);
    }
  }

  solitaire-pile {
    --_w: min(100cqi / var(--_across), 100cqb / var(--_rows-least));
    --_h: calc(var(--_w) * 1.4);
    --_gap: calc(var(--_w) * 0.09);
    position: absolute;
    inline-size: var(--_w);
    inset-block-start: calc(var(--_gap) + var(--_y) * var(--_h));
    inset-inline-start: calc(
      (100cqi - var(--_w) * var(--_across)) / 2 + var(--_gap) + var(--_x) * (var(--_w) + var(--_gap))
    );
  }

  solitaire-card {
    position: absolute;
    inline-size: var(--_w);
    inset-inline-start: calc(var(--_right) * var(--_w));
    inset-block-start: min(
      var(--_down) * var(--_h),
      var(--_share) * max(0px, 100cqb - 2 * var(--_gap) - (var(--_y) + 1) * var(--_h))
    );
  }

  /* Many shadows on one another would make a black edge. */
  :is([part~='stock'], [part~='waste'], [part~='foundation']) > solitaire-card:not(:nth-last-child(-n + 4)) {
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
  [part~='stock'] {
    cursor: pointer;
  }
  [part~='stock'] > solitaire-card {
    cursor: pointer;
    touch-action: manipulation;
  }
  [part~='dragged'] {
    cursor: grabbing;
    box-shadow: 0 0 0 0.5px #0004, 0 10px 24px #0007;
  }

  [part~='held'] {
    box-shadow:
      0 0 0 3px var(--solitaire-held, #f2c14e),
      0 6px 14px #0006;
  }
  /* Of a pile with cards, the top card alone shows it. */
  solitaire-pile:empty[part~='target']::before,
  solitaire-card[part~='target'] {
    box-shadow:
      0 0 0 3px var(--solitaire-target, #7fe0ff),
      0 0 14px var(--solitaire-target, #7fe0ff);
  }
  :is(solitaire-pile:empty, solitaire-card)[part~='hinted'] {
    box-shadow:
      0 0 0 3px var(--solitaire-hint, #ffd54a),
      0 0 16px var(--solitaire-hint, #ffd54a);
  }
  [part~='moved']:not([part~='held'], [part~='target'], [part~='hinted'], [part~='dragged']) {
    box-shadow:
      0 0 0 1.5px var(--solitaire-moved, #f2c14eb0),
      0 1px 2px #0005;
  }
  solitaire-pile:focus-visible,
  solitaire-card:focus-visible {
    outline: 3px solid var(--solitaire-ring, light-dark(#ffe08a, #ffe08a));
    outline-offset: 1px;
    box-shadow: 0 0 0 1px #000, inset 0 0 0 2px #000;
  }

  @keyframes solitaire-hint {
    to {
      box-shadow:
        0 0 0 2px var(--solitaire-hint, #ffd54a),
        0 0 4px var(--solitaire-hint, #ffd54a);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    :is(solitaire-pile:empty, solitaire-card)[part~='hinted'] {
      animation: solitaire-hint 1s ease-in-out infinite alternate;
    }
  }
  @media (forced-colors: active) {
    [part='table'] {
      border: 1px solid CanvasText;
    }
    [part~='held'],
    [part~='target'],
    [part~='hinted'] {
      outline: 3px solid Highlight;
    }
    [part~='target'] {
      outline-style: dashed;
    }
    [part~='hinted'] {
      outline-style: double;
    }
    solitaire-pile:focus-visible,
    solitaire-card:focus-visible {
      outline: 4px solid Highlight;
    }
  }
`;
