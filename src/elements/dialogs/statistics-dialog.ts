import { html, type TemplateResult } from 'lit';
import {
  formatOptions,
  variants,
  type Count,
  type OptionSpec,
  type OptionValue,
} from '../../engine/index.js';
import type { Messages } from '../../locales/en.js';
import { percentWon, type GameRecord } from '../../session/statistics.js';
import type { DialogContent } from './dialog-template.js';

/** What the statistics show. */
export interface StatisticsPage {
  /** The record of the game on the table. */
  readonly record: GameRecord;
  /** All records, this one may be among them. */
  readonly records: readonly GameRecord[];
}

/** The statistics: those of the game on the table, then of all others that were played. */
export function statisticsDialog({ record, records }: StatisticsPage, messages: Messages): DialogContent {
  const { statistics } = messages.dialog;
  const others = records.filter((other) => other.played && !isSame(other, record));
  return {
    name: 'statistics',
    title: statistics.title,
    text: true,
    body: html`${[record, ...others].map((one) => recordTemplate(one, messages))}
      <p class="dialog-hint" part="dialog-hint">${statistics.rule}</p>`,
  };
}

function recordTemplate(record: GameRecord, messages: Messages): TemplateResult {
  return html`<h3 part="dialog-heading">${gameTemplate(record, messages)}</h3>
    <dl class="figures">
      ${figures(record, messages).map(
        ([label, value]) => html`<div class="figure" part="figure">
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
      )}
    </dl>`;
}

function figures(record: GameRecord, messages: Messages): [label: string, value: string][] {
  const { statistics } = messages.dialog;
  return [
    [statistics.played, String(record.played)],
    [statistics.won, String(record.won)],
    [statistics.rate, rateOf(record, messages)],
    [statistics.bestTime, bestOf(record, messages)],
    [statistics.streak, String(record.streak)],
    [statistics.longestStreak, String(record.longestStreak)],
  ];
}

function isSame(one: GameRecord, other: GameRecord): boolean {
  return one.variant === other.variant && formatOptions(one.options) === formatOptions(other.options);
}

/** The variant's name, and the options that are not as they are at first. */
function gameTemplate({ variant: id, options }: GameRecord, { dialog }: Messages): TemplateResult {
  const variant = variants.get(id);
  const changed = Object.entries(variant?.options ?? {}).filter(([name, spec]) => {
    return options[name] !== undefined && options[name] !== spec.default;
  });
  return html`${variant?.name ?? id}
  ${changed.map(
    ([name, spec]) => html`<span class="record-option" part="record-option"
      >${dialog.statistics.option(spec.label, valueText(spec, options[name]!, dialog))}</span
    >`,
  )}`;
}

function valueText({ type }: OptionSpec, value: OptionValue, dialog: Messages['dialog']): string {
  if (type === 'switch') return value ? dialog.statistics.on : dialog.statistics.off;
  return dialog.count(value as Count);
}

function rateOf(record: GameRecord, { dialog }: Messages): string {
  const percent = percentWon(record);
  return percent === undefined ? dialog.statistics.none : dialog.statistics.percent(percent);
}

function bestOf({ best }: GameRecord, { dialog, clock }: Messages): string {
  return best === undefined ? dialog.statistics.none : clock(best);
}
