/** Sends a game that is won to the server, and shows the board of the deal. */
const answer = document.getElementById('answer');
const board = document.getElementById('board');

document.addEventListener('solitaire-win', async ({ target, seconds }) => {
  const { value: name } = document.getElementById('name');
  const response = await fetch('scores', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, seconds, game: target.game }),
  });
  const { place, error } = await response.json();
  answer.textContent = error ?? `You are number ${place}.`;
  await show(target);
});
document.addEventListener('solitaire-deal', ({ target }) => show(target));

async function show({ game }) {
  const options = Object.entries(game.options).map((option) => option.join('='));
  const query = new URLSearchParams({ variant: game.variant.id, deal: game.deal, options });
  const response = await fetch(`scores?${query}`);
  const entries = await response.json();
  board.replaceChildren(...entries.map(rowOf));
}

function rowOf({ name, score, moves, claimedSeconds }) {
  const row = document.createElement('tr');
  for (const value of [name, score, moves, claimedSeconds]) row.insertCell().textContent = value;
  return row;
}
