/** The page in the frame: one game as the address asks for, which tells the page around it what happens. */
import '../src/define.js';
import { formatMove } from '../src/engine.js';
import { SOURCE, VERSION, type Message, type News } from './message.js';

const PARAMETERS = ['variant', 'deal', 'deck', 'position', 'options', 'controls', 'static', 'deep-link'];
/** What there is room for in a frame whose height nobody has set. */
const LOW = '(height < 240px)';
const FEW_CONTROLS = 'new undo hint finish';

const game = document.createElement('solitaire-game');
const low = matchMedia(LOW);
let told = 0;

const asked = new URLSearchParams(location.search);
document.documentElement.lang = asked.get('lang') ?? 'en';
for (const name of PARAMETERS) {
  const value = asked.get(name);
  if (value !== null) game.setAttribute(name, value);
}
if (!asked.has('controls')) {
  const fit = () => (game.controls = low.matches ? FEW_CONTROLS : null);
  low.addEventListener('change', fit);
  fit();
}

game.addEventListener('solitaire-deal', ({ game: { variant, deal }, restored }) => {
  tell({ type: 'deal', variant: variant.id, ...(deal === undefined ? {} : { deal }), restored });
  // Another variant may have another height.
  void game.updateComplete.then(tellSize);
});
game.addEventListener('solitaire-move', ({ move, by, score }) => {
  tell({ type: 'move', move: formatMove(move), by, score: score.after, moves: game.moves });
});
game.addEventListener('solitaire-undo', ({ move, by, score }) => {
  tell({ type: 'undo', move: formatMove(move), by, score: score.after, moves: game.moves });
});
game.addEventListener('solitaire-score', ({ score: { before, after } }) => {
  tell({ type: 'score', before, after });
});
game.addEventListener('solitaire-win', ({ score, moves, seconds }) => {
  tell({ type: 'win', score, moves, seconds, game: game.game!.toJSON() });
});
game.addEventListener('solitaire-stuck', ({ score, moves }) => {
  tell({ type: 'stuck', score, moves });
});
game.addEventListener('solitaire-error', ({ error: { message } }) => {
  tell({ type: 'error', message });
});

document.body.append(game);
new ResizeObserver(tellSize).observe(game);

/** Any page may have the frame, and nothing that is told is secret. */
function tell(news: News): void {
  if (parent === window) return;
  parent.postMessage({ source: SOURCE, version: VERSION, ...news } satisfies Message, '*');
}

function tellSize(): void {
  const height = ownHeight();
  if (height === told) return;
  told = height;
  tell({ type: 'size', height });
}

/** The height that the game would have without the frame; nothing of it is ever drawn. */
function ownHeight(): number {
  game.style.height = 'auto';
  const height = game.offsetHeight;
  game.style.height = '';
  return height;
}
