import type { Build } from './build.js';
import { RANKS } from './card.js';
import { DECK_SIZE } from './deck.js';
import { SolitaireError } from './errors.js';
import { isValueOf, type Options, type OptionSpec, type OptionSpecs, type OptionsOf, type OptionValue } from './options.js';
import { ROLES } from './pile.js';
import type { Group, Place, RulesPage, Setup, VariantDefinition } from './variant.js';

const SECTIONS: readonly (keyof RulesPage)[] = ['setup', 'goal', 'rules', 'options', 'scoring', 'strategy'];

type Fail = (fault: string) => never;

function failer(id: string): Fail {
  return (fault) => {
    throw new SolitaireError('bad-definition', `The definition of "${id}" is wrong: ${fault}.`);
  };
}

/**
 * Checks a definition, and its setup for every setting of the options that a menu offers.
 * @throws SolitaireError `bad-definition`
 */
export function checkVariant<Specs extends OptionSpecs>(definition: VariantDefinition<Specs>): void {
  const { id, name, options, rules } = definition;
  const fail = failer(String(id));
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail('id must be lower case words joined by hyphens');
  if (!name) fail('name is empty');
  for (const section of SECTIONS) {
    if (!Array.isArray(rules?.[section]) || !rules[section].length) fail(`rules.${section} has no paragraph`);
  }
  for (const [option, spec] of Object.entries(options)) checkOption(option, spec, fail);
  for (const setting of settings(options)) checkSetup(id, definition.setup(setting as OptionsOf<Specs>));
}

function checkOption(name: string, spec: OptionSpec, fail: Fail): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) fail(`option "${name}" must be lower case words joined by hyphens`);
  if (!spec.label) fail(`option "${name}" has no label`);
  for (const value of [...offered(spec), spec.default]) {
    if (!isValueOf(spec, value)) fail(`option "${name}" does not take its own value ${value}`);
  }
}

function offered(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.type) {
    case 'choice':
      return spec.choices;
    case 'count':
      return spec.suggested;
    case 'switch':
      return [true, false];
  }
}

/** Every combination of the values that a menu offers. */
function settings(specs: OptionSpecs): Options[] {
  return Object.entries(specs).reduce<Options[]>(
    (all, [name, spec]) => all.flatMap((options) => offered(spec).map((value) => ({ ...options, [name]: value }))),
    [{}],
  );
}

/**
 * Checks the setup of a variant: names, places, builds, and that the deal uses each card once.
 * @throws SolitaireError `bad-definition`
 */
export function checkSetup(id: string, setup: Setup): void {
  const fail = failer(id);
  const { groups } = setup;
  const known = (name: string, where: string): void => {
    if (!Object.hasOwn(groups, name)) fail(`${where} names a group "${name}" that is not there`);
  };
  for (const [name, group] of Object.entries(groups)) {
    checkGroup(`groups.${name}`, group, setup, fail);
    for (const source of group.accept?.from ?? []) known(source, `groups.${name}.accept.from`);
  }
  checkDeal(setup, known, fail);
  const { stock, send, won } = setup;
  if (stock) {
    if (!stockGroup(setup)) fail('stock needs a group of role "stock"');
    known(stock.to, 'stock.to');
    if (!(Number.isInteger(stock.turn) && stock.turn > 0)) fail('stock.turn must be a whole number from 1');
    if (!(stock.redeals === Infinity || (Number.isInteger(stock.redeals) && stock.redeals >= 0))) {
      fail('stock.redeals must be a whole number from 0, or Infinity');
    }
  }
  if (send) [...send.from, send.to].forEach((name) => known(name, 'send'));
  for (const term of setup.score) known(term.group, 'score');
  known(won.group, 'won');
}

function checkGroup(where: string, group: Group, setup: Setup, fail: Fail): void {
  const { role, at, take, accept } = group;
  if (!ROLES.includes(role)) fail(`${where}.role "${role}" is none of ${ROLES.join(', ')}`);
  if (pilesAt(at) < 1) fail(`${where}.at has no pile`);
  const [left, right, bottom] = extent(at);
  if (left < 0 || right > setup.columns || at.y < 0 || bottom > setup.rows) fail(`${where}.at lies outside the table`);
  if (take && take !== 'top') checkBuild(`${where}.take.run`, take.run, fail);
  if (!accept) return;
  if (accept.on) checkBuild(`${where}.accept.on`, accept.on, fail);
  const { empty } = accept;
  if (!accept.on && !empty) fail(`${where}.accept says neither what an empty pile takes nor what lies on a card`);
  if (Array.isArray(empty) && !empty.every((rank) => RANKS.includes(rank))) {
    fail(`${where}.accept.empty has a rank that is none of 1 to 13`);
  }
}

function checkBuild(where: string, { by, step }: Build, fail: Fail): void {
  if (!['suit', 'color', 'alternate', 'any'].includes(by)) fail(`${where}.by "${by}" is none of suit, color, alternate, any`);
  if (![1, -1, 'either'].includes(step)) fail(`${where}.step "${step}" is none of 1, -1, either`);
}

function checkDeal(setup: Setup, known: (name: string, where: string) => void, fail: Fail): void {
  let dealt = 0;
  for (const [index, { to, faces }] of setup.deal.entries()) {
    const where = `deal[${index}]`;
    known(to, where);
    const piles = pilesAt(setup.groups[to]!.at);
    if (faces.length !== piles) fail(`${where} has ${faces.length} texts for the ${piles} piles of "${to}"`);
    if (!faces.every((text) => /^[UD]*$/.test(text))) fail(`${where} has a letter other than U and D`);
    dealt += faces.join('').length;
  }
  if (dealt > DECK_SIZE) fail(`the deal uses ${dealt} cards, the deck has ${DECK_SIZE}`);
  if (dealt < DECK_SIZE && !stockGroup(setup)) {
    fail(`the deal leaves ${DECK_SIZE - dealt} cards over and there is no group of role "stock"`);
  }
}

function stockGroup(setup: Setup): Group | undefined {
  return Object.values(setup.groups).find((group) => group.role === 'stock');
}

function pilesAt(at: Place): number {
  return 'pyramid' in at ? (at.pyramid * (at.pyramid + 1)) / 2 : at.count;
}

/** The left, right and bottom edge of some piles, in columns and rows. */
function extent(at: Place): [left: number, right: number, bottom: number] {
  if (!('pyramid' in at)) return [at.x, at.x + at.count, at.y + 1];
  const half = (at.pyramid - 1) / 2;
  return [at.x - half, at.x + half + 1, at.y + (at.pyramid - 1) * at.rise + 1];
}
