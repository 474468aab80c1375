import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { formatMove, Game, simpleMoves } from '../../src/engine/index.js';
import { inGoodTime } from '../helpers/browser-can.js';
import { deal, pointOn, sendAll, type GameHarness } from '../helpers/game-harness.js';
import { tableOf } from '../helpers/engine-text.js';
import { expectOrder } from '../helpers/table-order.js';

afterEach(() => resetMouse());

const GESTURES = inGoodTime(200);

type Point = [number, number];

/** Numbers from 0 to 1, the same ones for the same start. */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** Any spot on a pile, on what is fanned out below it, or a little beside it. */
function anySpot({ root }: GameHarness, random: () => number): () => Point {
  const piles = [...root.querySelectorAll('solitaire-pile')].map((pile) => pile.getBoundingClientRect());
  return () => {
    const { left, top, width, height } = piles[Math.floor(random() * piles.length)]!;
    return [Math.round(left + random() * width * 1.05), Math.round(top + random() * height * 1.4)];
  };
}

/** A click, a double click or a drag, each as fast as a mouse can be; every third is a move that is legal. */
async function gesture(table: GameHarness, random: () => number, spot: () => Point): Promise<void> {
  const kind = random();
  const press = [{ type: 'down' }, { type: 'up' }] as const;
  const at = (position: Point) => ({ type: 'move', position }) as const;
  const moves = table.game.legalMoves();
  const move = moves[Math.floor(random() * moves.length)];
  if (kind < 0.3 && move?.type === 'transfer') {
    await table.drag(table.cardAt(move.from, -move.count), table.topOf(move.to));
  } else if (kind < 0.3) await sendAll([at(pointOn(table.pile('stock'))), ...press]);
  else if (kind < 0.6) await sendAll([at(spot()), ...press]);
  else if (kind < 0.7) await sendAll([at(spot()), ...press, ...press]);
  else await sendAll([at(spot()), press[0], at(spot()), at(spot()), press[1]]);
}

/** Notes each move that is made though it is not legal. */
function illegalMoves({ element }: GameHarness): string[] {
  const found: string[] = [];
  element.addEventListener('solitaire-before-move', ({ move, by }) => {
    const legal = element.game!.legalMoves().map(formatMove);
    const [first] = simpleMoves(move);
    if (by === 'player' && !legal.includes(formatMove(first!))) found.push(formatMove(move));
  });
  return found;
}

describe('clicks, double clicks and drags at random, one right after the other', () => {
  for (const [variant, start] of Object.entries({ escalator: 11, athena: 12, saratoga: 13, klondike: 14 })) {
    it(`leave a game of ${variant} in order (from ${start})`, async function () {
      this.timeout(180_000);
      const table = await deal({ variant, deal: String(start), controls: 'none' });
      const illegal = illegalMoves(table);
      const random = numbersFrom(start);
      const spot = anySpot(table, random);
      for (let made = 0; made < GESTURES; made++) {
        await gesture(table, random, spot);
        expect(table.shown(), `gesture ${made}`).to.deep.equal(table.expected());
      }
      await table.press('Escape');
      await expectOrder(table);
      expect(illegal).to.deep.equal([]);
      expect(table.toldOf('solitaire-move')).to.have.length.greaterThan(GESTURES / 8);

      const { game, element } = table;
      const last = table.shown();
      const moves = game.history.length;
      while (game.canUndo) element.undo();
      await expectOrder(table);
      const fresh = Game.deal(game.variant, { deck: game.deck, options: game.options });
      expect(tableOf(game.piles)).to.deep.equal(tableOf(fresh.piles));
      while (game.canRedo) element.redo();
      await expectOrder(table);
      expect(table.shown()).to.deep.equal(last);
      expect(game.history).to.have.length(moves);
    });
  }
});
