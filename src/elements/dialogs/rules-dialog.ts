import { html, type TemplateResult } from 'lit';
import type { RulesPage, Variant } from '../../engine/index.js';
import type { Messages } from '../../locales/en.js';
import type { DialogContent } from './dialog-template.js';

const SECTIONS: readonly (keyof RulesPage)[] = ['setup', 'goal', 'rules', 'options', 'scoring', 'strategy'];

/** The rules of a variant to read, and the keys. */
export function rulesDialog({ name, rules }: Variant, { dialog }: Messages): DialogContent {
  return {
    name: 'rules',
    title: dialog.rules.title(name),
    text: true,
    body: html`${SECTIONS.filter((section) => rules[section].length).map(
      (section) => html`<h3 part="dialog-heading">${dialog.rules[section]}</h3>
        ${paragraphs(rules[section])}`,
    )}
      <h3 part="dialog-heading">${dialog.rules.keys}</h3>
      <dl class="keys" part="keys">
        ${dialog.keys.map(
          ([key, does]) => html`<dt>${key}</dt>
            <dd>${does}</dd>`,
        )}
      </dl>`,
  };
}

function paragraphs(texts: readonly string[]): TemplateResult {
  if (texts.length === 1) return html`<p>${texts[0]}</p>`;
  return html`<ul>
    ${texts.map((text) => html`<li>${text}</li>`)}
  </ul>`;
}
