import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/en.js';
import type { Command } from '../toolbar.js';
import { closeButton, dialogButton } from './dialog-template.js';

/** How a game has ended, for now. */
export type Note =
  | { readonly type: 'won'; readonly moves: number; readonly seconds: number; readonly best: boolean }
  | { readonly type: 'stuck' };

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
  const button = (name: 'undo' | 'restart' | 'new') =>
    dialogButton(messages.toolbar[name], () => run({ type: name }), name === 'new' ? 'primary' : 'plain');
  return html`<div
    class="note note-${note.type}"
    part="note note-${note.type}"
    role="group"
    aria-labelledby="note-title"
    @keydown=${onKeydown}
  >
    <p id="note-title" class="note-title">${title}</p>
    <p class="note-text">${text}</p>
    ${note.type === 'won' && note.best ? html`<p class="note-best">${messages.note.bestTime}</p>` : nothing}
    <div class="note-buttons">
      ${note.type === 'stuck' ? button('undo') : nothing} ${button('restart')} ${button('new')}
    </div>
    ${closeButton(messages.note.dismiss, dismiss)}
  </div>`;
}

function wordsOf(note: Note, { note: words }: Messages): { title: string; text: string } {
  switch (note.type) {
    case 'won':
      return { title: words.wonTitle, text: words.won(note.moves, note.seconds) };
    case 'stuck':
      return { title: words.stuckTitle, text: words.stuck };
  }
}
