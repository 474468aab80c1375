/** @jsxImportSource preact */
import type { SolitaireGame } from 'solitaire-elements';
import type {} from 'solitaire-elements/types/preact';
import { createRef } from 'preact';

const game = createRef<SolitaireGame>();

export const right = (
  <solitaire-game
    ref={game}
    class="table"
    variant="saratoga"
    deal="7"
    storage-key="page"
    mirrored
    onClick={(event) => event.currentTarget.undo()}
    onsolitaire-move={({ move, by }) => [move.type, by]}
  />
);

export const wrong = [
  // @ts-expect-error -- A deal is text.
  <solitaire-game deal={7} />,
  // @ts-expect-error -- There is no such property.
  <solitaire-game seed="7" />,
  // @ts-expect-error -- The game makes its score.
  <solitaire-game score={7} />,
  // @ts-expect-error -- A win is no move.
  <solitaire-game onsolitaire-win={({ move }) => move} />,
];
