import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  defineVariant,
  Game,
  registerVariant,
  variants,
  type Variant,
  type VariantDefinition,
} from '../../src/engine.js';
import { fault } from '../helpers/engine-errors.js';
import { golf, golfSetup } from '../helpers/engine-golf.js';
import { anyMoveFrom, playOut } from '../helpers/engine-play.js';
import { snapshot, tableOf } from '../helpers/engine-text.js';

const PLACE = { x: 0, y: 0, count: 1 };

describe('a variant of a host', () => {
  const variant = defineVariant(golf);

  it('is dealt and played without being registered', () => {
    const game = Game.deal(variant, { deal: 3, options: { corner: true } });
    assert.equal(game.pile('waste').cards.length, 1);
    assert.deepEqual(game.options, { corner: true });
    playOut(game, anyMoveFrom(3));
    assert.equal(game.score, 35 - game.piles.slice(2).flatMap(({ cards }) => cards).length);
    assert.notEqual(game.status, 'playing');
  });

  it('is known by name once it is registered, and its games can be saved and loaded', () => {
    const game = Game.deal(variant, { deal: 3 });
    playOut(game, anyMoveFrom(3), 20);
    const saved: unknown = JSON.parse(JSON.stringify(game));
    assert.throws(() => Game.fromJSON(saved), fault('bad-save', 'no variant "five-pile-golf"'));
    registerVariant(variant);
    assert.equal(variants.get('five-pile-golf'), variant);
    assert.deepEqual(snapshot(Game.fromJSON(saved)), snapshot(game));
    assert.deepEqual(
      tableOf(Game.deal('five-pile-golf', { deal: 3 }).piles),
      tableOf(Game.deal(variant, { deal: 3 }).piles),
    );
  });

  it('may be registered twice, but no other may take its name', () => {
    registerVariant(variant);
    registerVariant(variant);
    const says = 'There is another variant with the id "five-pile-golf" already.';
    assert.throws(() => registerVariant(defineVariant(golf)), fault('bad-definition', says));
    assert.equal(variants.get('five-pile-golf'), variant);
  });

  it('plays on by the rules that it had when it was defined, whatever becomes of its definition', () => {
    const setup = golfSetup();
    const own = defineVariant({ ...golf, setup: () => setup });
    Game.deal(own);
    assert.throws(() => Object.assign(setup.won, { cards: 7 }), TypeError);
  });
});

describe('a definition that is wrong is refused, and its fault named:', () => {
  const definitions: readonly (readonly [spoilt: unknown, says: string])[] = [
    [undefined, 'definition of undefined is wrong: it must be an object, not undefined.'],
    [{}, 'id must be lower case words joined by hyphens, not undefined.'],
    [
      { ...golf, id: 'Golf' },
      'definition of "Golf" is wrong: id must be lower case words joined by hyphens, not "Golf".',
    ],
    [{ ...golf, id: 'golf-' }, 'id must be lower case words'],
    [{ ...golf, name: '' }, 'name must be a text, not "".'],
    [{ ...golf, rules: null }, 'rules must be an object, not null.'],
    [{ ...golf, rules: { ...golf.rules!, goal: [] } }, 'rules.goal is empty.'],
    [{ ...golf, rules: { ...golf.rules!, goal: 'Win.' } }, 'rules.goal must be a list, not "Win.".'],
    [{ ...golf, rules: { ...golf.rules!, goal: ['Win.', 7] } }, 'rules.goal[1] must be a text, not 7.'],
    [{ ...golf, options: null }, 'options must be an object, not null.'],
    [
      withOption({ type: 'slider' }),
      'options.corner.type must be one of choice, count, switch, not "slider".',
    ],
    [withOption({ type: 'switch', default: true }), 'options.corner.label must be a text, not undefined.'],
    [
      withOption({ type: 'switch', label: 'Corner', default: 1 }),
      'options.corner.default must be true or false, not 1.',
    ],
    [
      withOption({ type: 'choice', label: 'Draw', choices: [], default: 1 }),
      'options.corner.choices is empty.',
    ],
    [
      withOption({ type: 'choice', label: 'Draw', choices: [1, 'three'], default: 1 }),
      'options.corner.choices[1] must be a whole number from 0, not "three".',
    ],
    [
      withOption({ type: 'choice', label: 'Draw', choices: [1, 3], default: 2 }),
      'options.corner.default must be one of 1, 3, not 2.',
    ],
    [
      withOption({ type: 'count', label: 'Redeals', suggested: [-1], default: 0 }),
      'options.corner.suggested[0] must be a whole number from 0, not -1.',
    ],
    [
      { ...golf, options: { 'Turn it': golf.options.corner } },
      'the name of an option must be lower case words joined by hyphens, not "Turn it".',
    ],
    [{ ...golf, setup: golfSetup() }, 'setup must be a function, not this object.'],
    [{ ...golf, setup: () => undefined }, 'in setup(), it must be an object, not undefined.'],
    [{ ...golf, colour: 'green' }, 'colour is unknown; there is id, name, options, rules, setup.'],
  ];
  for (const [spoilt, says] of definitions) it(says, () => assertRefused(spoilt, says));

  const setups: readonly (readonly [path: string, value: unknown, says: string])[] = [
    ['columns', undefined, 'columns must be a number, not undefined.'],
    ['rows', NaN, 'rows must be a number, not NaN.'],
    ['groups', undefined, 'groups must be an object, not undefined.'],
    ['groups', [], 'groups must be an object, not a list.'],
    ['groups.piles', null, 'groups.piles must be an object, not null.'],
    [
      'groups.piles.role',
      'heap',
      'groups.piles.role must be one of stock, waste, foundation, tableau, reserve, cell, discard, not "heap".',
    ],
    ['groups.piles.at', undefined, 'groups.piles.at must be an object, not undefined.'],
    [
      'groups.piles.at',
      { x: 0, y: 1, count: 0 },
      'groups.piles.at.count must be a whole number from 1, not 0.',
    ],
    [
      'groups.piles.at',
      { x: 0, y: 1, count: 1.5 },
      'groups.piles.at.count must be a whole number from 1, not 1.5.',
    ],
    [
      'groups.piles.at',
      { x: 0, y: 1, count: Infinity },
      'groups.piles.at.count must be a whole number from 1',
    ],
    ['groups.piles.at', { x: 0, y: 0, pyramid: 3 }, 'groups.piles.at.rise must be a number, not undefined.'],
    ['groups.piles.at', { x: 1, y: 1, count: 5 }, 'groups.piles.at lies outside the table.'],
    ['groups.piles.at', { x: 0, y: 2.1, count: 5 }, 'groups.piles.at lies outside the table.'],
    ['groups.piles.at', { x: 0, y: -1, count: 5 }, 'groups.piles.at lies outside the table.'],
    ['groups.piles.at', { x: 0, y: 0, pyramid: 2, rise: 1 }, 'groups.piles.at lies outside the table.'],
    ['groups.piles.fan', 'up', 'groups.piles.fan must be an object, not "up".'],
    ['groups.piles.fan', { right: 0 }, 'groups.piles.fan.right must be a whole number from 1, not 0.'],
    ['groups.piles.take', 'bottom', 'groups.piles.take must be an object, not "bottom".'],
    ['groups.piles.take', {}, 'groups.piles.take.run must be an object, not undefined.'],
    [
      'groups.piles.take',
      { run: { step: -1 } },
      'groups.piles.take.run.by must be one of suit, color, alternate, other, any, not undefined.',
    ],
    [
      'groups.piles.take',
      { run: { by: 'any', step: 2 } },
      'groups.piles.take.run.step must be one of 1, -1, either, not 2.',
    ],
    ['groups.piles.turnsUp', 'yes', 'groups.piles.turnsUp must be true or false, not "yes".'],
    [
      'groups.piles.accepts',
      {},
      'groups.piles.accepts is unknown; there is role, at, low, fan, take, accept, turnsUp.',
    ],
    [
      'groups.waste.accept',
      { empty: 'all', cards: 'one' },
      'groups.waste.accept.empty must be a list, not "all".',
    ],
    [
      'groups.waste.accept',
      { empty: [0], cards: 'one' },
      'groups.waste.accept.empty[0] must be one of 1, 2,',
    ],
    [
      'groups.waste.accept',
      { empty: 'any' },
      'groups.waste.accept.cards must be one of one, run, one-by-one, not undefined.',
    ],
    [
      'groups.waste.accept',
      { empty: 'any', cards: 'one', from: 'piles' },
      'groups.waste.accept.from must be a list, not "piles".',
    ],
    [
      'groups.waste.accept',
      { empty: 'any', cards: 'one', from: ['cells'] },
      'groups.waste.accept.from names a group "cells" that is not there.',
    ],
    ['groups.waste.accept.on', { by: 'suits', step: 1 }, 'groups.waste.accept.on.by must be one of'],
    ['groups.waste.role', 'stock', 'groups have more than one pile of role "stock".'],
    ['deal', undefined, 'deal must be a list, not undefined.'],
    ['deal', [{ to: 'heap', faces: [] }], 'deal[0].to names a group "heap" that is not there.'],
    ['deal', [{ to: 'constructor', faces: [] }], 'deal[0].to names a group "constructor" that is not there.'],
    ['deal', [{ to: 'piles', faces: 'UUUUU' }], 'deal[0].faces must be a list, not "UUUUU".'],
    ['deal', [{ to: 'piles', faces: ['U'] }], 'deal[0] has 1 texts for the 5 piles of "piles".'],
    ['deal', [{ to: 'waste', faces: ['UX'] }], 'deal[0].faces[0] must be letters U and D, not'],
    ['deal', [{ to: 'waste', faces: [2] }], 'deal[0].faces[0] must be letters U and D, not'],
    [
      'deal',
      [{ to: 'stock', faces: ['U'] }],
      'deal[0].to names the stock, which gets the cards that are left over.',
    ],
    ['deal', [{ to: 'waste', faces: ['U'.repeat(53)] }], 'the deal uses 53 cards, the deck has 52.'],
    ['groups.stock.role', 'reserve', 'the deal leaves 16 cards over and there is no group of role "stock".'],
    ['stock', null, 'stock must be an object, not null.'],
    ['stock.to', 'heap', 'stock.to names a group "heap" that is not there.'],
    ['stock.to', 'stock', 'stock.to must name a group of one pile that is not the stock.'],
    ['stock.to', 'piles', 'stock.to must name a group of one pile that is not the stock.'],
    ['stock.turn', 0, 'stock.turn must be a whole number from 1, not 0.'],
    ['stock.redeals', -1, 'stock.redeals must be a whole number from 0, not -1.'],
    ['stock.redeals', NaN, 'stock.redeals must be a whole number from 0, not NaN.'],
    ['send.from', 'piles', 'send.from must be a list, not "piles".'],
    ['send.from', ['heap'], 'send names a group "heap" that is not there.'],
    ['send.to', 'heap', 'send names a group "heap" that is not there.'],
    ['send.on', 'tap', 'send.on must be one of click, double-click, not "tap".'],
    ['score', {}, 'score must be a list, not this object.'],
    [
      'score',
      [{ per: 'pile', group: 'piles', points: 1 }],
      'score[0].per must be one of card, gone, not "pile".',
    ],
    ['score', [{ per: 'card', group: 'piles', points: '1' }], 'score[0].points must be a number, not "1".'],
    [
      'score',
      [{ per: 'card', group: 'heap', points: 1 }],
      'score[0] names a group "heap" that is not there.',
    ],
    ['won', undefined, 'won must be an object, not undefined.'],
    ['won.group', 'heap', 'won names a group "heap" that is not there.'],
    ['won.cards', undefined, 'won.cards must be a whole number from 0, not undefined.'],
    ['stuck', 'never', 'stuck must be one of no-move, no-progress, not "never".'],
  ];
  for (const [path, value, says] of setups) {
    it(`setup(): ${says}`, () => {
      assertRefused(
        { ...golf, setup: () => spoilt(golfSetup(), path.split('.'), value) },
        `in setup(), ${says}`,
      );
    });
  }

  it('setup(): a stock without a pile for it', () => {
    const setup = golfSetup();
    const deal = [{ to: 'piles', faces: ['U'.repeat(52), '', '', '', ''] }];
    const { waste, piles } = setup.groups;
    assertRefused(
      { ...golf, setup: () => ({ ...setup, groups: { waste, piles }, deal }) },
      'in setup(), stock needs a group of role "stock".',
    );
  });

  it('setup(): a fault that only one setting of the options brings up', () => {
    const setup = ({ corner }: { corner: boolean }) => ({ ...golfSetup(), columns: corner ? 4 : 5 });
    assertRefused({ ...golf, setup }, 'groups.piles.at lies outside the table.');
  });

  it('setup(): a fault that comes up with a value that no menu offers', () => {
    const piles = { type: 'count', label: 'Redeals', suggested: [0], default: 0 } as const;
    const variant: Variant = defineVariant({
      ...golf,
      options: { piles },
      setup: (options) => ({ ...golfSetup(), columns: options.piles === 9 ? 4 : 5 }),
    });
    assert.throws(
      () => Game.deal(variant, { options: { piles: 9 } }),
      fault('bad-definition', 'groups.piles.at lies outside the table.'),
    );
  });
});

describe('a definition may have', () => {
  it('no stock, where the deal uses up the deck', () => {
    const { waste, piles } = golfSetup().groups;
    const deal = [{ to: 'piles', faces: ['U'.repeat(52), '', '', '', ''] }];
    const setup = { ...golfSetup(), groups: { waste: waste!, piles: piles! }, deal, stock: undefined };
    const game = Game.deal(defineVariant({ ...golf, setup: () => setup }));
    assert.equal(game.redealsLeft, 0);
    assert.equal(game.stockMove(), undefined);
    assert.equal(game.refusal({ type: 'deal' })?.reason, 'not-a-move');
    assert.equal(game.status, 'stuck');
  });

  it('names for groups and options that mean something to the language', () => {
    const option = { type: 'switch', label: 'Corner', default: false } as const;
    const { stock, waste, piles } = golfSetup().groups;
    const variant = defineVariant({
      ...golf,
      id: 'constructor',
      options: { constructor: option },
      setup: () => ({
        ...golfSetup(),
        groups: { stock, waste: { ...waste, accept: undefined }, ['__proto__']: piles } as never,
        deal: [{ to: '__proto__', faces: Array<string>(5).fill('UUUUUUU') }],
        send: { from: ['__proto__'], to: 'waste', on: 'click' },
        score: [{ per: 'gone', group: '__proto__', points: 1 }],
        won: { group: '__proto__', cards: 0 },
      }),
    });
    const game = Game.deal(variant);
    assert.deepEqual({ ...game.options }, { constructor: false });
    assert.deepEqual(game.legalMoves(), [{ type: 'deal' }]);
    assert.equal(game.pile('tableau-5').cards.length, 7);
  });

  it('several groups of one role, whose piles are numbered through', () => {
    const { stock, waste, piles } = golfSetup().groups;
    const reserve = (x: number) => ({ role: 'reserve' as const, at: { ...PLACE, x } });
    const groups = { stock: stock!, waste: waste!, left: reserve(2), piles: piles!, right: reserve(4) };
    const game = Game.deal(defineVariant({ ...golf, setup: () => ({ ...golfSetup(), groups }) }));
    const ids = [
      'stock',
      'waste',
      'reserve-1',
      'tableau-1',
      'tableau-2',
      'tableau-3',
      'tableau-4',
      'tableau-5',
      'reserve-2',
    ];
    assert.deepEqual(
      game.piles.map(({ id }) => id),
      ids,
    );
  });
});

function withOption(option: unknown): unknown {
  return { ...golf, options: { corner: option } };
}

/** A copy of some data with one value changed, at a path. */
function spoilt(data: unknown, [name, ...path]: readonly string[], value: unknown): unknown {
  const copy = { ...(data as Record<string, unknown>) };
  copy[name!] = path.length ? spoilt(copy[name!], path, value) : value;
  return copy;
}

function assertRefused(definition: unknown, says: string): void {
  assert.throws(() => defineVariant(definition as VariantDefinition), fault('bad-definition', says));
}
