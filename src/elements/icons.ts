import { html, svg, type TemplateResult } from 'lit';

export type IconName =
  | 'new'
  | 'restart'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'finish'
  | 'options'
  | 'rules'
  | 'statistics'
  | 'close';

/** Lines on a field of 24 by 24. */
const LINES: Readonly<Record<IconName, TemplateResult>> = {
  // A card with a plus in it.
  new: svg`<rect x="5" y="3" width="14" height="18" rx="2.5" /><path d="M12 8.75v6.5M8.75 12h6.5" />`,
  // Once round, back to the start.
  restart: svg`<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 8.7M19.5 4v4.7h-4.7" />`,
  undo: svg`<path d="M8.5 13.5 4 9l4.5-4.5M4 9h10.25a5.25 5.25 0 0 1 0 10.5H10" />`,
  redo: svg`<path d="M15.5 13.5 20 9l-4.5-4.5M20 9H9.75a5.25 5.25 0 0 0 0 10.5H14" />`,
  // A light bulb.
  hint: svg`<path d="M9.5 17v-1.2c0-.8-.4-1.5-1-2.1a5.75 5.75 0 1 1 7 0c-.6.6-1 1.3-1 2.1V17zM10 20.5h4" />`,
  // Up, all of it.
  finish: svg`<path d="M5 4h14M6.5 14 12 8.5l5.5 5.5M6.5 20l5.5-5.5 5.5 5.5" />`,
  // Sliders.
  options: svg`
    <path d="M4 8h8M18 8h2M4 16h2M12 16h8" />
    <circle cx="15" cy="8" r="2.75" />
    <circle cx="9" cy="16" r="2.75" />
  `,
  // An open book.
  rules: svg`
    <path d="M12 6.5C10.5 5 8 4.5 4 4.75v13.5c4-.25 6.5.25 8 1.75V6.5z" />
    <path d="M12 6.5C13.5 5 16 4.5 20 4.75v13.5c-4-.25-6.5.25-8 1.75" />
  `,
  // Columns.
  statistics: svg`<path d="M5.5 20v-7M12 20V4M18.5 20V9.5" />`,
  close: svg`<path d="m6 6 12 12M18 6 6 18" />`,
};

/** A small drawing in the colour of the text around it. What it stands for is to be written beside it. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true">${LINES[name]}</svg>`;
}
