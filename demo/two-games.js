/** Shows in a row of the table what one game is at, after each event that changes it. */
export function keepScore(row) {
  const element = document.getElementById(row.dataset.game);
  const cells = Array.from({ length: 5 }, () => row.insertCell());
  const show = () => {
    const { game, score, moves, status } = element;
    const values = [game.variant.name, game.deal ?? 'from a deck', score, moves, status];
    for (const [i, value] of values.entries()) cells[i].textContent = value;
  };
  for (const type of ['solitaire-deal', 'solitaire-move', 'solitaire-undo']) {
    element.addEventListener(type, show);
  }
}

/** Buttons that call a method of the game beside them. */
for (const button of document.querySelectorAll('button[data-call]')) {
  const element = button.closest('section').querySelector('solitaire-game');
  button.addEventListener('click', () => element[button.dataset.call]());
}
