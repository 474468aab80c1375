import { html, type TemplateResult } from 'lit';
import type { Words } from '../../locales/words.js';
import { dialogButton } from './buttons.js';
import type { DialogContent } from './dialog-template.js';

/** A move to choose. */
export interface MoveChoice {
  readonly text: string;
  readonly play: () => void;
}

/** What the list of moves shows; asked anew with each drawing, for it stays open while moves are played. */
export interface MovesPage {
  readonly choices: () => readonly MoveChoice[];
  /** What was said last: the live region of the table is not heard while a dialog is open. */
  readonly said: () => string;
  readonly undo: () => void;
  /** Has a way to win shown. */
  readonly show: () => void;
}

/** The list of moves: the whole game by one button after another, without a drag. */
export function movesDialog({ choices, said, undo, show }: MovesPage, words: Words): DialogContent {
  const moves = choices();
  const item = ({ text, play }: MoveChoice): TemplateResult => html`<li>${dialogButton(text, play)}</li>`;
  return {
    name: 'move-list',
    title: words.text('moveList.title'),
    body: html`<p class="dialog-hint" part="dialog-hint" role="status">${said()}</p>
      ${moves.length
        ? html`<ul class="move-list" part="move-list" aria-label=${words.text('moveList.title')}>
            ${moves.map(item)}
          </ul>`
        : html`<p>${words.text('moveList.none')}</p>`}`,
    buttons: html`${dialogButton(words.text('toolbar.undo'), undo)} ${dialogButton(words.text('moveList.show'), show)}`,
  };
}
