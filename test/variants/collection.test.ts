import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import '../../src/variants/all.js';
import { Game, simpleMoves, variants, type Pile } from '../../src/engine.js';
import { catalogue } from '../../src/variants/catalogue.js';
import { COLLECTION } from '../helpers/engine-collection.js';
import { cardsOf, nameOf, transfer } from '../helpers/engine-play.js';
import { legalTexts } from '../helpers/engine-text.js';
import { englishRules } from '../helpers/english-rules.js';

/** The first cards of numbered deals, row by row, as they are known everywhere. */
const KNOWN_DEALS = {
  1: ['JD 2D 9H JC 5D 7H 7C 5H', 'KD KC 9S 5S AD QC KH 3H'],
  617: ['7D AD 5C 3S 5S 8C 2D AH', 'TD 7S QD AC 6D 8H AS KH'],
  11982: ['AH AS 4H AC 2D 6S TS JS', '3D 3H QS QC 8S 7H AD KS'],
};

describe('FreeCell', () => {
  for (const [deal, rows] of Object.entries(KNOWN_DEALS)) {
    it(`deals number ${deal} as it is known`, () => {
      const { piles } = Game.deal('freecell', { deal: Number(deal) });
      assert.deepEqual([0, 1].map((row) => rowOf(piles, row)), rows);
    });
  }

  it('has another deck for each of its numbers, and an exact one too', () => {
    const decks = Array.from({ length: 2000 }, (_, i) => Game.deal('freecell', { deal: i + 1 }).deck);
    assert.equal(new Set(decks).size, decks.length);
    const { deck, deal } = Game.deal('freecell', { deck: decks[616]! });
    assert.deepEqual([deck, deal], [decks[616], undefined]);
    assert.equal(Game.fromJSON(Game.deal('freecell', { deal: 32_000 }).toJSON()).deal, 32_000);
  });

  it('moves as many cards at once as could go one by one, and says when there is no room', () => {
    const game = Game.deal('freecell', { deal: 1 });
    for (const column of [1, 2, 3, 4]) game.play(transfer(`tableau-${column}`, `cell-${column}`));
    const refusals = game.piles.flatMap(({ id }) =>
      game.piles.map((to) => game.refusal(transfer(id, to.id, 2))?.reason),
    );
    assert.ok(!legalTexts(game).some((text) => text.endsWith('*2')));
    assert.ok(!refusals.includes(undefined));
  });

  it('sends up by itself what no card can need any more, in the same move', () => {
    for (let deal = 1; deal <= 20; deal++) {
      const game = Game.deal('freecell', { deal });
      for (const move of game.legalMoves()) {
        game.play(move);
        const ups = game.piles.filter(({ role }) => role === 'foundation').map(({ cards }) => cards.length);
        assert.ok(Math.max(...ups) <= Math.min(...ups) + 3);
        game.undo();
        assert.equal(game.score, 0);
      }
    }
  });
});

describe('Spider', () => {
  it('is played with four suits, two or one, and always 104 cards', () => {
    for (const suits of [1, 2, 4]) {
      const { piles, deck } = Game.deal('spider', { options: { suits } });
      assert.equal(new Set(cardsOf(piles)).size, 104);
      assert.equal(new Set(deck!.split(' ').map((word) => word[1])).size, suits);
    }
  });

  it('deals nothing while a pile is empty', () => {
    const game = Game.deal('spider', { options: { suits: 1 } });
    const suit = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS'.split(' ');
    assert.throws(() => Game.deal('spider', { deck: suit.join(' ') }), { code: 'bad-deck' });
    assert.equal(game.refusal({ type: 'deal' }), undefined);
  });
});

describe('the deck', () => {
  it('of a game with several packs is read from its text, each card as often as there are packs', () => {
    const { deck } = Game.deal('gypsy', { deal: 7 });
    assert.equal(Game.deal('gypsy', { deck }).deck, deck);
    const third = deck!.replace(/^\S+ \S+/, 'AC AC').replace(/\S+$/, 'AC');
    assert.throws(() => Game.deal('gypsy', { deck: third }), { code: 'bad-deck' });
    assert.throws(() => Game.deal('klondike', { deck }), { code: 'bad-deck' });
  });
});

describe('the base rank', () => {
  it('is what empty foundations take', () => {
    const game = Game.deal('canfield', { deal: 5 });
    const [base] = game.pile('foundation-1').cards;
    assert.deepEqual(game.wanted('foundation-2').ranks, [base!.rank]);
    assert.equal(game.score, 1);
  });
});

describe('Thirteen', () => {
  it('removes kings and pairs, and tells the discard where they went', () => {
    const game = Game.deal('thirteen', { deal: 1 });
    let removed = 0;
    for (let i = 0; i < 60 && game.legalMoves().length; i++) {
      const { move, cards } = game.play(game.legalMoves()[0]!);
      if (move.type === 'deal') continue;
      removed += move.type === 'remove' && cards[0]!.card.rank === 13 ? 1 : 2;
      assert.equal(game.score, removed);
      assert.ok(cards.some(({ to }) => to.pile === 'discard'));
    }
    assert.ok(removed > 0);
  });

  it('offers to remove a pile where it gives up a card by itself', () => {
    const removable = [];
    for (let deal = 1; deal <= 20; deal++) {
      const game = Game.deal('thirteen', { deal });
      for (const { id } of game.piles) {
        const move = game.removeMove(id);
        if (move) removable.push(game.pile(id).cards.at(-1)!.rank);
        assert.equal(move !== undefined, legalTexts(game).includes(`${id}>out`));
      }
    }
    assert.ok(removable.length > 5);
    assert.deepEqual(new Set(removable), new Set([13]));
  });
});

describe('Gaps', () => {
  it('deals anew, once no gap can be filled, in the same way each time', () => {
    const play = (options: object) => {
      const game = Game.deal('gaps', { deal: 3, options: { ...options } });
      while (game.legalMoves()[0]?.type === 'transfer' && game.moveCount < 300) game.play(game.legalMoves()[0]!);
      assert.deepEqual(game.legalMoves(), [{ type: 'redeal' }]);
      game.play({ type: 'redeal' });
      assert.equal(game.redealsLeft, 1);
      return game;
    };
    const [game, again, anywhere] = [play({}), play({}), play({ 'gaps-anywhere': true })];
    assert.deepEqual(game.piles, again.piles);
    assert.notDeepEqual(game.piles, anywhere.piles);
    assert.ok(game.legalMoves().length > 0);
  });
});

describe('Clock', () => {
  it('plays itself by clicks to a score of 48 or the fourth king', () => {
    const ends = new Set<string>();
    for (let deal = 1; deal <= 60; deal++) {
      const game = Game.deal('clock', { deal });
      for (let move = game.sendMove('tableau-13'); move; move = game.sendMove('tableau-13')) game.play(move);
      ends.add(game.status);
      assert.equal(game.status === 'won', game.score === 48);
    }
    assert.deepEqual([...ends].sort(), ['stuck', 'won']);
  });
});

describe('every game of the collection', () => {
  it('is in the catalogue under its id and its name, and loaded from there', async () => {
    const loading = catalogue.map(async ({ id, name, load }) => ({ id, name, variant: await load() }));
    const entries = await Promise.all(loading);
    for (const { id, name, variant } of entries) {
      assert.equal(variants.get(id), variant);
      assert.equal(variant.name, name);
    }
    assert.deepEqual(new Set(entries.map(({ id }) => id)), new Set(variants.keys()));
  });

  it('has a rules page of its own words', () => {
    for (const variant of variants.values()) {
      for (const section of Object.values(englishRules(variant)) as (readonly string[])[]) {
        for (const paragraph of section) assert.match(paragraph, /^[A-Z].+\.$/, variant.name);
      }
    }
  });

  for (const setting of COLLECTION) {
    it(`lies within its table, each pile in a place of its own, and is dealt playable: ${nameOf(setting)}`, () => {
      const game = Game.deal(setting.variant, { deal: 1, options: setting.options });
      const { columns, rows, piles } = game.table;
      for (const { id, x, y } of piles)
        assert.ok(x >= 0 && x <= columns - 1 && y >= 0 && y <= rows - 1, `${id} at ${x}, ${y}`);
      for (const a of piles) {
        const over = piles.find((b) => b.index > a.index && Math.abs(a.x - b.x) < 0.99 && Math.abs(a.y - b.y) < 0.99);
        if (over) assert.ok(a.coveredBy.includes(over.index), `${a.id} and ${over.id}`);
      }
      assert.ok(game.legalMoves().every((move) => simpleMoves(move).length === 1));
    });
  }
});

function rowOf(piles: readonly Pile[], row: number): string {
  const columns = piles.filter(({ role }) => role === 'tableau');
  return columns.map(({ cards }) => cards[row]!.id).join(' ');
}
