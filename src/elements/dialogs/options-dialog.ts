import { html, type TemplateResult } from 'lit';
import type { Count, CountOption, Options, OptionSpec, OptionValue, Variant } from '../../engine/index.js';
import type { Words } from '../../locales/words.js';
import { dialogButton } from './buttons.js';
import type { DialogContent } from './dialog-template.js';

export interface OptionsActions {
  readonly choose: (name: string, value: OptionValue) => void;
  readonly apply: () => void;
  readonly cancel: () => void;
}

/**
 * The options of a variant as a form, with the values given. No form element: a sandboxed page would not let
 * it submit. The first of the controls gets the focus.
 */
export function optionsDialog(
  variant: Variant,
  values: Options,
  words: Words,
  { choose, apply, cancel }: OptionsActions,
): DialogContent {
  const specs = Object.entries(variant.options);
  const title = words.text('options.title', { variant: words.variantName(variant) });
  if (!specs.length) return { name: 'options', title, body: html`<p>${words.text('options.none')}</p>` };
  return {
    name: 'options',
    title,
    body: html`${specs.map(([name, spec]) => {
        const value = values[name] ?? spec.default;
        return optionTemplate(name, spec, value, words, (chosen) => choose(name, chosen));
      })}
      <p class="dialog-hint" part="dialog-hint">${words.text('options.deals')}</p>`,
    buttons: html`${dialogButton(words.text('dialog.cancel'), cancel)}
    ${dialogButton(words.text('options.apply'), apply, 'primary')}`,
  };
}

function optionTemplate(
  name: string,
  spec: OptionSpec,
  value: OptionValue,
  words: Words,
  choose: (value: OptionValue) => void,
): TemplateResult {
  const label = words.named(`option.${name}`, spec.label);
  switch (spec.type) {
    case 'choice':
      return html`<fieldset class="option" part="option">
        <legend>${label}</legend>
        ${spec.choices.map((choice) => choiceTemplate(name, choice, choice === value, choose))}
      </fieldset>`;
    case 'count': {
      const onChange = (event: Event) => choose(chosenCount(event));
      return html`<label class="option" part="option"
        ><span>${label}</span
        ><select part="option-control" autofocus @change=${onChange}>
          ${countsOf(spec, value as Count).map(
            (count) =>
              html`<option value=${count} .selected=${count === value}>${countText(count, words)}</option>`,
          )}
        </select></label
      >`;
    }
    case 'switch': {
      const onChange = ({ target }: Event) => choose((target as HTMLInputElement).checked);
      return html`<label class="option" part="option"
        ><span>${label}</span
        ><input
          autofocus
          type="checkbox"
          part="option-control"
          .checked=${value === true}
          @change=${onChange}
      /></label>`;
    }
  }
}

function choiceTemplate(
  name: string,
  choice: number,
  chosen: boolean,
  choose: (value: number) => void,
): TemplateResult {
  const onChange = () => choose(choice);
  return html`<label class="choice"
    ><input
      type="radio"
      part="option-control"
      name="option-${name}"
      ?autofocus=${chosen}
      .checked=${chosen}
      @change=${onChange}
    />${choice}</label
  >`;
}

/** The suggested values, and the present one in its place among them. */
function countsOf({ suggested }: CountOption, present: Count): Count[] {
  const size = (count: Count) => (count === 'unlimited' ? Infinity : count);
  return [...new Set([...suggested, present])].sort((a, b) => (size(a) < size(b) ? -1 : 1));
}

/** A number, or that there is no limit. */
export function countText(count: Count, words: Words): string {
  return count === 'unlimited' ? words.text('options.unlimited') : String(count);
}

function chosenCount({ target }: Event): Count {
  const { value } = target as HTMLSelectElement;
  return value === 'unlimited' ? value : Number(value);
}
