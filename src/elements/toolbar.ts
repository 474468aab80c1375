import { html, noChange, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { onServer } from '../faces/index.js';
import type { GameCommand } from '../interaction/keyboard.js';
import type { Words } from '../locales/words.js';
import { icon } from './icons.js';
import { rovingFocus } from './roving-focus.js';

/** What a toolbar may hold, in the order in which it stands there. */
export const CONTROLS = [
  'new',
  'restart',
  'undo',
  'redo',
  'hint',
  'move-list',
  'finish',
  'variant',
  'options',
  'rules',
  'statistics',
  'score',
  'moves',
  'time',
] as const;

/** Those and what is there only when it is asked for by name. */
const ALL = [...CONTROLS, 'share'] as const;
export type Control = (typeof ALL)[number];

type Reading = 'score' | 'moves' | 'time';
type ButtonName = Exclude<Control, Reading | 'variant'>;

/** What a player asks for: by a button, by a key, or by choosing another game. */
export type Command =
  | { readonly type: ButtonName }
  | GameCommand
  | { readonly type: 'go-back' | 'step' | 'run' | 'pause' | 'show' | 'find' }
  | { readonly type: 'variant'; readonly id: string };

/** All that the toolbar shows. */
export interface ToolbarState {
  readonly controls: readonly Control[];
  /** The id of the variant on the table, or to come; empty without a game. And all that can be chosen. */
  readonly variant: string;
  readonly variants: readonly { readonly id: string; readonly name: string }[];
  /** Whether one is found in a dialog, not chosen from a list. */
  readonly finds: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canHint: boolean;
  /** Without it there is no finish button. */
  readonly canFinish: boolean;
  readonly score: number;
  readonly moves: number;
  readonly seconds: number;
}

/**
 * Reads which controls a toolbar has: their names with spaces or commas between them, or `none`.
 * @returns them in the order of `CONTROLS`, each once; all of these for `all`
 * @throws RangeError naming a word that is no control, and those that there are
 */
export function parseControls(text: string): readonly Control[] {
  const words = text.toLowerCase().split(/[\s,]+/).filter(Boolean);
  if (words.length === 1 && words[0] === 'none') return [];
  const strange = words.find((word) => word !== 'all' && !(ALL as readonly string[]).includes(word));
  if (strange !== undefined) {
    throw new RangeError(`There is no control "${strange}"; there is ${ALL.join(', ')}, all, or none alone.`);
  }
  return ALL.filter((control) => words.includes(control) || (control !== 'share' && words.includes('all')));
}

/** The place for controls of the page's own. */
const slot = html`<slot name="controls"></slot>`;

/**
 * The toolbar, with those of the page's own at its end; these alone when it has no controls.
 * @param run called with what the player asks for
 */
export function toolbarTemplate(
  state: ToolbarState,
  words: Words,
  run: (command: Command) => void,
): TemplateResult {
  if (!state.controls.length) return slot;
  const has = (control: Control) => state.controls.includes(control);
  const button = (name: ButtonName, enabled = true) =>
    has(name) ? buttonTemplate(name, words.text(`toolbar.${name}`), enabled, run) : nothing;
  const reading = (name: Reading, value: string) =>
    has(name) ? readingTemplate(name, words.text(`toolbar.${name}`), value) : nothing;
  return html`<div part="toolbar" class="toolbar">
    <div class="controls" role="toolbar" aria-label=${words.text('toolbar.label')}>
      ${has('variant') ? variantTemplate(state, words, run) : nothing}
      <div class="buttons">
        ${button('new')} ${button('restart', state.canUndo)}
        ${button('undo', state.canUndo)} ${button('redo', state.canRedo)} ${button('hint', state.canHint)}
        ${button('move-list', state.canHint)}
        ${button('options')} ${button('rules')} ${button('statistics')} ${button('share')}
      </div>
      ${state.canFinish ? button('finish') : nothing}
      <div class="readings">
        ${reading('score', String(state.score))} ${reading('moves', String(state.moves))}
        ${reading('time', words.clock(state.seconds))}
      </div>
      ${rovingFocus()}
    </div>
    ${slot}
  </div>`;
}

/** A button that does nothing now keeps the focus, so that a player who has undone all is not thrown out. */
function buttonTemplate(
  name: ButtonName,
  label: string,
  enabled: boolean,
  run: (command: Command) => void,
): TemplateResult {
  const press = () => run({ type: name });
  return html`<button
    type="button"
    part="button button-${name}"
    class=${name === 'finish' ? 'button primary' : 'button'}
    title=${label}
    aria-disabled=${ifDefined(enabled ? undefined : 'true')}
    @click=${enabled ? press : null}
  >
    ${icon(name)}<span class="text" part="button-text">${label}</span>
  </button>`;
}

function variantTemplate(
  { variant, variants, finds }: ToolbarState,
  words: Words,
  run: (command: Command) => void,
): TemplateResult {
  if (finds) {
    const find = () => run({ type: 'find' });
    const name = variants.find(({ id }) => id === variant)?.name;
    return html`<button
      type="button"
      part="variant"
      class="variant"
      aria-haspopup="dialog"
      title=${words.text('toolbar.variant')}
      @click=${find}
    >
      <span class="variant-name">${name ?? words.text('toolbar.variant')}</span>${icon('list')}
    </button>`;
  }
  const choose = ({ target }: Event) => {
    const list = target as HTMLSelectElement;
    const id = list.value;
    // The player may yet be asked, and stay: the list shows the game on the table.
    list.value = variant;
    run({ type: 'variant', id });
  };
  return html`<select
    part="variant"
    class="variant"
    aria-label=${words.text('toolbar.variant')}
    title=${words.text('toolbar.variant')}
    @change=${choose}
    @keydown=${openByArrow}
  >
    ${variant ? nothing : html`<option value="" selected hidden>${words.text('toolbar.variant')}</option>`}
    ${variants.map(
      ({ id, name }) =>
        // On a server there are no properties.
        html`<option
          value=${id}
          ?selected=${onServer && id === variant}
          .selected=${(onServer ? noChange : id === variant) as boolean}
          >${name}</option
        >`,
    )}
  </select>`;
}

/** Up and down open the list instead of changing the game at once, where the browser lets them. */
function openByArrow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const select = event.currentTarget as HTMLSelectElement;
  try {
    select.showPicker();
    event.preventDefault();
  } catch {
    // Not possible here: the browser goes its own way.
  }
}

function readingTemplate(name: Reading, label: string, value: string): TemplateResult {
  return html`<span part=${name} class="reading reading-${name}"
    ><span class="reading-label" part="reading-label">${label}</span>
    <span class="reading-value" part="reading-value">${value}</span></span
  >`;
}
