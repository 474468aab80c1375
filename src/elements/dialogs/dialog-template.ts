import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Words } from '../../locales/words.js';
import { closeButton } from './buttons.js';

/** What a dialog shows. */
export interface DialogContent {
  /** Goes into the parts, `dialog dialog-rules`. */
  readonly name: string;
  readonly title: string;
  readonly body: TemplateResult;
  /** The buttons below; a ✕ above is there anyway. */
  readonly buttons?: TemplateResult;
  /** Whether there is nothing but text, which takes the focus itself so that the arrow keys scroll it. */
  readonly text?: boolean;
}

/**
 * A native dialog: empty and closed without content. Escape, the ✕ and a press beside it close it.
 * @param slot tells apart those that can be open together
 * @param close called when the player closes it
 */
export function dialogTemplate(
  slot: 'page' | 'question',
  content: DialogContent | undefined,
  words: Words,
  close: () => void,
): TemplateResult {
  const onClose = (event: Event) => isShut(event) && close();
  const onClick = (event: Event) => isPressBeside(event) && close();
  return html`<dialog
    class="dialog ${slot}"
    part=${content ? `dialog dialog-${content.name}` : 'dialog'}
    aria-labelledby="${slot}-title"
    @close=${onClose}
    @pointerdown=${notePress}
    @click=${onClick}
  >
    ${content && contentTemplate(slot, content, words, close)}
  </dialog>`;
}

function contentTemplate(
  slot: string,
  { title, body, buttons, text }: DialogContent,
  words: Words,
  close: () => void,
): TemplateResult {
  // The ✕ comes last, so that the browser gives the focus to the content first.
  return html`<div class="dialog-frame">
    <h2 id="${slot}-title" class="dialog-title" part="dialog-title">${title}</h2>
    <div
      class="dialog-body"
      part="dialog-body"
      role=${ifDefined(text ? 'region' : undefined)}
      aria-labelledby=${text ? `${slot}-title` : nothing}
      tabindex=${ifDefined(text ? 0 : undefined)}
    >
      ${body}
    </div>
    ${buttons && html`<footer class="dialog-buttons" part="dialog-buttons">${buttons}</footer>`}
    ${closeButton(words.text('dialog.close'), close)}
  </div>`;
}

/** The event comes late: the dialog may have been opened anew by then. */
function isShut({ currentTarget }: Event): boolean {
  return !(currentTarget as HTMLDialogElement).open;
}

/** What the pointer was pressed on last. */
let pressed: EventTarget | null = null;

function notePress({ target }: Event): void {
  pressed = target;
}

/**
 * The backdrop is the dialog itself to events, for the frame fills the dialog. Pressed and released there: a
 * text that is selected beyond the edge ends beside it too.
 */
function isPressBeside({ target, currentTarget }: Event): boolean {
  return target === currentTarget && pressed === currentTarget;
}
