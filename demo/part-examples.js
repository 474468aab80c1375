/** The headings, which parts stand under each, and how the game gets to where they are seen. */
const GROUPS = [
  ['Table and piles', /^(table|pile|stock|waste|foundation|tableau|reserve|cell|discard|mark)$/],
  ['Cards', /^(card|face.*|back|index|pips|movable|held|dragged|target|hinted|moved)$/],
  ['Toolbar', /^(toolbar|button.*|icon|variant|score|moves|time|reading.*)$/],
  ['Messages and notes', /^(message|error.*|note.*)$/],
  ['Dialogs', /./],
];

/** The button of the toolbar behind which a part is. */
const BEHIND = [
  ['options', /^(dialog-options|option.*|dialog-button|dialog-buttons|primary|dialog)$/],
  ['rules', /^(dialog-rules|dialog-body|dialog-title|dialog-close|dialog-heading|keys)$/],
  ['statistics', /^(dialog-statistics|figure|record-option|dialog-hint)$/],
  ['move-list', /^(dialog-move-list|move-list)$/],
];

/** What is not there but at certain times. */
const AT_TIMES = {
  dragged: 'Drag a card.',
  reserve: 'No game here has one.',
  cell: 'No game here has one.',
  discard: 'No game here has one.',
  'button-finish': 'There when the rest plays itself.',
  'note-best': 'After a win in the best time.',
  'note-won': 'After a win.',
  'note-lost': 'When the game can no longer be won.',
  'note-stuck': 'When no useful move is left.',
  'record-option': 'After games with other options.',
};

/** Those of a note that a solution is shown; of this deal one is known at once. */
const OF_NOTES = /^note(-showing|-title|-text|-buttons)?$/;
const SOLVED = { variant: 'escalator', deal: '163' };
const ORDINARY = { variant: 'klondike', deal: '7' };

const MARK = 'outline: 3px solid #d6249f; outline-offset: -1px; --_edge: #d6249f';

/** A list of all parts, each with a button that shows it in a live game. */
export class PartExamples {
  #game;
  #parts;
  #sheet = new CSSStyleSheet();

  constructor(game, parts) {
    this.#game = game;
    this.#parts = parts;
    document.adoptedStyleSheets.push(this.#sheet);
  }

  groups() {
    const left = new Set(this.#parts);
    return GROUPS.map(([heading, pattern]) => {
      const group = document.createElement('details');
      group.open = matchMedia('(width >= 62rem)').matches;
      const summary = document.createElement('summary');
      summary.textContent = heading;
      group.append(summary);
      for (const part of left) {
        if (!pattern.test(part.name)) continue;
        left.delete(part);
        group.append(this.#row(part));
      }
      return group;
    });
  }

  #row({ name, description }) {
    const row = document.createElement('div');
    row.className = 'part';
    const words = document.createElement('p');
    const code = document.createElement('code');
    code.textContent = name;
    words.append(code, ` ${description}`);
    if (AT_TIMES[name]) {
      const note = document.createElement('em');
      note.textContent = ` ${AT_TIMES[name]}`;
      words.append(note);
    }
    const show = document.createElement('button');
    show.type = 'button';
    show.textContent = 'Show';
    show.setAttribute('aria-label', `Show ${name}`);
    show.addEventListener('click', () => void this.#show(name));
    row.append(words, show);
    return row;
  }

  /** Brings the game to where a part is seen, and marks it until the next is asked for. */
  async #show(name) {
    const game = this.#game;
    this.#sheet.replaceSync(`solitaire-game::part(${name}) { ${MARK} }`);
    Object.assign(game, OF_NOTES.test(name) ? SOLVED : ORDINARY);
    if (name.startsWith('error')) game.deal = 'twelve';
    await game.updateComplete;
    game.scrollIntoView({ block: 'nearest' });
    if (name === 'moved' && !game.moves) game.play({ type: 'deal' });
    if (name === 'hinted' || name === 'message') game.hint();
    if (OF_NOTES.test(name)) game.showSolution();
    if (name === 'held' || name === 'target') this.#pickUp();
    if (name === 'dialog-confirm') this.#ask();
    const [button] = BEHIND.find(([, pattern]) => pattern.test(name)) ?? [];
    if (button) this.#part(`button-${button}`).click();
  }

  /** A player would tap the card, or press the space bar. */
  #pickUp() {
    if (this.#part('held')) return;
    const { from } = this.#game.game.legalMoves().find(({ type }) => type === 'transfer') ?? {};
    const card = from && this.#game.shadowRoot.getElementById(from).lastElementChild;
    card?.focus();
    card?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true }));
  }

  /** Whoever leaves a game under way is asked. */
  #ask() {
    if (!this.#game.moves) this.#game.play({ type: 'deal' });
    this.#part('button-new').click();
  }

  #part(name) {
    return this.#game.shadowRoot.querySelector(`[part~="${name}"]`);
  }
}
