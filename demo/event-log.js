import { formatMove } from '../src/engine.ts';

/** Every event that a game tells. They bubble, so a listener on the document hears all games of a page. */
export const EVENTS = [
  'solitaire-deal',
  'solitaire-before-move',
  'solitaire-move',
  'solitaire-undo',
  'solitaire-score',
  'solitaire-win',
  'solitaire-stuck',
  'solitaire-error',
];

const LONGEST = 100;

/** Writes the events of all games into a list, the newest first: the type, which game told it, its fields. */
export function logEvents(list) {
  for (const type of EVENTS) {
    document.addEventListener(type, (event) => {
      list.prepend(entryOf(event));
      if (list.children.length > LONGEST) list.lastElementChild.remove();
    });
  }
}

function entryOf(event) {
  const entry = document.createElement('li');
  entry.dataset.type = event.type;
  const teller = textElement('span', event.target.id);
  teller.className = 'teller';
  const fields = document.createElement('dl');
  for (const [name, value] of fieldsOf(event)) {
    fields.append(textElement('dt', name), textElement('dd', value));
  }
  entry.append(teller, textElement('strong', event.type), fields);
  return entry;
}

function fieldsOf(event) {
  switch (event.type) {
    case 'solitaire-deal':
      return [
        ['game', `${event.game.variant.name}, deal ${event.game.deal ?? 'from a deck'}`],
        ['restored', event.restored],
      ];
    case 'solitaire-before-move':
      return [['move', formatMove(event.move)], ['by', event.by]];
    case 'solitaire-move':
    case 'solitaire-undo':
      return [
        ['move', formatMove(event.move)],
        ['cards', event.cards.map(changeText).join(', ')],
        ['by', event.by],
        ['score', scoreText(event)],
      ];
    case 'solitaire-score':
      return [['score', scoreText(event)], ['by', event.by]];
    case 'solitaire-win':
      return [['score', event.score], ['moves', event.moves], ['seconds', event.seconds], ['by', event.by]];
    case 'solitaire-stuck':
      return [['score', event.score], ['moves', event.moves]];
    case 'solitaire-error':
      return [['error', `${event.error.name}: ${event.error.message}`]];
  }
}

/** `QH tableau-3 → foundation-1`, or `QH turned` for a card that only showed its other side. */
function changeText({ card, from, to, turned }) {
  if (from.pile === to.pile) return `${card.id} turned`;
  return `${card.id} ${from.pile} → ${to.pile}${turned ? ', turned' : ''}`;
}

function scoreText({ score }) {
  return `${score.before} → ${score.after}`;
}

function textElement(name, text) {
  const element = document.createElement(name);
  element.textContent = String(text);
  return element;
}
