import { html } from 'lit';
import type { Messages } from '../../locales/en.js';
import type { DialogContent } from './dialog-template.js';

/** What is asked: whether to leave the game under way for a new one, or to begin the same deal again. */
export type Question = 'leave' | 'restart';

/** A question before something that cannot be undone. The focus is on the answer that changes nothing. */
export function confirmDialog(
  question: Question,
  { dialog }: Messages,
  answer: (yes: boolean) => void,
): DialogContent {
  const { title, text, yes } = dialog.confirm[question];
  const answerNo = () => answer(false);
  const answerYes = () => answer(true);
  return {
    name: 'confirm',
    title,
    body: html`<p>${text}</p>`,
    buttons: html`<button
        type="button"
        class="dialog-button"
        part="dialog-button"
        autofocus
        @click=${answerNo}
      >
        ${dialog.confirm.no}
      </button>
      <button type="button" class="dialog-button primary" part="dialog-button primary" @click=${answerYes}>
        ${yes}
      </button>`,
  };
}
