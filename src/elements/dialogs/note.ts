import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../locales/words.js';
import type { Command } from '../toolbar.js';
import { closeButton, dialogButton } from './buttons.js';

/** How a game has ended, for now; that it can no longer be won; or that its solution is being shown. */
export type Note =
  | { readonly type: 'won'; readonly moves: number; readonly seconds: number; readonly best: boolean }
  | { readonly type: 'stuck' }
  | { readonly type: 'lost'; readonly fromStart: boolean }
  | { readonly type: 'showing'; readonly runs: boolean };

/**
 * A note on the table that the game is won or stuck. It is no dialog: it takes no focus, and play may go on
 * beside it. What it says is for the host's live region to say.
 * @param run called with what the player chooses
 * @param dismiss called by the ✕, and by Escape in the note
 * @param shares whether a win can be shared from it
 */
export function noteTemplate(
  note: Note,
  words: Words,
  run: (command: Command) => void,
  dismiss: () => void,
  shares = false,
): TemplateResult {
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    dismiss();
  };
  const button = (name: NoteCommand) =>
    dialogButton(wordOf(name, words), () => run({ type: name }), name === 'new' ? 'primary' : 'plain');
  return html`<div
    class="note note-${note.type}"
    part="note note-${note.type}"
    role="group"
    aria-labelledby="note-title"
    @keydown=${onKeydown}
  >
    <p id="note-title" class="note-title" part="note-title">${words.text(`note.${note.type}Title`)}</p>
    <p class="note-text" part="note-text">${textOf(note, words)}</p>
    ${note.type === 'won' && note.best
      ? html`<p class="note-best" part="note-best">${words.text('note.bestTime')}</p>`
      : nothing}
    <div class="note-buttons" part="note-buttons">${buttonsOf(note, shares).map(button)}</div>
    ${closeButton(words.text('note.dismiss'), dismiss)}
  </div>`;
}

/** What the buttons of a note ask for. */
type NoteCommand = 'undo' | 'restart' | 'new' | 'share' | 'go-back' | 'step' | 'run' | 'pause';

function buttonsOf(note: Note, shares: boolean): NoteCommand[] {
  switch (note.type) {
    case 'won':
      return shares ? ['share', 'restart', 'new'] : ['restart', 'new'];
    case 'stuck':
      return ['undo', 'restart', 'new'];
    case 'lost':
      return note.fromStart ? ['restart', 'new'] : ['go-back', 'restart', 'new'];
    case 'showing':
      return ['step', note.runs ? 'pause' : 'run'];
  }
}

function wordOf(name: NoteCommand, words: Words): string {
  switch (name) {
    case 'undo':
    case 'restart':
    case 'new':
    case 'share':
      return words.text(`toolbar.${name}`);
    default:
      return words.text(`note.${name}`);
  }
}

function textOf(note: Note, words: Words): string {
  if (note.type === 'won') return words.text('note.won', { count: note.moves, time: words.clock(note.seconds) });
  if (note.type === 'lost' && note.fromStart) return words.text('advice.neverWinnable');
  return words.text(`note.${note.type}`);
}
