/** @jsxImportSource solid-js */
import type { SolitaireGame } from 'solitaire-elements';
import type {} from 'solitaire-elements/types/solid';

let game: SolitaireGame | undefined;

export const right = (
  <solitaire-game
    ref={game}
    class="table"
    variant="saratoga"
    prop:deal="7"
    attr:storage-key="page"
    mirrored
    onClick={(event) => event.currentTarget.undo()}
    on:solitaire-move={({ move, by }) => [move.type, by]}
  />
);

export const wrong = [
  // @ts-expect-error -- A deal is text.
  <solitaire-game prop:deal={7} />,
  // @ts-expect-error -- There is no such property.
  <solitaire-game seed="7" />,
  // @ts-expect-error -- The game makes its score.
  <solitaire-game prop:score={7} />,
  // @ts-expect-error -- A win is no move.
  <solitaire-game on:solitaire-win={({ move }) => move} />,
];
