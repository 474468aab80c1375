import { html, type TemplateResult } from 'lit';

export type IconName =
  | 'new'
  | 'restart'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'move-list'
  | 'finish'
  | 'options'
  | 'rules'
  | 'statistics'
  | 'share'
  | 'list'
  | 'close';

/** Lines on a field of 24 by 24. */
const LINES: Readonly<Record<IconName, string>> = {
  new: 'M12 5v14M5 12h14',
  // Once round, back to the start.
  restart: 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5',
  undo: 'M9 14 4 9l5-5M4 9h10a5 5 0 0 1 0 11h-4',
  redo: 'm15 14 5-5-5-5M20 9H10a5 5 0 0 0 0 11h4',
  // A light bulb.
  hint: 'M9 17c0-2-3-3-3-7a6 6 0 0 1 12 0c0 4-3 5-3 7zM10 20h4',
  'move-list': 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  // Up, all of it.
  finish: 'M5 4h14M6 14l6-6 6 6M6 20l6-6 6 6',
  // Sliders.
  options: 'M4 8h8M18 8h2M4 16h2M12 16h8M15 5v6M9 13v6',
  // An open book.
  rules: 'M12 6c-2-1-5-1-8-1v13c3 0 6 0 8 1 2-1 5-1 8-1V5c-3 0-6 0-8 1v13',
  // Columns.
  statistics: 'M6 20v-7M12 20V4M18 20v-10',
  // Out of a box.
  share: 'M8 10H6v10h12V10h-2M12 15V3M8 7l4-4 4 4',
  // Down, as on a list to choose from.
  list: 'm6 9 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
};

/** A small drawing in the colour of the text around it. What it stands for is to be written beside it. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon icon-${name}" part="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${LINES[name]} />
  </svg>`;
}
