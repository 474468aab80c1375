import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/en.js';
import type { Command } from '../toolbar.js';
import { closeButton, dialogButton } from './dialog-template.js';

/** How a game has ended, for now; that it can no longer be won; or that its solution is being shown. */
export type Note =
  | { readonly type: 'won'; readonly moves: number; readonly seconds: number; readonly best: boolean }
  | { readonly type: 'stuck' | 'lost' }
  | { readonly type: 'showing'; readonly runs: boolean };

/**
 * A note on the table that the game is won or stuck. It is no dialog: it takes no focus, and play may go on
 * beside it. What it says is for the host's live region to say.
 * @param run called with what the player chooses
 * @param dismiss called by the ✕, and by Escape in the note
 */
export function noteTemplate(
  note: Note,
  messages: Messages,
  run: (command: Command) => void,
  dismiss: () => void,
): TemplateResult {
  const { title, text } = wordsOf(note, messages);
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    dismiss();
  };
  const button = (name: NoteCommand) =>
    dialogButton(wordOf(name, messages), () => run({ type: name }), name === 'new' ? 'primary' : 'plain');
  return html`<div
    class="note note-${note.type}"
    part="note note-${note.type}"
    role="group"
    aria-labelledby="note-title"
    @keydown=${onKeydown}
  >
    <p id="note-title" class="note-title" part="note-title">${title}</p>
    <p class="note-text" part="note-text">${text}</p>
    ${note.type === 'won' && note.best
      ? html`<p class="note-best" part="note-best">${messages.note.bestTime}</p>`
      : nothing}
    <div class="note-buttons" part="note-buttons">${buttonsOf(note).map(button)}</div>
    ${closeButton(messages.note.dismiss, dismiss)}
  </div>`;
}

/** What the buttons of a note ask for. */
type NoteCommand = 'undo' | 'restart' | 'new' | 'go-back' | 'step' | 'run' | 'pause';

function buttonsOf(note: Note): NoteCommand[] {
  switch (note.type) {
    case 'won':
      return ['restart', 'new'];
    case 'stuck':
      return ['undo', 'restart', 'new'];
    case 'lost':
      return ['go-back', 'restart', 'new'];
    case 'showing':
      return ['step', note.runs ? 'pause' : 'run'];
  }
}

function wordOf(name: NoteCommand, { toolbar, note }: Messages): string {
  switch (name) {
    case 'undo':
    case 'restart':
    case 'new':
      return toolbar[name];
    default:
      return note[name];
  }
}

function wordsOf(note: Note, { note: words }: Messages): { title: string; text: string } {
  switch (note.type) {
    case 'won':
      return { title: words.wonTitle, text: words.won(note.moves, note.seconds) };
    case 'stuck':
      return { title: words.stuckTitle, text: words.stuck };
    case 'lost':
      return { title: words.lostTitle, text: words.lost };
    case 'showing':
      return { title: words.showingTitle, text: words.showing };
  }
}
