import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'solitaire-elements/define/solitaire-game';
import { variants } from 'solitaire-elements/engine';
import type {} from 'solitaire-elements/types/react';

function Page() {
  const [variant, setVariant] = useState('klondike');
  const [deal, setDeal] = useState('1');
  const [score, setScore] = useState(0);
  const [moves, setMoves] = useState(0);
  const [won, setWon] = useState(false);

  return (
    <>
      <div className="row">
        <label>
          Game{' '}
          <select value={variant} onChange={(event) => setVariant(event.target.value)}>
            {[...variants.values()].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Deal <input inputMode="numeric" value={deal} onChange={(event) => setDeal(event.target.value)} />
        </label>
        <output>{won ? `Won with ${score} points` : `Moves: ${moves}, score: ${score}`}</output>
      </div>
      <solitaire-game
        variant={variant}
        deal={deal || null}
        storageKey="react"
        onsolitaire-deal={({ game }) => {
          setScore(game.score);
          setMoves(game.moveCount);
          setWon(game.status === 'won');
        }}
        onsolitaire-move={() => setMoves((count) => count + 1)}
        onsolitaire-undo={() => setMoves((count) => count - 1)}
        onsolitaire-score={(event) => setScore(event.score.after)}
        onsolitaire-win={() => setWon(true)}
      />
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
