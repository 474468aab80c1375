import type { Build } from './build.js';
import { RANKS } from './card.js';
import type { ChoiceOption, CountOption, OptionSpec, SwitchOption } from './options.js';
import { ROLES } from './pile.js';
import {
  callable,
  choose,
  finite,
  flag,
  listOf,
  mapOf,
  must,
  oneOf,
  optional,
  record,
  slug,
  text,
  unless,
  wholeFrom,
  type Shape,
} from './shape.js';
import type {
  Accept,
  DealStep,
  Fan,
  Group,
  Place,
  RulesPage,
  ScoreTerm,
  Send,
  Setup,
  StockAction,
  Take,
  VariantDefinition,
  Won,
} from './variant.js';

const paragraphs = listOf(text, 1);
const names = listOf(text, 1);
const count = unless('unlimited', wholeFrom(0));

const type = text;

const choice = record<ChoiceOption>({
  type,
  label: text,
  choices: listOf(wholeFrom(0), 1),
  default: wholeFrom(0),
});

const counter = record<CountOption>({
  type,
  label: text,
  suggested: listOf(count, 1),
  default: count,
});

const toggle = record<SwitchOption>({ type, label: text, default: flag });

const optionTypes: Readonly<Record<OptionSpec['type'], Shape>> = { choice, count: counter, switch: toggle };

const option = choose(({ type }) => {
  const known = Object.keys(optionTypes);
  return known.includes(type as string)
    ? optionTypes[type as OptionSpec['type']]
    : (_, where) => oneOf(...known)(type, `${where}.type`);
});

/** A definition, but for what its setup gives. */
export const definitionShape = record<VariantDefinition>({
  id: slug,
  name: text,
  options: mapOf(option),
  rules: record<RulesPage>({
    setup: paragraphs,
    goal: paragraphs,
    rules: paragraphs,
    options: paragraphs,
    scoring: paragraphs,
    strategy: paragraphs,
  }),
  setup: callable,
});

const build = record<Build>({
  by: oneOf('suit', 'color', 'alternate', 'any'),
  step: oneOf(1, -1, 'either'),
  wrap: optional(flag),
});

const row = record<Extract<Place, { count: number }>>({ x: finite, y: finite, count: wholeFrom(1) });

const pyramid = record<Extract<Place, { pyramid: number }>>({
  pyramid: wholeFrom(1),
  x: finite,
  y: finite,
  rise: finite,
});

const group = record<Group>({
  role: oneOf(...ROLES),
  at: choose((fields) => ('pyramid' in fields ? pyramid : row)),
  fan: optional(unless('down', record<Exclude<Fan, string>>({ right: wholeFrom(1) }))),
  take: optional(unless('top', record<Exclude<Take, string>>({ run: build }))),
  accept: optional(
    record<Accept>({
      empty: optional(unless('any', listOf(oneOf(...RANKS), 1))),
      on: optional(build),
      cards: oneOf('one', 'run'),
      from: optional(names),
    }),
  ),
  turnsUp: optional(flag),
});

const faces = must((value) => typeof value === 'string' && /^[UD]*$/.test(value), 'letters U and D');

/** What the setup of a definition gives. */
export const setupShape: Shape = record<Setup>({
  columns: finite,
  rows: finite,
  groups: mapOf(group),
  deal: listOf(record<DealStep>({ to: text, faces: listOf(faces) })),
  stock: optional(
    record<StockAction>({ turn: wholeFrom(1), to: text, redeals: unless(Infinity, wholeFrom(0)) }),
  ),
  send: optional(record<Send>({ from: names, to: text, on: oneOf('click', 'double-click') })),
  score: listOf(record<ScoreTerm>({ per: oneOf('card', 'gone'), group: text, points: finite })),
  won: record<Won>({ group: text, cards: wholeFrom(0) }),
  stuck: oneOf('no-move', 'no-progress'),
});
