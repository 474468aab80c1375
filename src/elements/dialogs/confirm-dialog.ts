import { html } from 'lit';
import type { Words } from '../../locales/words.js';
import { dialogButton } from './buttons.js';
import type { DialogContent } from './dialog-template.js';

/** What is asked: whether to leave the game under way for a new one, or to begin the same deal again. */
export type Question = 'leave' | 'restart';

/** A question before something that cannot be undone. The focus is on the answer that changes nothing. */
export function confirmDialog(
  question: Question,
  words: Words,
  answer: (yes: boolean) => void,
): DialogContent {
  return {
    name: 'confirm',
    title: words.text(`${question}.title`),
    body: html`<p>${words.text(`confirm.${question}Text`)}</p>`,
    buttons: html`${dialogButton(words.text('confirm.no'), () => answer(false), 'focused')}
    ${dialogButton(words.text(`confirm.${question}`), () => answer(true), 'primary')}`,
  };
}
