import type { Build } from './build.js';
import { RANKS } from './card.js';
import type { DeckRule } from './deck.js';
import {
  callable,
  choose,
  finite,
  flag,
  listOf,
  mapOf,
  oneOf,
  optional,
  orFunction,
  record,
  slug,
  unless,
  wholeFrom,
} from './definition-shapes.js';
import type { ChoiceOption, CountOption, OptionSpec, SwitchOption } from './options.js';
import { ROLES } from './pile.js';
import { list, must, text, type Shape } from './shape.js';
import type {
  Accept,
  DealStep,
  Fan,
  Group,
  OwnStock,
  Points,
  Pyramid,
  Rows,
  RulesPage,
  ScoreTerm,
  Send,
  Setup,
  StockTurn,
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
  rules: optional(
    record<RulesPage>({
      setup: paragraphs,
      goal: paragraphs,
      rules: paragraphs,
      options: paragraphs,
      scoring: paragraphs,
      strategy: paragraphs,
    }),
  ),
  setup: callable,
});

const ranks = listOf(oneOf(...RANKS), 1);

const build = record<Build>({
  by: oneOf('suit', 'color', 'alternate', 'other', 'any'),
  step: oneOf(1, -1, 'either'),
  wrap: optional(flag),
  notOn: optional(ranks),
});

const rows = record<Rows>({
  x: finite,
  y: finite,
  count: wholeFrom(1),
  across: optional(wholeFrom(1)),
  dx: optional(finite),
  dy: optional(finite),
});

const pyramid = record<Pyramid>({ pyramid: wholeFrom(1), x: finite, y: finite, rise: finite });

const points = record<Points>({ points: listOf(listOf(finite, 2), 1) });

const fanDown = record<Extract<Fan, { down: number }>>({ down: finite });

const fanRight = record<Extract<Fan, { right: number }>>({ right: wholeFrom(1), room: optional(finite) });


const place = choose((fields) => ('points' in fields ? points : 'pyramid' in fields ? pyramid : rows));

const group = record<Group>({
  role: oneOf(...ROLES),
  at: place,
  low: optional(place),
  fan: optional(unless('down', choose((fields) => ('down' in fields ? fanDown : fanRight)))),
  take: optional(orFunction(unless('top', record<{ run: Build }>({ run: build })))),
  accept: optional(
    record<Accept>({
      empty: optional(unless('any', unless('base', ranks))),
      on: optional(unless('any', build)),
      cards: oneOf('one', 'run', 'one-by-one'),
      from: optional(names),
      refuses: optional(callable),
    }),
  ),
  turnsUp: optional(flag),
});

const redeals = unless(Infinity, wholeFrom(0));

const stockTurn = record<StockTurn>({ turn: wholeFrom(1), to: text, redeals });

const ownStock = record<OwnStock>({ as: oneOf('deal', 'redeal'), redeals, deals: callable });

const faces = must((value) => typeof value === 'string' && /^[UD]*$/.test(value), 'letters U and D');

/** What the setup of a definition gives. */
export const setupShape: Shape = record<Setup>({
  columns: finite,
  rows: finite,
  deck: optional(
    record<DeckRule>({
      cards: optional(list),
      shuffled: optional(callable),
      arranged: optional(callable),
    }),
  ),
  groups: mapOf(group),
  deal: listOf(record<DealStep>({ to: text, faces: listOf(faces) })),
  base: optional(text),
  stock: optional(choose((fields) => ('deals' in fields ? ownStock : stockTurn))),
  send: optional(record<Send>({ from: names, to: text, on: oneOf('click', 'double-click') })),
  score: orFunction(listOf(record<ScoreTerm>({ per: oneOf('card', 'gone'), group: text, points: finite }))),
  won: orFunction(record<Won>({ group: text, cards: wholeFrom(0) })),
  stuck: oneOf('no-move', 'no-progress'),
  dealt: optional(callable),
  drop: optional(callable),
  remove: optional(callable),
  after: optional(callable),
});
