import { expect } from '@open-wc/testing';
import { formatMove, Game, parseOptions } from '../../src/engine.js';
import { deal, type GameHarness } from './game-harness.js';
import type { Player } from './player.js';
import { textOfEvent, textsOfMove } from './told.js';
import { WON_GAMES, type WonGame } from './won-games.js';

/** All variants of which there is a won game. */
export const VARIANTS = WON_GAMES.map(({ variant }) => variant);

/**
 * Tests that a game of each variant is won by one kind of input.
 * @param whole the variants of which the hand makes every move; of the others the page makes most, to be quick
 */
export function testWins(
  way: string,
  playerAt: (table: GameHarness) => Player,
  whole: readonly string[],
): void {
  for (const game of WON_GAMES) {
    const byHand = (index: number): boolean => whole.includes(game.variant) || isByHand(game, index);

    it(`a game of ${game.variant} is won by ${way} alone, and all of it told`, async function () {
      this.timeout(180_000);
      const table = await deal({ ...game, controls: 'none' });
      await table.press('Tab');
      const player = playerAt(table);
      for (const [index, move] of game.moves.entries()) {
        await table.element.updateComplete;
        if (byHand(index)) await player.play(move);
        else table.element.play(move);
        expect(table.game.history.length, `${formatMove(move)}: ${table.said}`).to.equal(index + 1);
      }
      await table.element.updateComplete;
      expect(table.shown()).to.deep.equal(table.expected());
      expect(table.element.status).to.equal('won');
      expect(table.told.map(textOfEvent)).to.deep.equal(expectedTexts(game, byHand));
    });
  }
}

/** The moves around the first redeal, and the last ones. */
function isByHand({ moves }: WonGame, index: number): boolean {
  const redeal = moves.findIndex(({ type }) => type === 'redeal');
  return Math.abs(index - redeal) < 7 || index >= moves.length - 6;
}

/** What the page is to be told, from a second game in which the same is played. */
function expectedTexts(
  { variant, deal, options, moves }: WonGame,
  byHand: (index: number) => boolean,
): string[] {
  const twin = Game.deal(variant, { deal: Number(deal), options: parseOptions(options ?? '') });
  const texts = moves.flatMap((move, index) => {
    return textsOfMove(twin.play(move), byHand(index) ? 'player' : 'host');
  });
  return [...texts, `win ${twin.score} in ${twin.moveCount} by player`];
}
