import { html, type TemplateResult } from 'lit';
import { icon } from '../icons.js';

/** A button in a dialog or a note; `primary` goes ahead, `focused` has the focus when its dialog opens. */
export function dialogButton(
  label: string,
  press: () => void,
  role: 'primary' | 'focused' | 'plain' = 'plain',
): TemplateResult {
  const names = role === 'primary' ? 'dialog-button primary' : 'dialog-button';
  return html`<button type="button" class=${names} part=${names} ?autofocus=${role === 'focused'} @click=${press}>
    ${label}
  </button>`;
}

/** The ✕ in the corner of a dialog or a note. */
export function closeButton(label: string, close: () => void): TemplateResult {
  return html`<button
    type="button"
    class="dialog-close"
    part="dialog-close"
    aria-label=${label}
    title=${label}
    @click=${close}
  >
    ${icon('close')}
  </button>`;
}
