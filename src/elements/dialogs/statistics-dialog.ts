import { html, type TemplateResult } from 'lit';
import {
  formatOptions,
  variants,
  type Count,
  type OptionSpec,
  type OptionValue,
} from '../../engine/index.js';
import type { Words } from '../../locales/words.js';
import { percentWon, type GameRecord } from '../../session/statistics.js';
import type { DialogContent } from './dialog-template.js';
import { countText } from './options-dialog.js';

/** What the statistics show. */
export interface StatisticsPage {
  /** The record of the game on the table. */
  readonly record: GameRecord;
  /** All records, this one may be among them. */
  readonly records: readonly GameRecord[];
}

/** The statistics: those of the game on the table, then of all others that were played. */
export function statisticsDialog({ record, records }: StatisticsPage, words: Words): DialogContent {
  const others = records.filter((other) => other.played && !isSame(other, record));
  return {
    name: 'statistics',
    title: words.text('statistics.title'),
    text: true,
    body: html`${[record, ...others].map((one) => recordTemplate(one, words))}
      <p class="dialog-hint" part="dialog-hint">${words.text('statistics.rule')}</p>`,
  };
}

function recordTemplate(record: GameRecord, words: Words): TemplateResult {
  return html`<h3 part="dialog-heading">${gameTemplate(record, words)}</h3>
    <dl class="figures">
      ${figures(record, words).map(
        ([label, value]) => html`<div class="figure" part="figure">
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
      )}
    </dl>`;
}

function figures(record: GameRecord, words: Words): [label: string, value: string][] {
  return [
    [words.text('statistics.played'), String(record.played)],
    [words.text('statistics.won'), String(record.won)],
    [words.text('statistics.rate'), rateOf(record, words)],
    [words.text('statistics.bestTime'), bestOf(record, words)],
    [words.text('statistics.streak'), String(record.streak)],
    [words.text('statistics.longestStreak'), String(record.longestStreak)],
  ];
}

function isSame(one: GameRecord, other: GameRecord): boolean {
  return one.variant === other.variant && formatOptions(one.options) === formatOptions(other.options);
}

/** The variant's name, and the options that are not as they are at first. */
function gameTemplate({ variant: id, options }: GameRecord, words: Words): TemplateResult {
  const variant = variants.get(id);
  const changed = Object.entries(variant?.options ?? {}).filter(([name, spec]) => {
    return options[name] !== undefined && options[name] !== spec.default;
  });
  return html`${variant ? words.variantName(variant) : id}
  ${changed.map(
    ([name, spec]) => html`<span class="record-option" part="record-option"
      >${words.text('statistics.option', {
        label: words.named(`option.${name}`, spec.label),
        value: valueText(spec, options[name]!, words),
      })}</span
    >`,
  )}`;
}

function valueText({ type }: OptionSpec, value: OptionValue, words: Words): string {
  if (type === 'switch') return words.text(value ? 'statistics.on' : 'statistics.off');
  return countText(value as Count, words);
}

function rateOf(record: GameRecord, words: Words): string {
  const percent = percentWon(record);
  return percent === undefined ? words.text('statistics.none') : words.text('statistics.percent', { percent });
}

function bestOf({ best }: GameRecord, words: Words): string {
  return best === undefined ? words.text('statistics.none') : words.clock(best);
}
