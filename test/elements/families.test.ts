import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import '../../src/variants/all.js';
import { Game, type SimpleMove } from '../../src/engine.js';
import type { By } from '../../src/index.js';
import { can } from '../helpers/browser-can.js';
import { FAMILY_WINS, movesOf, type FamilyWin } from '../helpers/family-wins.js';
import { deal, type GameHarness } from '../helpers/game-harness.js';
import { Dragger, Tapper, Toucher, Typist, type Player } from '../helpers/player.js';
import { expectOrder } from '../helpers/table-order.js';
import { textOfEvent, textsOfMove } from '../helpers/told.js';

afterEach(() => resetMouse());

/** So many moves at the beginning and at the end of a game are made by hand; the page makes those between. */
interface ByHand {
  readonly first: number;
  readonly last: number;
}

/** The same game in the page and on the side. */
interface Both {
  readonly table: GameHarness;
  readonly aside: Game;
  readonly moves: readonly SimpleMove[];
}

async function dealBoth(win: FamilyWin): Promise<Both> {
  const { variant, deck } = win;
  const table = await deal({ variant, ...(deck ? { deck } : { deal: String(win.deal) }), controls: 'none' });
  const aside = Game.deal(variant, { deck: table.game.deck });
  return { table, aside, moves: movesOf(win, table.game) };
}

/** Plays to the end, and finds each move told as what it did, nothing else before the win. */
async function playOut(both: Both, players: readonly Player[], { first, last }: ByHand): Promise<void> {
  const { table, aside, moves } = both;
  table.told.length = 0;
  for (const [i, move] of moves.entries()) {
    const by: By = i < first || i >= moves.length - last ? 'player' : 'host';
    if (by === 'host') {
      table.element.play(move);
      await table.element.updateComplete;
    } else await players[i % players.length]!.play(move);
    const texts = textsOfMove(aside.play(move), by);
    const told = table.told.splice(0, texts.length).map(textOfEvent);
    expect(told, `move ${i + 1}`).to.deep.equal(texts);
  }
  await table.element.updateComplete;
  expect(table.told.map(({ type }) => type)).to.deep.equal(['solitaire-win']);
  expect(table.element.status).to.equal('won');
  expect(table.shown()).to.deep.equal(table.expected());
  expect(table.said).to.match(new RegExp(`^You won in ${moves.length} moves, `));
}

describe('a game of each family is won by mouse and finger', () => {
  for (const win of FAMILY_WINS) {
    it(`${win.family}: ${win.variant}`, async function () {
      const both = await dealBoth(win);
      const { table } = both;
      // A card that goes to where it lies is no drag.
      const tapper = new Tapper(table);
      const unlessStill = (player: Player): Player => ({
        play: (move) => (move.type === 'transfer' && move.from === move.to ? tapper : player).play(move),
      });
      const players = [unlessStill(new Dragger(table)), tapper];
      if (can(this, 'touch the screen')) players.push(unlessStill(new Toucher(table)));
      await playOut(both, players, { first: 3, last: 6 });
    });
  }
});

describe('cards that go out of the game', () => {
  const named = (variant: string) => FAMILY_WINS.find((win) => win.variant === variant)!;

  for (const variant of ['thirteen', 'fourteen']) {
    it(`go out by the keyboard alone: ${variant}`, async () => {
      const both = await dealBoth(named(variant));
      await both.table.press('Tab');
      await playOut(both, [new Typist(both.table)], { first: 3, last: 12 });
    });
  }

  it('go out in pairs, from a card that is picked up or by the likeliest move, and it is said so', async () => {
    const { table } = await dealBoth(named('thirteen'));
    await table.press('Tab');
    for (const key of ['Enter', 'Enter', 'ArrowRight', 'Enter']) await table.press(key);
    expect(table.said).to.equal('Removed 9 of clubs and 4 of clubs.');
    expect(table.game.score).to.equal(2);
    table.element.undo();
    await table.element.updateComplete;
    expect(table.said).to.equal('Undone: remove 9 of clubs, waste. Score 0.');
  });

  it('leave the focus on the table, near where they were', async () => {
    const { table, moves } = await dealBoth(named('fourteen'));
    for (const move of moves.slice(0, -2)) table.element.play(move);
    await table.element.updateComplete;
    await table.press('Tab');
    await new Typist(table).play(moves.at(-2)!);
    const { from, to } = moves.at(-1) as { from: string; to: string };
    expect([from, to]).to.include(table.focusedStop?.pile);
  });

  it('are one move of two in the list of moves', async () => {
    const { table } = await dealBoth(named('fourteen'));
    await table.press('Tab');
    await table.press('m');
    const dialog = await table.opened('page');
    const texts = [...dialog.querySelectorAll('.move-list button')].map((button) => button.textContent.trim());
    expect(texts.length).to.equal(table.game.legalMoves().length / 2);
    expect(texts[0]).to.match(/^Remove .+, tableau \d+, with .+, tableau \d+$/);
  });
});

describe('a table whose cards close up', () => {
  it('marks the card that was moved, not those that only follow', async () => {
    const { table, moves } = await dealBoth(FAMILY_WINS.find(({ variant }) => variant === 'accordion')!);
    await new Dragger(table).play(moves[0]!);
    await table.element.updateComplete;
    expect(table.withPart('moved')).to.have.members(['AC', '2C']);
    expect(table.said).to.equal('2 of clubs to tableau 1. Removed ace of clubs.');
    await expectOrder(table);
  });
});
