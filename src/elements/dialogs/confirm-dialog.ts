import { html } from 'lit';
import type { Messages } from '../../locales/en.js';
import { dialogButton, type DialogContent } from './dialog-template.js';

/** What is asked: whether to leave the game under way for a new one, or to begin the same deal again. */
export type Question = 'leave' | 'restart';

/** A question before something that cannot be undone. The focus is on the answer that changes nothing. */
export function confirmDialog(
  question: Question,
  { dialog }: Messages,
  answer: (yes: boolean) => void,
): DialogContent {
  const { title, text, yes } = dialog.confirm[question];
  return {
    name: 'confirm',
    title,
    body: html`<p>${text}</p>`,
    buttons: html`${dialogButton(dialog.confirm.no, () => answer(false), 'focused')}
    ${dialogButton(yes, () => answer(true), 'primary')}`,
  };
}
