import { html, type TemplateResult } from 'lit';
import type { RulesPage, Variant } from '../../engine/index.js';
import { rulesPage } from '../../locales/rules-page.js';
import type { Words } from '../../locales/words.js';
import type { DialogContent } from './dialog-template.js';

const SECTIONS: readonly (keyof RulesPage)[] = ['setup', 'goal', 'rules', 'options', 'scoring', 'strategy'];

/** The rules of a variant to read, and the keys. */
export function rulesDialog(variant: Variant, words: Words): DialogContent {
  const rules = rulesPage(variant, words);
  return {
    name: 'rules',
    title: words.text('heading.title', { variant: words.variantName(variant) }),
    text: true,
    body: html`${rules &&
    SECTIONS.filter((section) => rules[section].length).map(
      (section) => html`<h3 part="dialog-heading">${words.text(`heading.${section}`)}</h3>
        ${paragraphs(rules[section])}`,
    )}
      <h3 part="dialog-heading">${words.text('heading.keys')}</h3>
      <dl class="keys" part="keys">
        ${words.keys.map(
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
