import { orderedDeck } from './deck.js';
import { oneOf, slug } from './definition-shapes.js';
import { shown, SolitaireError } from './errors.js';
import {
  type Options,
  type OptionSpec,
  type OptionSpecs,
  type OptionsOf,
  type OptionValue,
} from './options.js';
import { pointsOf } from './plan.js';
import type { Group, Place, Setup, VariantDefinition } from './variant.js';
import { definitionShape, setupShape } from './variant-shape.js';

type Fail = (fault: string) => never;

function failer(id: unknown, where = ''): Fail {
  return (fault) => {
    throw new SolitaireError('bad-definition', `The definition of ${shown(id)} is wrong: ${where}${fault}.`);
  };
}

/**
 * Checks a definition, and its setup for every setting of the options that a menu offers.
 * @throws SolitaireError `bad-definition`
 */
export function checkVariant<Specs extends OptionSpecs>(definition: VariantDefinition<Specs>): void {
  const fail = failer((definition as Partial<typeof definition> | undefined)?.id);
  const fault = definitionShape(definition, '');
  if (fault) fail(fault);
  const { id, options } = definition;
  for (const [option, spec] of Object.entries(options)) checkOption(option, spec, fail);
  for (const setting of settings(options)) checkSetup(id, definition.setup(setting as OptionsOf<Specs>));
}

function checkOption(name: string, spec: OptionSpec, fail: Fail): void {
  const fault =
    slug(name, 'the name of an option') ??
    (spec.type === 'choice' ? oneOf(...spec.choices)(spec.default, `options.${name}.default`) : undefined);
  if (fault) fail(fault);
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
    (all, [name, spec]) =>
      all.flatMap((options) => offered(spec).map((value) => ({ ...options, [name]: value }))),
    [{}],
  );
}

/**
 * Checks the setup of a variant: shapes, names, places, and that the deal uses each card once.
 * @throws SolitaireError `bad-definition`
 */
export function checkSetup(id: string, setup: Setup): void {
  const fail = failer(id, 'in setup(), ');
  const fault = setupShape(setup, '');
  if (fault) fail(fault);
  const { groups, base, stock, send, score, won } = setup;
  const known = (name: string, where: string): Group =>
    Object.hasOwn(groups, name) ? groups[name]! : fail(`${where} names a group "${name}" that is not there`);

  for (const [name, group] of Object.entries(groups)) {
    checkPlace(`groups.${name}.at`, group.at, setup, fail);
    if (group.low && pilesAt(group.low) !== pilesAt(group.at)) {
      fail(`groups.${name}.low has ${pilesAt(group.low)} places for ${pilesAt(group.at)} piles`);
    }
    for (const other of group.accept?.from ?? []) known(other, `groups.${name}.accept.from`);
  }
  if (stockPiles(setup) > 1) fail('groups have more than one pile of role "stock"');
  checkDeal(setup, known, fail);
  if (stock) {
    if (!stockPiles(setup)) fail('stock needs a group of role "stock"');
    if ('to' in stock) {
      const { role, at } = known(stock.to, 'stock.to');
      if (role === 'stock' || pilesAt(at) > 1)
        fail('stock.to must name a group of one pile that is not the stock');
    }
  }
  if (send) for (const name of [...send.from, send.to]) known(name, 'send');
  if (typeof score === 'object') for (const [index, { group }] of score.entries()) known(group, `score[${index}]`);
  if (typeof won === 'object') known(won.group, 'won');
  if (base !== undefined) known(base, 'base');
}

function checkPlace(where: string, at: Place, { columns, rows }: Setup, fail: Fail): void {
  const outside = pointsOf(at).some(({ x, y }) => x < 0 || x + 1 > columns || y < 0 || y + 1 > rows);
  if (outside) fail(`${where} lies outside the table`);
}

function checkDeal(setup: Setup, known: (name: string, where: string) => Group, fail: Fail): void {
  let dealt = 0;
  for (const [index, { to, faces }] of setup.deal.entries()) {
    const where = `deal[${index}]`;
    const { role, at } = known(to, `${where}.to`);
    if (role === 'stock') fail(`${where}.to names the stock, which gets the cards that are left over`);
    if (faces.length !== pilesAt(at))
      fail(`${where} has ${faces.length} texts for the ${pilesAt(at)} piles of "${to}"`);
    dealt += faces.join('').length;
  }
  const size = orderedDeck(setup.deck).length;
  if (dealt > size) fail(`the deal uses ${dealt} cards, the deck has ${size}`);
  if (dealt < size && !stockPiles(setup)) {
    fail(`the deal leaves ${size - dealt} cards over and there is no group of role "stock"`);
  }
}

function stockPiles({ groups }: Setup): number {
  return Object.values(groups).reduce((sum, { role, at }) => (role === 'stock' ? sum + pilesAt(at) : sum), 0);
}

function pilesAt(at: Place): number {
  return pointsOf(at).length;
}
