/** @jsxImportSource react */
import type { SolitaireGame } from 'solitaire-elements';
import type {} from 'solitaire-elements/types/react';
import { createRef } from 'react';

const game = createRef<SolitaireGame>();

export const right = (
  <solitaire-game
    ref={game}
    className="table"
    variant="saratoga"
    deal="7"
    storageKey="page"
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
